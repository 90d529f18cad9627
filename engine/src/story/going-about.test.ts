import { expect, test } from 'vitest';
import type { Ended } from '../character.ts';
import { type About, aMoment } from '../testing/a-moment.ts';
import { aStorylet, ids } from '../testing/a-world.ts';
import type { Ruling } from '../turn.ts';
import { beginStorylet } from './begin.ts';
import { goBack } from './go-back.ts';
import { look, resume } from './look.ts';
import { offered } from './offered.ts';

const available = { phase: 'Available' } as const;
const ended: Ended = { phase: 'End', storylet: ids.lamplighter, branch: ids.ask, outcome: 'always', turn: 1 };
const storyAfter = (ruling: Ruling) => (ruling.ruling === 'allowed' ? ruling.turn.character.story : ruling);
const other = aStorylet({ id: 11, order: 0 });
const at = (story: NonNullable<About['character']>['story'], about: About = {}) =>
  aMoment({ ...about, character: { ...about.character, ...(story && { story }) } });

test('a storylet is offered in its place, while its requirements hold', () => {
  const needy = { when: [{ kind: 'level' as const, quality: ids.secret, atLeast: 2 }] };
  const list = (about: About) => {
    const { character, world } = aMoment(about);
    return offered(character, world).map(({ id }) => id);
  };
  expect(list({})).toEqual([ids.lamplighter]);
  expect(list({ character: { area: ids.square } })).toEqual([]);
  expect(list({ storylet: { areas: [] }, character: { area: ids.square } })).toEqual([ids.lamplighter]);
  expect(list({ storylet: needy, qualities: { [ids.secret]: 1 } })).toEqual([]);
  expect(list({ storylet: needy, qualities: { [ids.secret]: 2 } })).toEqual([ids.lamplighter]);
  expect(list({ storylet: { deck: 'sometimes' } })).toEqual([]);
});

test('the urgent come first, then the author decides', () => {
  const storylets = [
    aStorylet({ id: 1, order: 2 }),
    aStorylet({ id: 2, order: 9, urgency: 'high' }),
    aStorylet({ id: 3, order: 1 }),
  ];
  const { character, world } = aMoment({ storylets });
  expect(offered(character, world).map(({ id }) => id)).toEqual([2, 3, 1]);
});

test('to begin a storylet is to be in it; to begin it again changes nothing', () => {
  expect(storyAfter(beginStorylet(at(available, { turn: 7 }), ids.lamplighter))).toEqual({
    phase: 'In',
    storylet: ids.lamplighter,
    since: 7,
  });
  expect(beginStorylet(aMoment(), ids.lamplighter)).toMatchObject({ ruling: 'allowed', turn: { changes: [] } });
});

test('what is not on offer cannot be begun', () => {
  expect(beginStorylet(at(available), 999)).toEqual({ ruling: 'refused', refusal: 'no such storylet' });
  expect(beginStorylet(at(available, { character: { area: ids.square } }), ids.lamplighter)).toEqual({
    ruling: 'refused',
    refusal: 'storylet not on offer',
  });
});

test('another storylet can be begun from one that can be left, and not from one that cannot', () => {
  const open = (canGoBack: boolean) => aMoment({ storylets: [aStorylet({ canGoBack }), other] });
  expect(storyAfter(beginStorylet(open(true), 11))).toMatchObject({ storylet: 11 });
  expect(beginStorylet(open(false), 11)).toEqual({ ruling: 'refused', refusal: 'in another storylet' });
});

test('Perhaps Not leads back to the list, unless there is no way back', () => {
  expect(storyAfter(goBack(aMoment()))).toEqual(available);
  expect(goBack(aMoment({ storylet: { canGoBack: false } }))).toEqual({ ruling: 'refused', refusal: 'no way back' });
  expect(goBack(at(available))).toMatchObject({ ruling: 'allowed', turn: { changes: [] } });
});

test('to look at an open storylet changes nothing; to look after a result moves on', () => {
  expect(look(aMoment())).toMatchObject({ ruling: 'allowed', turn: { changes: [] } });
  expect(storyAfter(look(at(ended)))).toEqual(available);
  expect(storyAfter(look(at({ ...ended, next: 11 }, { storylets: [aStorylet(), other] })))).toMatchObject({
    phase: 'In',
    storylet: 11,
  });
});

test('to come back to a result is to find it where it was', () => {
  expect(resume(at(ended))).toEqual({ ruling: 'done before', turn: ended.turn });
  expect(resume(aMoment())).toEqual(look(aMoment()));
  expect(storyAfter(resume(at(available, { storylet: { urgency: 'must' } })))).toMatchObject({ phase: 'In' });
});

test('what must be met is met at once', () => {
  const must = { storylet: { urgency: 'must' } } as const;
  expect(storyAfter(look(at(available, must)))).toMatchObject({ phase: 'In', storylet: ids.lamplighter });
  expect(storyAfter(look(at(ended, must)))).toMatchObject({ phase: 'In', storylet: ids.lamplighter });
});

test('what must be met, and where a result leads, come before any other choice', () => {
  const storylets = [aStorylet({ urgency: 'must' }), other];
  expect(storyAfter(beginStorylet(at(available, { storylets }), 11))).toMatchObject({ storylet: ids.lamplighter });
  expect(storyAfter(goBack(at(available, { storylets })))).toMatchObject({ storylet: ids.lamplighter });

  const linked = { ...ended, next: 11 };
  const both = [aStorylet(), other];
  expect(storyAfter(beginStorylet(at(linked, { storylets: both }), ids.lamplighter))).toMatchObject({ storylet: 11 });
  expect(storyAfter(goBack(at(linked, { storylets: both })))).toMatchObject({ storylet: 11 });
});

test('a storylet that is no longer in the world cannot be begun, not even by whoever was in it', () => {
  const lost = { phase: 'In', storylet: 999, since: 1 } as const;
  expect(beginStorylet(at(lost), 999)).toEqual({ ruling: 'refused', refusal: 'no such storylet' });
});

test('a storylet that is no longer in the world holds nobody', () => {
  const lost = { phase: 'In', storylet: 999, since: 1 } as const;
  expect(storyAfter(look(at(lost)))).toEqual(available);
  expect(storyAfter(goBack(at(lost)))).toEqual(available);
});
