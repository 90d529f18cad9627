import type { Persona } from '@underhall/engine';

/** Shown with a code before it is redeemed. */
export const greetingOf = ({ greeting }: Persona): string =>
  greeting ?? 'Somebody has left something for you, and said that you would come for it.';
