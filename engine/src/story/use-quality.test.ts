import { expect, test } from 'vitest';
import type { EndedStory, Story } from '../character.ts';
import { type About, aMoment } from '../testing/a-moment.ts';
import { aSetting } from '../testing/a-place.ts';
import { aQuality, aStorylet, aWorld, ids } from '../testing/a-world.ts';
import { away } from '../testing/an-agent.ts';
import { refused, turnOf } from '../testing/turn-of.ts';
import { beginStorylet } from './begin.ts';
import { chooseBranch } from './choose-branch.ts';
import { goBack } from './look.ts';
import { canGoAgain, useQuality } from './use-quality.ts';

const whistle = 301;
const blown = 40;
const available = { phase: 'Available' } as const;
const ended: EndedStory = { phase: 'End', storylet: ids.lamplighter, branch: ids.ask, outcome: 'always', turn: 1 };
const endedByWhistle: EndedStory = { ...ended, storylet: blown, item: whistle };
const things = [aQuality({ id: whistle, use: blown }), aQuality({ id: 302, use: 999 }), aQuality({ id: 303 })];
const about = (more: About & { story?: Story } = {}): About => {
  const { story = available, pack, character, ...rest } = more;
  return {
    pack: { qualities: [...aWorld().pack.qualities, ...things], ...pack },
    storylets: [aStorylet(), aStorylet({ id: blown, deck: 'never', areas: [], ...more.storylet })],
    qualities: { [whistle]: 1, 302: 1, 303: 1 },
    ...rest,
    character: { story, ...character },
  };
};
const use = (more: About & { story?: Story } = {}, quality = whistle) => useQuality(aMoment(about(more)), quality);

test('to use a thing is to open its storylet with it in one’s hand', () => {
  const { changes } = turnOf(use({ turn: 7, character: { forcedInARow: 1 } }));
  expect(changes).toEqual([
    { kind: 'forced in a row', to: 0 },
    { kind: 'met', storylet: blown },
    { kind: 'story', to: { phase: 'In', storylet: blown, since: 7, item: whistle } },
  ]);
});

test('what is for nothing, or for something that has left the world, is not usable', () => {
  for (const quality of [303, 302, 999]) expect(use({}, quality)).toEqual(refused('not usable'));
});

test('what is not held, or only worn up to, is not enough', () => {
  expect(use({ qualities: {} })).toEqual(refused('not enough of it'));
  expect(use({ qualities: { [whistle]: 0 } })).toEqual(refused('not enough of it'));
});

test('what an agent has with them on an errand cannot be used, unless there is another', () => {
  const agents = [away(3, { lent: [whistle] })];
  expect(use({ character: { agents } })).toEqual(refused('lent to an agent'));
  expect(use({ character: { agents }, qualities: { [whistle]: 2 } })).toMatchObject({ ruling: 'allowed' });
});

test('things are used where the setting lets them be, and not by somebody who is nowhere', () => {
  const closed = { pack: { settings: [aSetting({ id: 1, itemsUsableHere: false })] } };
  expect(use(closed)).toEqual(refused('not usable here'));
  expect(use({ character: { area: 0 } })).toEqual(refused('not usable here'));
});

test('a storylet of its own place and requirements makes a thing usable there only', () => {
  const when = [{ kind: 'level' as const, quality: ids.secret, atLeast: 1 }];
  expect(use({ storylet: { areas: [ids.square] } })).toEqual(refused('not usable here'));
  expect(use({ storylet: { when } })).toEqual(refused('not usable here'));
  expect(use({ storylet: { areas: [ids.quay] } })).toMatchObject({ ruling: 'allowed' });
});

test('nothing is used while a story is under way, and a result is left behind', () => {
  const open = { storylet: ids.lamplighter, since: 1 };
  const waitingStory = { ...open, branch: ids.ask, secondChances: [] };
  for (const story of [
    { ...open, phase: 'In' },
    { ...waitingStory, phase: 'Rename' },
    { ...waitingStory, phase: 'Act' },
  ] as const) {
    expect(use({ story })).toEqual(refused('not usable in a storylet'));
  }
  expect(turnOf(use({ story: ended })).character.story).toMatchObject({ storylet: blown });
  expect(turnOf(use({ story: { phase: 'In', storylet: 999, since: 1 } })).character.story).toMatchObject({
    storylet: blown,
  });
});

