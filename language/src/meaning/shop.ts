import type { Block } from '../syntax/block.ts';
import type { Form, Mention, Reading } from './form.ts';
import { amountFrom, nameOf } from './named-forms.ts';
import { listOf, picture, plainWords, wholeNumber, yesOrNo } from './plain-forms.ts';
import { readFacts, requireFacts, type WrittenBlock } from './read-facts.ts';
import { requirement } from './requirement.ts';

export const shopFacts = {
  id: wholeNumber(1),
  was: plainWords,
  when: listOf(requirement),
  image: picture,
  order: wholeNumber(-1_000_000),
};

export const wareFacts = {
  id: wholeNumber(1),
  was: plainWords,
  price: amountFrom(1),
  fetches: amountFrom(1),
  when: listOf(requirement),
  bought: plainWords,
  sold: plainWords,
};

/** The heading of a ware is the name of the quality. */
export type WrittenWare = WrittenBlock<typeof wareFacts> & { readonly thing: Mention };

export type WrittenShop = WrittenBlock<typeof shopFacts> & { readonly wares: readonly WrittenWare[] };

export function readShop(block: Block, reading: Reading): WrittenShop {
  const written = readFacts(block, shopFacts, reading);
  requireFacts(written, ['image'], reading);
  return { ...written, wares: block.inner.map((inner) => readWare(inner, reading)) };
}

function readWare(block: Block, reading: Reading): WrittenWare {
  const thing = nameOf('quality').read(block.heading, reading) as Mention;
  return { ...readFacts(block, wareFacts, reading), thing };
}

/** Like `2026-05`. */
const month: Form<string> = {
  read({ text, at }, { report }) {
    if (/^\d{4}-(0[1-9]|1[0-2])$/.test(text)) return text;
    report(at, `"${text}" is not a month, like "2026-05"`);
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

export type WrittenStoreItem = WrittenBlock<typeof storeItemFacts>;

export function readStoreItem(block: Block, reading: Reading): WrittenStoreItem {
  const written = readFacts(block, storeItemFacts, reading);
  requireFacts(written, ['fate', 'line', 'image'], reading);
  return written;
}
