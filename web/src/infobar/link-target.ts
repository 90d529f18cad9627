/** A page of the game, or an external URL. */
export type LinkTarget = { readonly kind: 'page' | 'elsewhere'; readonly to: string };

/** Undefined if the link is neither a path of the game nor an https URL. */
export function linkTarget(link: string): LinkTarget | undefined {
  if (/^\/(?![/\\])/.test(link)) return { kind: 'page', to: link };
  return link.startsWith('https://') && URL.canParse(link) ? { kind: 'elsewhere', to: link } : undefined;
}
