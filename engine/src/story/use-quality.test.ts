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

test('using an item opens its storylet and stores the item', () => {
  const { changes } = turnOf(use({ turn: 7, character: { forcedInARow: 1 } }));
  expect(changes).toEqual([
    { kind: 'forced in a row', to: 0 },
    { kind: 'met', storylet: blown },
    { kind: 'story', to: { phase: 'In', storylet: blown, since: 7, item: whistle } },
  ]);
});

test('an item without a storylet, or with a removed one, is not usable', () => {
  for (const quality of [303, 302, 999]) expect(use({}, quality)).toEqual(refused('not usable'));
});

test('an item that is not owned cannot be used', () => {
  expect(use({ qualities: {} })).toEqual(refused('not enough of it'));
  expect(use({ qualities: { [whistle]: 0 } })).toEqual(refused('not enough of it'));
});

test('an item held by an agent on a plot cannot be used without another copy', () => {
  const agents = [away(3, { lent: [whistle] })];
  expect(use({ character: { agents } })).toEqual(refused('lent to an agent'));
  expect(use({ character: { agents }, qualities: { [whistle]: 2 } })).toMatchObject({ ruling: 'allowed' });
});

test('items are usable only in settings that allow it', () => {
  const closed = { pack: { settings: [aSetting({ id: 1, itemsUsableHere: false })] } };
  expect(use(closed)).toEqual(refused('not usable here'));
  expect(use({ character: { area: 0 } })).toEqual(refused('not usable here'));
});

test('an item is usable only where its storylet belongs and its requirements hold', () => {
  const when = [{ kind: 'level' as const, quality: ids.secret, atLeast: 1 }];
  expect(use({ storylet: { areas: [ids.square] } })).toEqual(refused('not usable here'));
  expect(use({ storylet: { when } })).toEqual(refused('not usable here'));
  expect(use({ storylet: { areas: [ids.quay] } })).toMatchObject({ ruling: 'allowed' });
});

test('no item can be used while a storylet is open, and a result is left', () => {
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

test('the first reason is returned', () => {
  const busy = {
    story: { phase: 'In', storylet: ids.lamplighter, since: 1 },
    character: { area: 0 },
    qualities: {},
  } as const;
  expect(use(busy, 303)).toEqual(refused('not usable'));
  expect(use(busy)).toEqual(refused('not enough of it'));
  expect(use({ ...busy, qualities: { [whistle]: 1 } })).toEqual(refused('not usable here'));
});

test('a forced storylet opens first', () => {
  const storylets = [aStorylet({ urgency: 'must' }), aStorylet({ id: blown, deck: 'never', areas: [] })];
  expect(turnOf(use({ storylets })).character.story).toEqual({ phase: 'In', storylet: ids.lamplighter, since: 2 });
});

test('the item is stored until the result, and going back is possible', () => {
  const open = { phase: 'In', storylet: blown, since: 1, item: whistle } as const;
  const moment = aMoment(about({ story: open }));

  expect(turnOf(chooseBranch(moment, { branch: ids.ask, secondChances: [] })).character.story).toMatchObject({
    phase: 'End',
    item: whistle,
  });
  expect(turnOf(goBack(moment)).character.story).toEqual(available);
});

test('an item that is still owned can be used again from its result, and only there', () => {
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

test('an item that opens a listed storylet is not used again when it is reopened', () => {
  const listed = { storylets: [aStorylet({ id: blown, areas: [] })] };
  const { character } = turnOf(
    beginStorylet(aMoment(about({ ...listed, story: endedByWhistle, qualities: {} })), blown),
  );
  expect(character.story).toEqual({ phase: 'In', storylet: blown, since: 2 });
});

test('a result can be repeated while its storylet is listed or its item is owned', () => {
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

test('a result cannot be repeated if another storylet is due, or for a card', () => {
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
