declare module 'unicode-confusables' {
  /** Replaces each character that Unicode (UTS 39) lists as confusable with the one it looks like. */
  export function rectifyConfusion(text: string): string;
}
