declare module 'unicode-confusables' {
  /** Replaces each character that Unicode (UTS 39) lists as confusable. */
  export function rectifyConfusion(text: string): string;
}
