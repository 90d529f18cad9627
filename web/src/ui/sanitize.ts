import purify from 'dompurify';

const allowed = {
  ALLOWED_TAGS: ['p', 'em', 'strong', 'b', 'i', 'br', 'ul', 'ol', 'li', 'span', 'mark'],
  ALLOWED_ATTR: ['class'],
  ALLOW_ARIA_ATTR: false,
  ALLOW_DATA_ATTR: false,
};

/** A page for reading has headings and links besides: to a path of the game, elsewhere over TLS, and to a mailbox. */
const allowedOnPages = {
  ...allowed,
  ALLOWED_TAGS: [...allowed.ALLOWED_TAGS, 'h1', 'a'],
  ALLOWED_ATTR: [...allowed.ALLOWED_ATTR, 'href', 'id'],
  ALLOWED_URI_REGEXP: /^(?:\/(?!\/)|#|https:\/\/|mailto:)/,
};

const purified = (html: string, isPage = false): string => purify.sanitize(html, isPage ? allowedOnPages : allowed);

const policy = window.trustedTypes?.createPolicy('game-html', { createHTML: purified });

/** Sanitizes markup, by the Trusted Types policy where the browser knows those. */
export const sanitize = (html: string): string | TrustedHTML => policy?.createHTML(html) ?? purified(html);

/** The same of a page for reading. */
export const sanitizePage = (html: string): string | TrustedHTML =>
  policy?.createHTML(html, true) ?? purified(html, true);

/** Sanitizes markup into nodes that are not on the page. */
export const fragmentOf = (html: string): DocumentFragment =>
  purify.sanitize(html, { ...allowed, RETURN_DOM_FRAGMENT: true });

/** The same of a page for reading. */
export const fragmentOfPage = (html: string): DocumentFragment =>
  purify.sanitize(html, { ...allowedOnPages, RETURN_DOM_FRAGMENT: true });

/** The text of markup without its tags, for screen readers and titles. */
export const wordsOf = (html: string): string =>
  (/[<&]/.test(html) ? fragmentOf(html).textContent : html)?.trim() ?? '';
