import type { Block } from '../syntax/block.ts';
import { accessCode } from './access-code.ts';
import type { Reading } from './form.ts';
import { amountFrom } from './named-forms.ts';
import { listOf, plainWords, wholeNumber } from './plain-forms.ts';
import { readFacts, requireFacts, type Written } from './read-facts.ts';

export const personaFacts = {
  id: wholeNumber(1),
  was: plainWords,
  code: accessCode,
  'starts with': listOf(amountFrom(1)),
};

export type PersonaWritten = Written<typeof personaFacts>;

export function readPersona(block: Block, reading: Reading): PersonaWritten {
  const written = readFacts(block, personaFacts, reading);
  requireFacts(written, ['starts with'], reading);
  return written;
}
