import { openPack, type Pack, type World } from '../../world.ts';
import { plainWords } from '../../world-words.ts';
import { drawFrom } from './draw.ts';
import { someAllowances } from './some-allowances.ts';
import { someAreas, someLodgings, someSettings } from './some-places.ts';
import { someActs, someAgents, someConcerns, somePersonas, someShops, someTimed } from './some-rest.ts';
import { someStorylets } from './some-storylets.ts';
import { anAmount, qualityIds, someQualities } from './some-things.ts';

/** A small world that contains every kind of content. Each seed makes a different one. */
export function aModelWorld(seed: number): World {
  const draw = drawFrom(seed);
  const qualities = someQualities(draw);
  const pack: Pack = {
    version: String(seed),
    name: 'Model',
    words: plainWords('Model', { offerPrices: { newName: draw.number(0, 3), newFace: draw.number(0, 2) } }),
    allowances: someAllowances(draw),
    mapRoots: [],
    start: {
      area: 1,
      qualities: [
        ...[
          qualityIds.pence,
          qualityIds.secret,
          qualityIds.lens,
          qualityIds.charm,
          qualityIds.whistle,
          qualityIds.cat,
          qualityIds.hat,
          qualityIds.coat,
          qualityIds.cane,
        ].map((quality) => ({
          quality,
          level: draw.number(0, 3),
        })),
        ...[qualityIds.keen, qualityIds.quick].map((quality) => ({ quality, level: draw.of([1, 3, 10, 33, 40]) })),
        { quality: qualityIds.pence, level: draw.number(0, 20) },
        { quality: qualityIds.ticket, level: draw.number(0, 2) },
        ...draw.many(0, 4, () => anAmount(draw, 1, 4)),
      ],
      restrictions: draw.is(12) ? ['Travel', 'EchoBazaar'] : [],
      faces: ['beardy', 'veil', 'fez'],
    },
    qualities,
    settings: someSettings(draw),
    areas: someAreas(draw),
    lodgings: someLodgings(draw),
    storylets: someStorylets(draw),
    timed: someTimed(draw),
    shops: someShops(draw),
    storeItems: [],
    agents: someAgents(draw),
    concerns: someConcerns(draw),
    acts: someActs(draw),
    personas: somePersonas(draw),
    snippets: [],
    adverts: [],
    news: [],
    pages: [],
  };
  return openPack(pack);
}
