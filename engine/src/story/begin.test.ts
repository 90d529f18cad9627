import { expect, test } from 'vitest';
import type { EndedStory, Story } from '../character.ts';
import { type About, aMoment } from '../testing/a-moment.ts';
import { anArea } from '../testing/a-place.ts';
import { aStorylet, ids } from '../testing/a-world.ts';
import { refused, turnOf } from '../testing/turn-of.ts';
import { beginStorylet } from './begin.ts';

const available = { phase: 'Available' } as const;
const open = { phase: 'In', storylet: ids.lamplighter, since: 1 } as const;
const ended: EndedStory = { phase: 'End', storylet: ids.lamplighter, branch: ids.ask, outcome: 'always', turn: 1 };
const other = aStorylet({ id: 11, order: 0 });
const begin = (id: number, story: Story, about: About = {}) =>
  beginStorylet(aMoment({ ...about, character: { ...about.character, story } }), id);
const begun = (id: number, story: Story, about: About = {}) => turnOf(begin(id, story, about));

test('beginning a storylet opens it and records it as met', () => {
  expect(begun(ids.lamplighter, available, { turn: 7 }).changes).toEqual([
    { kind: 'met', storylet: ids.lamplighter },
    { kind: 'story', to: { phase: 'In', storylet: ids.lamplighter, since: 7 } },
  ]);
});

test('a storylet is recorded as met only once', () => {
  const metBefore = { character: { met: [ids.lamplighter] } };
  expect(begun(ids.lamplighter, available, metBefore).changes.map(({ kind }) => kind)).toEqual(['story']);
  expect(begun(ids.lamplighter, available, { character: { met: [3, 11] } }).character.met).toEqual([3, 10, 11]);
});

test('beginning the open storylet changes nothing, or leaves a waiting branch', () => {
  expect(begun(ids.lamplighter, open).changes).toEqual([]);
  const waitingStory = { ...open, phase: 'Rename', branch: ids.ask, secondChances: [] } as const;
  expect(begun(ids.lamplighter, waitingStory).changes).toEqual([{ kind: 'story', to: open }]);
});

test('a free choice resets the count of forced storylets', () => {
  expect(begun(ids.lamplighter, available, { character: { forcedInARow: 3 } }).changes[0]).toEqual({
    kind: 'forced in a row',
    to: 0,
  });
});

test('a storylet that is not on offer cannot be begun', () => {
  expect(begin(999, available)).toEqual(refused('no such storylet'));
  expect(begin(ids.lamplighter, available, { character: { area: ids.square } })).toEqual(
    refused('storylet not on offer'),
  );
  expect(begin(ids.lamplighter, available, { storylet: { deck: 'never' } })).toEqual(refused('storylet not on offer'));
  expect(begin(ids.lamplighter, ended, { storylet: { deck: 'never' } })).toEqual(refused('storylet not on offer'));
});

test('another storylet can be begun only if the open one can be left', () => {
  const storylets = (canGoBack: boolean) => ({ storylets: [aStorylet({ canGoBack }), other] });
  expect(begun(11, open, storylets(true)).character.story).toMatchObject({ storylet: 11 });
  expect(begin(11, open, storylets(false))).toEqual(refused('in another storylet'));
  const waitingStory = { ...open, phase: 'Act', branch: ids.ask, secondChances: [] } as const;
  expect(begin(11, waitingStory, storylets(false))).toEqual(refused('in another storylet'));
});

test('beginning a storylet leaves a displayed result', () => {
  expect(begun(11, ended, { storylets: [aStorylet(), other] }).character.story).toMatchObject({ storylet: 11 });
  expect(begun(ids.lamplighter, ended).character.story).toMatchObject({ phase: 'In', storylet: ids.lamplighter });
});

test('forced and linked storylets come before any other choice', () => {
  const storylets = [aStorylet({ urgency: 'must' }), other];
  expect(begun(11, available, { storylets }).character).toMatchObject({
    story: { storylet: ids.lamplighter },
    forcedInARow: 1,
  });

  const linked = { ...ended, next: 11 };
  expect(begun(ids.lamplighter, linked, { storylets: [aStorylet(), other] }).character.story).toMatchObject({
    storylet: 11,
  });
});

test('after five forced storylets the player may choose, and can then be forced again', () => {
  const storylets = [aStorylet({ urgency: 'must' }), other];
  const { character } = begun(11, available, { storylets, character: { forcedInARow: 5 } });
  expect(character).toMatchObject({ story: { storylet: 11 }, forcedInARow: 0 });
});

test('a storylet removed from the world cannot be begun or continued, and does not hold the player', () => {
  const lost = { phase: 'In', storylet: 999, since: 1 } as const;
  expect(begin(999, lost)).toEqual(refused('no such storylet'));
  expect(begun(ids.lamplighter, lost).character.story).toMatchObject({ storylet: ids.lamplighter });
});

test('a gate can be begun while its area is closed and the character could travel there', () => {
  const asking = [{ kind: 'level' as const, quality: ids.secret, atLeast: 2 }];
  const about = (secret: number, restrictions: readonly 'Travel'[] = []): About => ({
    storylets: [aStorylet(), aStorylet({ id: 70, deck: 'never', areas: [] })],
    pack: { areas: [anArea({ id: 1 }), anArea({ id: 5, opens: asking, gate: 70 })] },
    qualities: { [ids.secret]: secret },
    character: { area: 1, restrictions },
  });
  expect(begun(70, available, about(1)).character.story).toMatchObject({ phase: 'In', storylet: 70, gate: 5 });
  expect(begun(70, ended, about(1)).character.story).toMatchObject({ phase: 'In', storylet: 70, gate: 5 });
  expect(begin(70, available, about(2))).toEqual(refused('storylet not on offer'));
  expect(begin(70, available, about(1, ['Travel']))).toEqual(refused('storylet not on offer'));
  expect(begin(70, { ...open, storylet: ids.lamplighter }, about(1))).toEqual(refused('storylet not on offer'));
});
