/** Links in e-mails lead to `PUBLIC_URL`; without it, to the address that this server listens on. */
export type LinkDeps = { readonly options: { readonly publicUrl?: string; readonly ownAddress?: string } };

export const linkTo = ({ options }: LinkDeps, path: string): string =>
  new URL(path, options.publicUrl ?? options.ownAddress).href;
