import type { Character, Plot } from '@underhall/engine';
import {
  aBranch,
  aConcern,
  aGarment,
  anAct,
  anAgent,
  anArea,
  aPlot,
  aQuality,
  aSetting,
  aStorylet,
  aWorld,
  ids,
  social,
} from '@underhall/engine/testing';
import { aPlayer } from './a-player.ts';
import { aServer, type TestServer } from './a-server.ts';
import { changeCharacter } from './changed-character.ts';

export const house = {
  watchful: 101,
  reading: 102,
  thanks: 103,
  bowler: 110,
  cane: 111,
  ring: 112,
  cook: 31,
  porter: 32,
  maid: 33,
  /** Takes twelve actions and tests Watchful 60. */
  deliver: 6,
  /** Takes three actions and cannot be cancelled. */
  bells: 7,
  /** Locked without Thanks 2; belongs to the concern of the roof. */
  slates: 8,
  /** Costs 5 Fate; belongs to the concern of the roof. */
  gutters: 9,
  /** The report, its branch with a challenge, and its branch without one. */
  told: 40,
  asked: 41,
  thanked: 42,
  /** Branches of the report, hidden without Luck 1: a challenge with a second chance, and an act. */
  pressed: 43,
  shared: 44,
  luck: 104,
  /** A storylet of the quay that the player cannot leave. */
  flood: 50,
} as const;

const plot = (about: Partial<Plot> & { id: number; name: string }): Plot =>
  aPlot({ descriptionHtml: `<p>${about.name}.</p>`, actions: 12, report: house.told, ...about });

const lendable = (id: number, slot: string, ...adds: [quality: number, level: number][]) => ({
  ...aGarment(
    id,
    slot,
    adds.map(([quality, level]) => ({ quality, level })),
  ),
  loanable: true as const,
});

/** One quality of each kind that agents may have. The last one is hidden on the sheet. */
const kinds = [
  'AgentStat',
  'AgentStatHidden',
  'ConcernStat',
  'BasicAbility',
  'SidebarAbility',
  'Menace',
  'Skills',
] as const;
const ofEachKind = [
  ...kinds.map((category, at) => aQuality({ id: 130 + at, category })),
  aQuality({ id: 140, category: 'Hidden', hidden: true }),
];

const thanks = { kind: 'change', quality: house.thanks, by: 1 } as const;

const lucky = [{ kind: 'level', quality: house.luck, atLeast: 1 }] as const;

