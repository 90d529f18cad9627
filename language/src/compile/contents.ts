import type { Pack, Persona, Quality } from '@underhall/engine';
import { allowancesOf } from '../meaning/allowances.ts';
import { drawnWorld } from '../meaning/drawn-world.ts';
import type { WrittenPack, WrittenPersona } from '../meaning/pack.ts';
import type { WrittenWorld } from '../meaning/read-world.ts';
import { curlQuotes } from '../syntax/typography.ts';
import { choiceQualities } from './choices-once.ts';
import { compileAct } from './compile-act.ts';
import { compileAgent, compileConcern } from './compile-agent.ts';
import { compileTimed } from './compile-consequences.ts';
import { compileAdvert, compileNews, compileSnippet, pagesOf } from './compile-pages.ts';
import { compileArea, compileLodging, compileSetting } from './compile-places.ts';
import { compileQuality } from './compile-quality.ts';
import { compileLevels, compileRequirements } from './compile-requirement.ts';
import { compileShop, compileStoreItem } from './compile-shop.ts';
import { compileStorylet } from './compile-storylet.ts';
import { compileWords } from './compile-words.ts';
import { hiddenPartsOf } from './hidden-parts.ts';
import { type Lookup, lookUp } from './look-up.ts';

type Head = Pick<Pack, 'name' | 'words' | 'allowances' | 'mapRoots' | 'start' | 'weekly' | 'offersWhen'>;
type Lists = Omit<Pack, 'version' | keyof Head>;

/** A pack without its version. The lists compile lazily, to save memory. */
export type Contents = {
  readonly head: Head;
  /** In the order of the pack. */
  readonly lists: { readonly [Key in keyof Lists]: Iterable<Lists[Key][number]> };
};

/** Throws at an unknown name, so the world must be checked first. */
export function contentsOf(world: WrittenWorld, ids: ReadonlyMap<object, number>): Contents {
  const find = lookUp(world, ids);
  const drawn = drawnWorld(world);
  const [pack] = world.packs;
  if (!pack) throw new Error('a world without a pack cannot be compiled');
  const { facts } = pack;
  return {
    head: {
      name: curlQuotes(pack.block.heading.text),
      words: compileWords(pack, find, hiddenPartsOf(world)),
      allowances: allowancesOf(pack.words),
      mapRoots: mapRootsOf(world),
      start: {
        area: find.idFor(facts['start at']),
        qualities: compileLevels(facts['start with'], find),
        restrictions: facts['held back'] ?? [],
        faces: facts.faces ?? [],
        ...facesFor(pack),
        ...faceNames(pack),
      },
      ...(facts.weekly ? { weekly: find.idFor(facts.weekly) } : {}),
      ...(facts['offers when'] && { offersWhen: compileRequirements(facts['offers when'], find) }),
    },
    lists: {
      qualities: qualitiesOf(world, find),
      settings: each(world.settings, (setting) => compileSetting(setting, find)),
      areas: each(world.areas, (area) => compileArea(area, find, drawn)),
      lodgings: each(world.lodgings, (lodging) => compileLodging(lodging, find)),
      storylets: each(world.storylets, (storylet) => compileStorylet(storylet, find)),
      timed: each(world.timed, (timed) => compileTimed(timed, find)),
      shops: each(world.shops, (shop, index) => compileShop(shop, index, find)),
      agents: each(world.agents, (agent) => compileAgent(agent, find)),
      concerns: each(world.concerns, (concern, index) => compileConcern(concern, index, find)),
      acts: each(world.acts, (act) => compileAct(act, find)),
      personas: each(world.personas, (persona) => compilePersona(persona, find)),
      storeItems: each(world.storeItems, (item, index) => compileStoreItem(item, index, find)),
      snippets: each(world.snippets, (snippet) => compileSnippet(snippet, find)),
      adverts: each(world.adverts, (advert) => compileAdvert(advert, find)),
      news: each(world.news, (news, index) => compileNews(news, index, find)),
      pages: pagesOf(world, hiddenPartsOf(world)),
    },
  };
}

function facesFor({ words: { Newcomers } }: WrittenPack): Pick<Pack['start'], 'facesFor'> {
  const { 'lady faces': Lady, 'gentleman faces': Gentleman, 'indistinct faces': Indistinct } = Newcomers?.facts ?? {};
  if (!Lady && !Gentleman && !Indistinct) return {};
  return { facesFor: { ...(Lady && { Lady }), ...(Gentleman && { Gentleman }), ...(Indistinct && { Indistinct }) } };
}

function faceNames({ words: { Newcomers } }: WrittenPack): Pick<Pack['start'], 'faceNames'> {
  const names = Newcomers?.facts['face name'];
  if (!names) return {};
  return { faceNames: Object.fromEntries(names.map(({ name, words }) => [name, curlQuotes(words.text)])) };
}

const mapRootsOf = ({ maps, areas }: WrittenWorld): readonly string[] => [
  ...new Set([
    ...maps.map(({ root }) => root),
    ...areas.filter(({ facts }) => facts.type === 'Root').map(({ key }) => key),
  ]),
];

function* each<Written, Thing>(
  all: readonly Written[],
  compile: (written: Written, index: number) => Thing,
): Iterable<Thing> {
  for (const [index, written] of all.entries()) yield compile(written, index);
}

function* qualitiesOf(world: WrittenWorld, find: Lookup): Iterable<Quality> {
  yield* each(world.qualities, (quality, index) => compileQuality(quality, index, find));
  yield* choiceQualities(world, find);
}

const compilePersona = ({ block, facts }: WrittenPersona, find: Lookup): Persona => ({
  id: find.idOf(block),
  name: curlQuotes(block.heading.text),
  ...(facts.code ? { code: facts.code } : {}),
  ...(facts.uses ? { uses: facts.uses } : {}),
  ...(facts.image ? { image: facts.image } : {}),
  ...(facts.greeting ? { greeting: curlQuotes(facts.greeting.text) } : {}),
  ...(facts.thanks ? { thanks: curlQuotes(facts.thanks.text) } : {}),
  qualities: compileLevels(facts['starts with'], find),
});
