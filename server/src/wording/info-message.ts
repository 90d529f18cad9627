import type { ResultMessage } from '@underhall/contract';

/** One line among the others, with a picture if it has one. Markup. */
export const infoMessage = (message: string, image?: string): ResultMessage => ({
  type: 'InfoMessage',
  priority: 2,
  message,
  ...(image && { image }),
});