test('the plainest reason comes first', () => {
  const busy = {
    story: { phase: 'In', storylet: ids.lamplighter, since: 1 },
    character: { area: 0 },
    qualities: {},
  } as const;
  expect(use(busy, 303)).toEqual(refused('not usable'));
  expect(use(busy)).toEqual(refused('not enough of it'));
  expect(use({ ...busy, qualities: { [whistle]: 1 } })).toEqual(refused('not usable here'));
});

test('what must be met is met first', () => {
  const storylets = [aStorylet({ urgency: 'must' }), aStorylet({ id: blown, deck: 'never', areas: [] })];
  expect(turnOf(use({ storylets })).character.story).toEqual({ phase: 'In', storylet: ids.lamplighter, since: 2 });
});

test('the thing is remembered to the end, and may be put away instead', () => {
  const open = { phase: 'In', storylet: blown, since: 1, item: whistle } as const;
  const moment = aMoment(about({ story: open }));

  expect(turnOf(chooseBranch(moment, { branch: ids.ask, secondChances: [] })).character.story).toMatchObject({
    phase: 'End',
    item: whistle,
  });
  expect(turnOf(goBack(moment)).character.story).toEqual(available);
});

test('a thing that is still there may be used again from its result, and only from there', () => {
  const again = (more: About & { story?: Story } = {}) =>
    beginStorylet(aMoment(about({ story: endedByWhistle, ...more })), blown);

  expect(turnOf(again()).character.story).toEqual({ phase: 'In', storylet: blown, since: 2, item: whistle });
  expect(again({ qualities: {} })).toEqual(refused('not enough of it'));
  expect(again({ story: { ...endedByWhistle, item: 303 } })).toEqual(refused('storylet not on offer'));
  expect(again({ story: { ...ended, item: whistle } })).toEqual(refused('storylet not on offer'));
  const open = { phase: 'In', storylet: ids.lamplighter, since: 1, item: whistle } as const;
  expect(again({ story: open })).toEqual(refused('storylet not on offer'));
  expect(again({ story: available })).toEqual(refused('storylet not on offer'));
  expect(again({ story: ended })).toEqual(refused('storylet not on offer'));
});

test('a thing that leads to a storylet of the list begins it again without itself', () => {
  const listed = { storylets: [aStorylet({ id: blown, areas: [] })] };
  const { character } = turnOf(
    beginStorylet(aMoment(about({ ...listed, story: endedByWhistle, qualities: {} })), blown),
  );
  expect(character.story).toEqual({ phase: 'In', storylet: blown, since: 2 });
});

test('it can be gone again while its storylet is listed, or while there is still what it was begun with', () => {
  const again = (end: EndedStory, more: About = {}) => {
    const { character, world } = aMoment(about(more));
    return canGoAgain(end, { character, world });
  };
  expect([again(ended), again(endedByWhistle)]).toEqual([true, true]);
  expect([again(endedByWhistle, { qualities: {} }), again(endedByWhistle, { character: { area: 0 } })]).toEqual([
    false,
    false,
  ]);
  expect(again(ended, { character: { area: ids.square } })).toBe(false);
  expect([
    again({ ...endedByWhistle, item: 303 }),
    again({ ...ended, storylet: blown }),
    again({ ...ended, storylet: 999 }),
  ]).toEqual([false, false, false]);
});

test('it cannot be gone again where something else comes first, and a card not at all', () => {
  const again = (end: EndedStory, more: About) => {
    const { character, world } = aMoment(more);
    return canGoAgain(end, { character, world });
  };
  const two = { storylets: [aStorylet(), aStorylet({ id: 11 })] };
  expect(again({ ...ended, next: 11 }, two)).toBe(false);
  expect(again({ ...ended, next: 999 }, two)).toBe(true);
  expect(again(ended, { storylets: [aStorylet(), aStorylet({ id: 11, urgency: 'must' })] })).toBe(false);
  const hand = { cards: { 1: { deck: { count: 5 }, hand: [ids.lamplighter] } } };
  expect(again(ended, { storylet: { deck: 'sometimes' }, character: hand })).toBe(false);
});
