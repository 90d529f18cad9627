/** Names the folder of pictures this build belongs to. */
declare const __ART_VERSION__: string;

/** What the client uses of Trusted Types, where the browser has them. */
interface Window {
  readonly trustedTypes?: {
    createPolicy(
      name: string,
      rules: { readonly createHTML: (html: string) => string },
    ): { createHTML(html: string): TrustedHTML };
  };
}
