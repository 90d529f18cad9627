import type { Block } from '../syntax/block.ts';
import { accessCode } from './access-code.ts';
import type { Reading } from './form.ts';
import { amountFrom } from './named-forms.ts';
import { listOf, picture, plainWords, wholeNumber } from './plain-forms.ts';
import { readFacts, requireFacts, type WrittenBlock } from './read-facts.ts';

export const personaFacts = {
  id: wholeNumber(1),
  was: plainWords,
  code: accessCode,
  uses: wholeNumber(1),
  image: picture,
  greeting: plainWords,
  thanks: plainWords,
  'starts with': listOf(amountFrom(1)),
};

export type PersonaWritten = WrittenBlock<typeof personaFacts>;

export function readPersona(block: Block, reading: Reading): PersonaWritten {
  const written = readFacts(block, personaFacts, reading);
  requireFacts(written, ['starts with'], reading);
  const { code, uses, image, greeting, thanks } = written.facts;
  if (code === undefined && [uses, image, greeting, thanks].some((fact) => fact !== undefined))
    reading.report(block.heading.at, 'only a code has uses, a picture, a greeting or thanks; give it a "code"');
  return written;
}
