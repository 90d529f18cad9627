import type { StoreItem } from '@underhall/engine';
import type { StoreItemWritten } from '../meaning/store-item.ts';
import { typographic } from '../syntax/typography.ts';
import { compileProse } from './compile-text.ts';
import type { Lookup } from './look-up.ts';

/** `index` is its place among all that is sold, as written. */
export const compileStoreItem = (
  { block, facts, prose }: StoreItemWritten,
  index: number,
  find: Lookup,
): StoreItem => ({
  id: find.idOf(block),
  name: typographic(block.heading.text),
  image: facts.image ?? '',
  descriptionHtml: compileProse(prose, find),
  inShort: typographic(facts.line?.text ?? ''),
  fate: facts.fate ?? 0,
  order: facts.order ?? index + 1,
  clears: (facts.clears ?? []).map((quality) => find.named(quality)),
  ...(facts.opens && { opens: find.named(facts.opens) }),
  ...(facts.again !== undefined && { again: facts.again }),
  ...(facts.released && { released: facts.released }),
  ...(facts.season && { season: typographic(facts.season.text) }),
  ...(facts.factions && { factions: typographic(facts.factions.text) }),
  ...(facts.author && { author: typographic(facts.author.text) }),
  ...(facts.favourite && { isFavourite: true }),
  ...(facts.hidden && { isHidden: true }),
  ...(facts.bought && { boughtText: typographic(facts.bought.text) }),
});
