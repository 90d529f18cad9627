import { expect, test } from 'vitest';
import type { EndedStory, Story } from '../character.ts';
import { type About, aMoment } from '../testing/a-moment.ts';
import { aBranch, aStorylet, ids } from '../testing/a-world.ts';
import { refused, turnOf } from '../testing/turn-of.ts';
import type { Ruling } from '../turn.ts';
import { goBack, look, resume } from './look.ts';

const available = { phase: 'Available' } as const;
const open = { phase: 'In', storylet: ids.lamplighter, since: 1 } as const;
const ended: EndedStory = { phase: 'End', storylet: ids.lamplighter, branch: ids.ask, outcome: 'always', turn: 1 };
const waitingStory = { storylet: ids.lamplighter, since: 1, branch: ids.ask, secondChances: [ids.lens], item: 5 };
const other = aStorylet({ id: 11, order: 0 });
const at = (story: Story, about: About = {}) => aMoment({ ...about, character: { ...about.character, story } });
const storyAfter = (ruling: Ruling) => turnOf(ruling).character.story;
const changesOf = (ruling: Ruling) => turnOf(ruling).changes;

test('looking at an open storylet changes nothing', () => {
  expect(changesOf(look(at(open)))).toEqual([]);
  expect(changesOf(look(at({ ...waitingStory, phase: 'Rename' })))).toEqual([]);
  expect(changesOf(look(at({ ...waitingStory, phase: 'Act' })))).toEqual([]);
});

test('a waiting branch that was removed from the world stops waiting', () => {
  for (const phase of ['Rename', 'Act'] as const) {
    expect(changesOf(look(at({ ...waitingStory, phase, branch: 99 })))).toEqual([
      { kind: 'story', to: { phase: 'In', storylet: ids.lamplighter, since: 1, item: 5 } },
    ]);
  }
});

test('looking with nothing open changes nothing', () => {
  expect(changesOf(look(at(available)))).toEqual([]);
});

test('looking at a result leads to the list, or to the linked storylet', () => {
  expect(changesOf(look(at(ended)))).toEqual([{ kind: 'story', to: available }]);
  const storylets = [aStorylet(), other];
  expect(storyAfter(look(at({ ...ended, next: 11 }, { storylets, turn: 4 })))).toEqual({
    phase: 'In',
    storylet: 11,
    since: 4,
  });
  expect(storyAfter(look(at({ ...ended, next: 999 }, { storylets })))).toEqual(available);
});

test('resuming on a result returns the same result', () => {
  expect(resume(at(ended))).toEqual({ ruling: 'done before', turn: ended.turn });
  expect(changesOf(resume(at(open)))).toEqual([]);
  expect(storyAfter(resume(at(available, { storylet: { urgency: 'must' } })))).toMatchObject({ phase: 'In' });
});

test('a forced storylet opens at once, from the list and from a result', () => {
  const must = { storylet: { urgency: 'must' } } as const;
  for (const story of [available, ended]) {
    expect(storyAfter(look(at(story, must)))).toMatchObject({ phase: 'In', storylet: ids.lamplighter });
    expect(storyAfter(goBack(at(story, must)))).toMatchObject({ phase: 'In', storylet: ids.lamplighter });
  }
});

test('after five forced storylets the list returns', () => {
  const must = { storylet: { urgency: 'must' }, character: { forcedInARow: 5 } } as const;
  expect(storyAfter(look(at(ended, must)))).toEqual(available);
});

test('a storylet removed from the world does not hold the player, nor does its waiting branch', () => {
  for (const story of [{ ...open, storylet: 999 }, { ...waitingStory, storylet: 999, phase: 'Rename' } as const]) {
    expect(storyAfter(look(at(story)))).toEqual(available);
    expect(storyAfter(goBack(at(story)))).toEqual(available);
  }
});

test('going back leads to the list, if the storylet allows it', () => {
  expect(changesOf(goBack(at(open)))).toEqual([{ kind: 'story', to: available }]);
  expect(goBack(at(open, { storylet: { canGoBack: false } }))).toEqual(refused('no way back'));
  expect(changesOf(goBack(at(available)))).toEqual([]);
});

test('going back is refused if the storylet would be forced again at once', () => {
  const storylets = [aStorylet({ urgency: 'must' }), other];
  expect(goBack(at(open, { storylets, character: { forcedInARow: 4 } }))).toEqual(refused('no way back'));
  expect(storyAfter(goBack(at(open, { storylets, character: { forcedInARow: 5 } })))).toEqual(available);
});

test('going back leads to a forced storylet if there is one', () => {
  const storylets = [aStorylet(), aStorylet({ id: 12, urgency: 'must' })];
  expect(storyAfter(goBack(at(open, { storylets })))).toMatchObject({ phase: 'In', storylet: 12 });
});

test('going back from a waiting branch leads to its storylet, unchanged', () => {
  const storylet = { canGoBack: false, branches: [aBranch({ names: 'Goods' })] };
  for (const phase of ['Rename', 'Act'] as const) {
    expect(changesOf(goBack(at({ ...waitingStory, phase }, { storylet })))).toStrictEqual([
      { kind: 'story', to: { phase: 'In', storylet: ids.lamplighter, since: 1, item: 5 } },
    ]);
  }
});
