import type { ResultMessage } from '@underhall/contract';
import type { Change } from '@underhall/engine';

/** One line among the others, with a picture if it has one. Markup. */
export const infoMessage = (message: string, image?: string): ResultMessage => ({
  type: 'InfoMessage',
  priority: 2,
  message,
  ...(image && { image }),
});

/** The changes of these kinds. */
export type ChangeOf<Kind extends Change['kind']> = Extract<Change, { readonly kind: Kind }>;
