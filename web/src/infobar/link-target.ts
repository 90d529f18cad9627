/** A page of the game, or an external URL. */
export type LinkTarget = { readonly kind: 'page' | 'elsewhere'; readonly to: string };

/** Returns undefined unless the link is a path in the game or an https URL. */
export function linkTarget(link: string): LinkTarget | undefined {
  if (/^\/(?![/\\])/.test(link)) return { kind: 'page', to: link };
  return link.startsWith('https://') && URL.canParse(link) ? { kind: 'elsewhere', to: link } : undefined;
}
