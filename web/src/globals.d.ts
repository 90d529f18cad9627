/** The version of the pictures of this build, part of their URLs. */
declare const __ART_VERSION__: string;

/** From `art/focus.json`: for each kind of banner, and by name, how far down its subject is, in percent. */
declare const __BANNER_FOCUS__: {
  readonly [Kind in 'headers' | 'phone-headers']?: Readonly<Record<string, number>>;
};

/** The part of Trusted Types that the client uses. Undefined in browsers without support. */
interface Window {
  readonly trustedTypes?: {
    createPolicy(
      name: string,
      rules: { readonly createHTML: (html: string, isPage?: boolean) => string },
    ): { createHTML(html: string, isPage?: boolean): TrustedHTML };
  };
}
