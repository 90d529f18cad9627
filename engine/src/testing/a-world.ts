import { plainAllowances } from '../membership/allowance.ts';
import type { Quality } from '../qualities/quality.ts';
import type { Branch, Storylet } from '../story/storylet.ts';
import { openPack, type Pack, type World } from '../world.ts';
import { plainWords } from '../world-words.ts';

/** Ids of the test world. */
export const ids = {
  watchful: 101,
  soaked: 102,
  secret: 103,
  lens: 104,
  hat: 105,
  favour: 106,
  quay: 1,
  square: 2,
  lamplighter: 10,
  ask: 20,
} as const;

export function aQuality(about: Partial<Quality> & { id: number }): Quality {
  return {
    name: `Quality ${about.id}`,
    nature: 'Status',
    category: 'Story',
    climbs: 'one by one',
    steepest: 50,
    descriptionHtml: '',
    image: 'plain',
    challengedAs: 'narrow',
    order: about.id,
    ...about,
  };
}

export function aBranch(about: Partial<Branch> = {}): Branch {
  return {
    id: ids.ask,
    name: 'Ask what he lights',
    descriptionHtml: '',
    image: 'lamp',
    order: 1,
    button: 'Go',
    cost: 1,
    when: [],
    needs: [],
    pays: [],
    challenges: [],
    fate: 0,
    oneWay: false,
    outcomes: { always: { title: 'Told', descriptionHtml: '', effects: [], reveal: [] } },
    ...about,
  };
}

export function aStorylet(about: Partial<Storylet> = {}): Storylet {
  return {
    id: ids.lamplighter,
    name: 'The Lamplighter',
    areas: [ids.quay],
    when: [],
    deck: 'always',
    frequency: 100,
    urgency: 'normal',
    canGoBack: true,
    sticky: false,
    canChangeOutfit: false,
    teaserHtml: '',
    descriptionHtml: '',
    image: 'lamp',
    order: 1,
    category: 'Unspecialised',
    branches: [aBranch()],
    ...about,
  };
}

const qualities: readonly Quality[] = [
  aQuality({
    id: ids.watchful,
    name: 'Watchful',
    category: 'BasicAbility',
    climbs: 'ever steeper',
    steepest: 70,
    cap: 200,
    challengedAs: 'broad',
  }),
  aQuality({ id: ids.soaked, name: 'Soaked', category: 'Menace', climbs: 'ever steeper' }),
  aQuality({ id: ids.secret, name: 'Secret', nature: 'Thing', category: 'Mysteries' }),
  aQuality({ id: ids.lens, name: 'Lens', nature: 'Thing', category: 'Goods', secondChanceOn: ids.watchful }),
  aQuality({
    id: ids.hat,
    name: 'Hat',
    nature: 'Thing',
    category: 'Hat',
    slot: 'Hat',
    enhancements: [{ quality: ids.watchful, level: 3 }],
  }),
  aQuality({ id: ids.favour, name: 'Favour', category: 'Contacts', cap: 7 }),
];

const place = {
  type: 'District',
  line: '',
  descriptionHtml: '',
  image: 'quay',
  showOps: true,
  market: false,
  setting: 1,
} as const;

/** A quay and a square, six qualities, and the given storylets. */
export const aWorld = (
  about: {
    branch?: Partial<Branch>;
    storylet?: Partial<Storylet>;
    storylets?: readonly Storylet[];
    pack?: Partial<Pack>;
  } = {},
): World =>
  openPack({
    version: 'test',
    name: 'Test',
    words: plainWords('Test', { premium: 'Fate' }),
    allowances: plainAllowances,
    mapRoots: [],
    start: {
      area: ids.quay,
      qualities: [{ quality: ids.watchful, level: 3 }],
      restrictions: ['Travel'],
      faces: ['beardy'],
    },
    qualities,
    settings: [
      {
        id: 1,
        name: 'City',
        canTravel: true,
        canOpenMap: true,
        canChangeOutfit: true,
        itemsUsableHere: true,
        isInfiniteDraw: false,
      },
    ],
    areas: [
      { id: ids.quay, key: 'quay', name: 'The Quay', ...place },
      { id: ids.square, key: 'square', name: 'The Square', ...place },
    ],
    lodgings: [{ id: 1, name: 'A Room', descriptionHtml: '', image: 'room', hand: 1 }],
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
    ...about.pack,
    storylets: about.storylets ?? [aStorylet({ branches: [aBranch(about.branch)], ...about.storylet })],
  });
