import type { Block } from '../syntax/block.ts';
import type { Named, Reading } from './form.ts';
import { amountFrom, nameOf } from './named-forms.ts';
import { listOf, picture, plainWords, wholeNumber } from './plain-forms.ts';
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

/** The heading of a ware is the name of the thing. */
export type WareWritten = WrittenBlock<typeof wareFacts> & { readonly thing: Named };

export type ShopWritten = WrittenBlock<typeof shopFacts> & { readonly wares: readonly WareWritten[] };

export function readShop(block: Block, reading: Reading): ShopWritten {
  const written = readFacts(block, shopFacts, reading);
  requireFacts(written, ['image'], reading);
  return { ...written, wares: block.inner.map((inner) => readWare(inner, reading)) };
}

function readWare(block: Block, reading: Reading): WareWritten {
  const thing = nameOf('quality').read(block.heading, reading) as Named;
  return { ...readFacts(block, wareFacts, reading), thing };
}
