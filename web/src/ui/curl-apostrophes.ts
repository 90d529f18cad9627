/** Replaces straight apostrophes within words. The server keeps them, because other clients parse its sentences. */
export const curlApostrophes = (html: string): string => html.replace(/(\p{L})'(\p{L})/gu, '$1’$2');
