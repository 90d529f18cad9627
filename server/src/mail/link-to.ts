/** The address that links in letters lead to: the address players type, else the one this server listens on. */
export type LinkDeps = { readonly options: { readonly publicUrl?: string; readonly ownAddress?: string } };

export const linkTo = ({ options }: LinkDeps, path: string): string =>
  new URL(path, options.publicUrl ?? options.ownAddress).href;
