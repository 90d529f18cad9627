import type { AccessCode, AccessCodeResult } from '@underhall/contract';
import type { KnownCode } from './find-code.ts';

/** A code as it is shown; with a result there is nothing left to ask. */
export const presentCode = (known: KnownCode, result?: AccessCodeResult): AccessCode => ({
  name: known.code,
  image: known.image ?? 'letter',
  initialMessage: known.greeting ?? 'Somebody has left something for you, and said that you would come for it.',
  completedMessage: thanksOf(known),
  challenge: 'This can be given to each character once. Continue, and it is yours.',
  displayChallenge: result === undefined,
  ...(result && { result }),
});

export const thanksOf = ({ thanks }: KnownCode): string => thanks ?? 'It is handed over, against your signature.';
