import type { Block } from '../syntax/block.ts';
import type { Form, Reading } from './form.ts';
import { nameOf } from './named-forms.ts';
import { listOf, picture, plainWords, wholeNumber, yesOrNo } from './plain-forms.ts';
import { readFacts, requireFacts, type WrittenBlock } from './read-facts.ts';

/** A month of the calendar: `2026-05`. */
const month: Form<string> = {
  read({ text: said, at }, { report }) {
    if (/^\d{4}-(0[1-9]|1[0-2])$/.test(said)) return said;
    report(at, `"${said}" is not a month, like "2026-05"`);
    return undefined;
  },
};

export const storeItemFacts = {
  id: wholeNumber(1),
  was: plainWords,
  fate: wholeNumber(1),
  opens: nameOf('quality'),
  clears: listOf(nameOf('quality')),
  again: wholeNumber(1),
  released: month,
  season: plainWords,
  factions: plainWords,
  author: plainWords,
  favourite: yesOrNo,
  hidden: yesOrNo,
  line: plainWords,
  bought: plainWords,
  image: picture,
  order: wholeNumber(-1_000_000),
};

export type StoreItemWritten = WrittenBlock<typeof storeItemFacts>;

export function readStoreItem(block: Block, reading: Reading): StoreItemWritten {
  const written = readFacts(block, storeItemFacts, reading);
  requireFacts(written, ['fate', 'line', 'image'], reading);
  return written;
}
