import purify from 'dompurify';

const allowed = {
  ALLOWED_TAGS: ['p', 'em', 'strong', 'b', 'i', 'br', 'ul', 'ol', 'li', 'span', 'mark'],
  ALLOWED_ATTR: ['class'],
  ALLOW_ARIA_ATTR: false,
  ALLOW_DATA_ATTR: false,
};

/** Reading pages also allow headings, and links to game paths, HTTPS URLs and e-mail addresses. */
const allowedOnPages = {
  ...allowed,
  ALLOWED_TAGS: [...allowed.ALLOWED_TAGS, 'h1', 'a'],
  ALLOWED_ATTR: [...allowed.ALLOWED_ATTR, 'href', 'id'],
  ALLOWED_URI_REGEXP: /^(?:\/(?!\/)|#|https:\/\/|mailto:)/,
};

const purified = (html: string, isPage = false): string => purify.sanitize(html, isPage ? allowedOnPages : allowed);

const policy = window.trustedTypes?.createPolicy('game-html', { createHTML: purified });

/** Sanitizes HTML, with a Trusted Types policy if the browser supports it. */
export const sanitize = (html: string): string | TrustedHTML => policy?.createHTML(html) ?? purified(html);

/** Sanitizes a reading page. */
export const sanitizePage = (html: string): string | TrustedHTML =>
  policy?.createHTML(html, true) ?? purified(html, true);

/** Sanitizes HTML into nodes outside the document. */
export const fragmentOf = (html: string): DocumentFragment =>
  purify.sanitize(html, { ...allowed, RETURN_DOM_FRAGMENT: true });

/** Sanitizes a reading page into nodes outside the document. */
export const fragmentOfPage = (html: string): DocumentFragment =>
  purify.sanitize(html, { ...allowedOnPages, RETURN_DOM_FRAGMENT: true });

/** Returns the text of HTML without tags. */
export const wordsOf = (html: string): string =>
  (/[<&]/.test(html) ? fragmentOf(html).textContent : html)?.trim() ?? '';
