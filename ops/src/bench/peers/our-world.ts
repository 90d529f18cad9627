import {
  type Character,
  characterDefaults,
  type Effect,
  openPack,
  plainAllowances,
  plainWords,
  type Storylet,
  type World,
} from '@underhall/engine';
import type { TestStorylet, Workload } from '../workload.ts';

const firstQuality = 1001;
const qualityOf = (number: number): number => firstQuality + number;

/** The workload as a world with one area. Each storylet has one branch with the storylet's effects. */
export function ourWorld({ storylets, people }: Workload, deck: 'always' | 'sometimes'): World {
  const rules = { canTravel: true, canOpenMap: true, canChangeOutfit: true, itemsUsableHere: true };
  const texts = { descriptionHtml: '', image: 'plain' };
  return openPack({
    version: 'measured',
    name: 'Measured',
    words: plainWords('Measured'),
    allowances: plainAllowances,
    mapRoots: [],
    start: { area: 1, qualities: [], restrictions: [], faces: ['plain'] },
    qualities: (people[0] ?? []).map((_, number) => ({
      ...texts,
      id: qualityOf(number),
      name: `Quality ${number}`,
      nature: 'Status',
      category: 'Story',
      climbs: 'one by one',
      steepest: 50,
      challengedAs: 'narrow',
      order: number,
    })),
    settings: [{ id: 1, name: 'Rules', ...rules, isInfiniteDraw: true, hand: 1 }],
    areas: [
      {
        ...texts,
        id: 1,
        key: 'place',
        name: 'Place',
        setting: 1,
        type: 'District',
        line: '',
        showOps: true,
        market: false,
      },
    ],
    storylets: storylets.map((each) => storyletOf(each, deck)),
    lodgings: [],
    timed: [],
    shops: [],
    storeItems: [],
    agents: [],
    concerns: [],
    acts: [],
    personas: [],
    snippets: [],
    adverts: [],
    news: [],
    pages: [],
  });
}

function storyletOf({ id, requirements, weight, effects }: TestStorylet, deck: 'always' | 'sometimes'): Storylet {
  const texts = { descriptionHtml: '', image: 'plain' };
  const outcome = { title: 'Done', descriptionHtml: '', reveal: [], effects: effects.map(effectOf) };
  return {
    ...texts,
    id,
    name: `Storylet ${id}`,
    areas: [1],
    when: requirements.map(({ quality, min, max }) => ({
      kind: 'level',
      quality: qualityOf(quality),
      ...(min !== undefined && { atLeast: min }),
      ...(max !== undefined && { atMost: max }),
    })),
    deck,
    frequency: weight,
    urgency: 'normal',
    canGoBack: true,
    sticky: false,
    canChangeOutfit: false,
    teaserHtml: '',
    order: id,
    category: 'Unspecialised',
    branches: [
      {
        ...texts,
        id,
        name: 'Go on',
        order: 1,
        button: 'Go',
        cost: 0,
        when: [],
        needs: [],
        pays: [],
        challenges: [],
        fate: 0,
        oneWay: false,
        outcomes: { always: outcome },
      },
    ],
  };
}

const effectOf = (doing: TestStorylet['effects'][number]): Effect =>
  doing.to === undefined
    ? { kind: 'change', quality: qualityOf(doing.quality), by: doing.by }
    : { kind: 'set', quality: qualityOf(doing.quality), to: doing.to };

/** A character with these levels and nothing else. */
export const ourCharacter = (levels: readonly number[]): Character => ({
  ...characterDefaults,
  name: 'Measured',
  gender: 'Indistinct',
  face: 'plain',
  area: 1,
  actions: { count: 20 },
  qualities: {
    ids: levels.map((_, number) => qualityOf(number)),
    levels: [...levels],
    points: levels.map(() => 0),
    rows: levels.map((_, number) => number + 1),
  },
});
