/** Links in e-mails lead to `PUBLIC_URL`, or else to this server's own address. */
export type LinkDeps = { readonly options: { readonly publicUrl?: string; readonly ownAddress?: string } };

export const linkTo = ({ options }: LinkDeps, path: string): string =>
  new URL(path, options.publicUrl ?? options.ownAddress).href;
