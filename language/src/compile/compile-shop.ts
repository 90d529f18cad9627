import type { Shop, StoreItem, Ware } from '@underhall/engine';
import type { WrittenShop, WrittenStoreItem, WrittenWare } from '../meaning/shop.ts';
import { curlQuotes } from '../syntax/typography.ts';
import { compileRequirements } from './compile-requirement.ts';
import { compileProse } from './compile-text.ts';
import type { Lookup } from './look-up.ts';

/** @param index position among all shops of the source */
export const compileShop = ({ block, facts, prose, wares }: WrittenShop, index: number, find: Lookup): Shop => ({
  id: find.idOf(block),
  name: curlQuotes(block.heading.text),
  descriptionHtml: compileProse(prose, find),
  image: facts.image ?? '',
  order: facts.order ?? index + 1,
  when: compileRequirements(facts.when, find),
  wares: wares.map((ware) => compileWare(ware, find)),
});

const compileWare = ({ block, facts, thing }: WrittenWare, find: Lookup): Ware => ({
  id: find.idOf(block),
  quality: find.idFor(thing),
  currency: find.idFor((facts.price ?? facts.fetches)?.quality),
  ...(facts.price ? { cost: facts.price.count } : {}),
  ...(facts.fetches ? { fetches: facts.fetches.count } : {}),
  ...(facts.when ? { when: compileRequirements(facts.when, find) } : {}),
  ...(facts.bought ? { boughtText: curlQuotes(facts.bought.text) } : {}),
  ...(facts.sold ? { soldText: curlQuotes(facts.sold.text) } : {}),
});

/** @param index position among all store items of the source */
export const compileStoreItem = (
  { block, facts, prose }: WrittenStoreItem,
  index: number,
  find: Lookup,
): StoreItem => ({
  id: find.idOf(block),
  name: curlQuotes(block.heading.text),
  image: facts.image ?? '',
  descriptionHtml: compileProse(prose, find),
  inShort: curlQuotes(facts.line?.text ?? ''),
  fate: facts.fate ?? 0,
  order: facts.order ?? index + 1,
  clears: (facts.clears ?? []).map((quality) => find.idFor(quality)),
  ...(facts.opens && { opens: find.idFor(facts.opens) }),
  ...(facts.again !== undefined && { again: facts.again }),
  ...(facts.released && { released: facts.released }),
  ...(facts.season && { season: curlQuotes(facts.season.text) }),
  ...(facts.factions && { factions: curlQuotes(facts.factions.text) }),
  ...(facts.author && { author: curlQuotes(facts.author.text) }),
  ...(facts.favourite && { isFavourite: true }),
  ...(facts.hidden && { isHidden: true }),
  ...(facts.bought && { boughtText: curlQuotes(facts.bought.text) }),
});
