import type { ResultMessage } from '@underhall/contract';
import type { Change } from '@underhall/engine';

/** A result message without a more specific type. `message` is HTML. */
export const infoMessage = (message: string, image?: string): ResultMessage => ({
  type: 'InfoMessage',
  priority: 2,
  message,
  ...(image && { image }),
});

export type ChangeOf<Kind extends Change['kind']> = Extract<Change, { readonly kind: Kind }>;