const pack = aWorld({
  storylets: [
    aStorylet(),
    aStorylet({ id: house.flood, name: 'The Flood', deck: 'never', canGoBack: false }),
    aStorylet({
      id: house.told,
      name: 'What the Bells Said',
      deck: 'never',
      canGoBack: false,
      branches: [
        aBranch({
          id: house.asked,
          cost: 1,
          challenges: [{ kind: 'broad', quality: house.watchful, difficulty: 1 }],
          outcomes: {
            success: { title: 'Heard', descriptionHtml: '<p>All of it.</p>', effects: [thanks], reveal: [] },
            failure: { title: 'Unheard', descriptionHtml: '', effects: [], reveal: [] },
          },
        }),
        aBranch({
          id: house.thanked,
          outcomes: { always: { title: 'Thanked', descriptionHtml: '', effects: [thanks], reveal: [] } },
        }),
        aBranch({
          id: house.pressed,
          when: lucky,
          challenges: [{ kind: 'broad', quality: house.reading, difficulty: 1_000_000, secondChance: house.luck }],
          outcomes: {
            success: { title: 'Heard', descriptionHtml: '', effects: [], reveal: [] },
            failure: { title: 'Unheard', descriptionHtml: '', effects: [], reveal: [], hide: ['Fate'] },
          },
        }),
        aBranch({ id: house.shared, when: lucky, act: social.tea }),
      ],
    }),
  ],
  pack: {
    start: {
      area: ids.quay,
      qualities: [house.bowler, house.cane, house.ring].map((quality) => ({ quality, level: 1 })),
      restrictions: [],
      faces: ['beardy'],
    },
    qualities: [
      aQuality({ id: house.watchful, name: 'Watchful', category: 'BasicAbility' }),
      aQuality({ id: house.reading, name: 'Reading', category: 'Skills' }),
      aQuality({ id: house.thanks, name: 'Thanks' }),
      aQuality({ id: house.luck, name: 'Luck' }),
      ...ofEachKind,
      { ...lendable(house.bowler, 'Hat', [house.watchful, 7]), name: 'Bowler', category: 'Hat' as const },
      { ...lendable(house.cane, 'Weapon', [house.reading, 2]), name: 'Cane', category: 'Weapon' as const },
      { ...aGarment(house.ring, 'Adornment'), name: 'Ring', category: 'Adornment' as const },
    ],
    settings: [aSetting({ id: 1 }), aSetting({ id: 2, canChangeOutfit: false })],
    areas: [anArea({ id: ids.quay }), anArea({ id: ids.square, setting: 2 })],
    acts: [anAct()],
    agents: [
      anAgent({
        id: house.cook,
        name: 'Cook & Sons',
        descriptionHtml: '<p>Cooks.</p>',
        levels: [
          { quality: house.watchful, level: 10 },
          { quality: house.reading, level: 1 },
        ],
      }),
      anAgent({ id: house.porter, name: 'The Porter' }),
      anAgent({ id: house.maid, name: 'The Maid', levels: ofEachKind.map(({ id }) => ({ quality: id, level: 1 })) }),
    ],
    concerns: [
      aConcern({
        plots: [
          plot({
            id: house.deliver,
            name: 'Carry a Letter',
            tests: [
              { quality: house.watchful, difficulty: 60 },
              { quality: house.reading, difficulty: 60 },
            ],
          }),
          plot({ id: house.bells, name: 'Read the Bells', actions: 3, canAbandon: false }),
        ],
      }),
      aConcern({
        id: 3,
        name: 'The Roof',
        descriptionHtml: '<p>It leaks.</p>',
        image: 'roof',
        order: 2,
        plots: [
          plot({
            id: house.slates,
            name: 'Count the Slates',
            needs: [{ kind: 'level', quality: house.thanks, atLeast: 2 }],
          }),
          plot({ id: house.gutters, name: 'Clear the Gutters', fate: 5 }),
        ],
      }),
    ],
  },
}).pack;

export const aHousehold = (): Promise<TestServer> => aServer({ pack });

/** A player with three agents, a hat, a cane and a ring, and the calls about agents. */
export async function anEmployer(server: TestServer, about: Partial<Character> = {}) {
  const player = await aPlayer(server);
  const { token, characterId } = player;
  const change = (to: Partial<Character>) => changeCharacter(server, characterId, () => to);
  const agents = [house.cook, house.porter, house.maid].map((agent) => ({ agent, lent: [], reports: 0 }));
  await change({ story: { phase: 'Available' }, agents, ...about });
  const stored = async () => {
    const found = await server.deps.characters.load(characterId);
    if (!found) throw new Error('the character is gone');
    return found.character;
  };
  return {
    ...player,
    change,
    stored,
    agents: async () => (await server.call('GET /agents', {}, token)).body,
    plots: async (agentId: number) => (await server.call('GET /agents/plots', { agentId }, token)).body,
    lend: async (agentId: number, itemId: number, key?: string) =>
      (await server.call('POST /agents/lend', { agentId, itemId }, token, key)).body,
    send: async (agentId: number, plotId: number, key?: string) =>
      (await server.call('POST /agents/begin', { agentId, plotId }, token, key)).body,
    abandon: async (agentId: number, key?: string) =>
      (await server.call('POST /agents/abandon', { agentId }, token, key)).body,
    report: async (agentId: number) => (await server.call('POST /agents/report', { agentId }, token)).body,
    perhapsNot: async (agentId: number) => (await server.call('POST /agents/perhapsnot', { agentId }, token)).body,
    branch: async (branchId: number, options: { secondChanceIds?: number[]; qualityRequirements?: unknown[] } = {}) =>
      (await server.call('POST /agents/branch', { branchId, ...options }, token)).body,
    /** Puts an agent on a plot that has received `elapsed` actions. */
    away: async (agent: number, id: number, elapsed: number, lent: readonly number[] = []) => {
      const others = (await stored()).agents.filter((each) => each.agent !== agent);
      await change({ agents: [...others, { agent, lent, reports: 0, plot: { id, elapsed } }] });
    },
  };
}
