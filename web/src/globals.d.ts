/** The part of Trusted Types that the client uses. Undefined in browsers without support. */
interface Window {
  /** In `public/first.js`. */
  applyLooks(words: object): void;
  readonly trustedTypes?: {
    createPolicy(
      name: string,
      rules: { readonly createHTML: (html: string, isPage?: boolean) => string },
    ): { createHTML(html: string, isPage?: boolean): TrustedHTML };
  };
}
