/** Names the folder of pictures this build belongs to. */
declare const __ART_VERSION__: string;

/** The part of Trusted Types that the client uses, in browsers that have them. */
interface Window {
  readonly trustedTypes?: {
    createPolicy(
      name: string,
      rules: { readonly createHTML: (html: string, isPage?: boolean) => string },
    ): { createHTML(html: string, isPage?: boolean): TrustedHTML };
  };
}
