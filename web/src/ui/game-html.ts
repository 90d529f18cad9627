import purify from 'dompurify';

const allowed = {
  ALLOWED_TAGS: ['p', 'em', 'strong', 'b', 'i', 'br', 'ul', 'ol', 'li', 'span', 'mark'],
  ALLOWED_ATTR: ['class'],
  ALLOW_ARIA_ATTR: false,
  ALLOW_DATA_ATTR: false,
};

const purified = (html: string): string => purify.sanitize(html, allowed);

const policy = window.trustedTypes?.createPolicy('game-html', { createHTML: purified });

/** Safe markup, stamped by the policy where the browser knows policies. */
export const clean = (html: string): string | TrustedHTML => policy?.createHTML(html) ?? purified(html);

/** Safe markup as nodes of their own, to be made into something else than page. */
export const fragmentOf = (html: string): DocumentFragment =>
  purify.sanitize(html, { ...allowed, RETURN_DOM_FRAGMENT: true });

/** The words alone, for ears and titles. */
export const wordsOf = (html: string): string => fragmentOf(html).textContent?.trim() ?? '';
