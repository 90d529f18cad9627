import { expect, test } from 'vitest';
import type { Change } from '../change.ts';
import type { Milestone } from '../qualities/milestone.ts';
import { gain, setTo, toldAlways } from '../testing/an-outcome.ts';
import { type About, aMoment, aQuality, aStorylet, aWorld, ids } from '../testing/index.ts';
import { turnOf } from '../testing/turn-of.ts';
import { chooseBranch } from './choose-branch.ts';
import { milestonesIn } from './milestones.ts';

const seen = 500;
const aMilestone = (at: number, name = `Level ${at}`): Milestone => ({ kind: 'chapter', at, name, lineHtml: '' });
const marked = aQuality({ id: seen, milestones: [aMilestone(1), aMilestone(3), aMilestone(5)] });
const world = aWorld();
const pack = { qualities: [...world.pack.qualities, marked] };

const reached = (from: number, to: number) => {
  const steps = { from: { level: from, points: 0 }, to: { level: to, points: 0 } };
  const changes: readonly Change[] = [{ kind: 'quality', quality: seen, ...steps, how: 'changed' }];
  return milestonesIn(changes, aWorld({ pack })).map(({ at }) => at);
};

test('a milestone is reached when the level rises to it or past it, and only then', () => {
  expect(reached(0, 1)).toEqual([1]);
  expect(reached(0, 4)).toEqual([1, 3]);
  expect(reached(2, 5)).toEqual([3, 5]);
  expect(reached(1, 2)).toEqual([]);
  expect(reached(3, 3)).toEqual([]);
  expect(reached(5, 0)).toEqual([]);
});

/** The `opened` change of the turn in which the branch was chosen. */
function openedBy(about: About) {
  const moment = aMoment({ pack, ...about });
  const { changes } = turnOf(chooseBranch(moment, { branch: ids.ask, secondChances: [] }));
  return changes.filter(({ kind }) => kind === 'opened');
}

const asked = { kind: 'level', quality: seen, atLeast: 1 } as const;

test('a turn that reaches a milestone records the storylets that are newly on the list', () => {
  const storylets = [
    aStorylet({ branches: [{ ...aStorylet().branches[0], ...toldAlways({ effects: [gain(seen, 1)] }) } as never] }),
    aStorylet({ id: 11, when: [asked] }),
    aStorylet({ id: 12, when: [asked], areas: [ids.square] }),
    aStorylet({ id: 13 }),
  ];
  expect(openedBy({ storylets })).toEqual([{ kind: 'opened', storylets: [11], areas: [], cards: 0 }]);
});

test('a turn without a milestone compares places and shops, not storylets and cards', () => {
  const needsTwo = [{ ...asked, atLeast: 2 }] as const;
  const branch = toldAlways({ effects: [setTo(seen, 2)] });
  const storylets = [aStorylet({ branches: [{ ...aStorylet().branches[0], ...branch } as never] })];
  const listed = [...storylets, aStorylet({ id: 11, when: needsTwo })];
  expect(openedBy({ storylets: listed, qualities: { [seen]: 1 } })).toEqual([]);
  expect(openedBy({ storylets: listed, qualities: { [seen]: 0 } })).toMatchObject([{ storylets: [11] }]);

  const [quay, square] = world.pack.areas;
  const areas = [quay, { ...square, opens: needsTwo }] as typeof world.pack.areas;
  const free = { character: { restrictions: [] }, pack: { ...pack, areas } };
  expect(openedBy({ storylets: listed, ...free, qualities: { [seen]: 1 } })).toEqual([
    { kind: 'opened', storylets: [], areas: [ids.square], cards: 0 },
  ]);
});

test('a shop is recorded when its own requirements begin to hold, and only while the market is open', () => {
  const shop = { name: 'A Stall', descriptionHtml: '', image: 'stall', order: 1, wares: [] };
  const shops = [
    { ...shop, id: 1, when: [] },
    { ...shop, id: 2, when: [{ ...asked, atLeast: 2 } as const] },
  ];
  const areas = world.pack.areas.map((area) => ({ ...area, market: true as const }));
  const branch = toldAlways({ effects: [setTo(seen, 2)] });
  const by = (about: About) =>
    openedBy({ branch, pack: { ...pack, areas, shops }, qualities: { [seen]: 1 }, ...about });

  expect(by({ character: { restrictions: [] } })).toEqual([
    { kind: 'opened', storylets: [], areas: [], shops: [2], cards: 0 },
  ]);
  expect(by({ character: { restrictions: ['EchoBazaar'] } })).toEqual([]);
  const revealed = toldAlways({ reveal: ['EchoBazaar'] });
  expect(by({ branch: revealed, character: { restrictions: ['EchoBazaar'] } })).toEqual([]);
});

test('places that only a move makes reachable are not recorded', () => {
  const [quay, square] = world.pack.areas;
  const [city] = world.pack.settings;
  const settings = [
    { ...city, canTravel: false },
    { ...city, id: 99 },
  ] as typeof world.pack.settings;
  const areas = [quay, { ...square, setting: 99 }, { ...square, id: 98, setting: 99 }] as typeof world.pack.areas;
  const branch = toldAlways({ moveTo: ids.square });
  expect(openedBy({ branch, character: { restrictions: [] }, pack: { ...pack, areas, settings } })).toEqual([]);
});

test('newly reachable places are recorded, without the one just left', () => {
  const [quay, square] = world.pack.areas;
  const areas = [quay, { ...square, opens: [asked] }] as typeof world.pack.areas;
  const branch = toldAlways({ effects: [gain(seen, 1)] });
  const at = (restrictions: readonly 'Travel'[], more: About['branch'] = branch) =>
    openedBy({ branch: more, character: { restrictions }, pack: { ...pack, areas } });

  expect(at([])).toMatchObject([{ areas: [ids.square] }]);
  expect(at(['Travel'])).toMatchObject([{ areas: [] }]);
  const led = toldAlways({ effects: [gain(seen, 1)], moveTo: ids.square });
  expect(at([], led)).toMatchObject([{ areas: [] }]);
});

test('newly drawable cards are counted, if there is room in a hand', () => {
  const storylets = [
    aStorylet({ branches: [{ ...aStorylet().branches[0], ...toldAlways({ effects: [gain(seen, 1)] }) } as never] }),
    aStorylet({ id: 11, deck: 'sometimes' }),
    aStorylet({ id: 12, deck: 'sometimes', when: [asked] }),
    aStorylet({ id: 13, deck: 'sometimes', when: [asked] }),
  ];
  expect(openedBy({ storylets, character: { lodging: 1 } })).toMatchObject([{ cards: 2 }]);
  expect(openedBy({ storylets })).toMatchObject([{ cards: 0 }]);
});
