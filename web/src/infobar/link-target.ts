/** The place that a link of the world leads to: a page of the game, or an address elsewhere. */
export type LinkTarget = { readonly kind: 'page' | 'elsewhere'; readonly to: string };

/** Returns where a link leads; undefined for what is neither a path of the game nor an https address. */
export function linkTarget(link: string): LinkTarget | undefined {
  if (/^\/(?![/\\])/.test(link)) return { kind: 'page', to: link };
  return link.startsWith('https://') && URL.canParse(link) ? { kind: 'elsewhere', to: link } : undefined;
}
