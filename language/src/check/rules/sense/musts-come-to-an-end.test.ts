import { expect, test } from 'vitest';
import { aBranch, anOutcome, aStorylet, messagesOf } from '../../../testing/a-world.ts';
import { mustsComeToAnEnd } from './musts-come-to-an-end.ts';

const again = (name: string) =>
  `"${name}" must be met again after every outcome; let one change its requirements, or lead away`;
const must = (facts: string, ...outcomes: readonly string[]) =>
  messagesOf(
    mustsComeToAnEnd,
    aStorylet(
      `urgency: must\n${facts}`,
      outcomes.map((each, i) => aBranch('', anOutcome(each)).replace('Try', `Try ${i}`)).join('\n'),
    ),
  );
const storylet = (name: string, facts: string, outcome: string, branch = '') => ({
  [`areas/square/${name}.story`]: `= ${name}\nwhere: The Square\n${facts}\n\n${aBranch(branch, anOutcome(outcome))}`,
});

test('one outcome that ends a requirement is enough', () => {
  expect(must('when: Step exactly 1', 'gain: Coins 1', 'set: Step 2')).toEqual([]);
  expect(must('when: Step 1+', 'lose: Step 1')).toEqual([]);
  expect(must('when: Step under 5', 'gain: Step 1')).toEqual([]);
  expect(must('when: not seen Tried', '')).toEqual([]);
});

test('reports a storylet whose outcomes all leave its requirements met', () => {
  expect(must('', '')).toEqual([again('Tried')]);
  expect(must('when: Step exactly 1', 'gain: Coins 1', 'set: Step 1')).toEqual([again('Tried')]);
  expect(must('when: Step 1+', 'gain: Step 1')).toEqual([again('Tried')]);
  expect(must('when: Step under 5', 'lose: Step 1')).toEqual([again('Tried')]);
  expect(must('when: Step 1+ or Coins 1+', 'set: Step 3')).toEqual([again('Tried')]);
});

test('knows nothing of formulas, conditional changes and worn things', () => {
  expect(must('when: Step 1+', 'set: Step (1d6)')).toEqual([]);
  expect(must('when: Step 1+', 'gain: Step (3 - [Coins])')).toEqual([]);
  expect(must('when: Step under 5', 'lose: Step (3 - [Coins])')).toEqual([]);
  expect(must('when: Step exactly 1', 'gain: Coins 1\nset: Step 1\nonly if: Step 1+')).toEqual([]);
  expect(must('when: Watchful under 5', 'wear: Paper Hat')).toEqual([]);
  expect(must('when: Watchful exactly 2', 'set: Watchful 2')).toEqual([]);
  expect(must('when: Watchful exactly 2', 'set: Step 1, Watchful 2')).toEqual([]);
  expect(must('when: Step exactly 1', 'wear: Paper Hat')).toEqual([again('Tried')]);
});

test('prices, second chances and raised attributes may end it', () => {
  const trying = (facts: string, branch: string) =>
    messagesOf(mustsComeToAnEnd, storylet('Tried', `urgency: must\nwhen: ${facts}`, '', branch));

  expect(trying('Coins 1+', 'pay: Coins 1')).toEqual([]);
  expect(trying('Coins under 9', 'pay: Coins 1')).toEqual([again('Tried')]);
  expect(trying('Lens 1+', 'challenge: Watchful 3\nsecond chance: Lens')).toEqual([]);
  expect(trying('Watchful under 9', 'challenge: Watchful 3')).toEqual([]);
});

test('a move away ends it unless it is met everywhere', () => {
  expect(must('', 'move to: nowhere')).toEqual([]);
  expect(must('', 'change setting: Town')).toEqual([]);
  expect(
    messagesOf(mustsComeToAnEnd, {
      'areas/square/t.story': `= Tried\nwhere: anywhere\nurgency: must\n\n${aBranch('', anOutcome('move to: nowhere'))}`,
    }),
  ).toEqual([again('Tried')]);
  expect(
    messagesOf(mustsComeToAnEnd, {
      'areas/square/t.story': `= Tried\nwhere: anywhere\nin: Town\nurgency: must\n\n${aBranch('', anOutcome('move to: nowhere'))}`,
    }),
  ).toEqual([]);
});

test('reports two that lead into each other', () => {
  const pair = (second: string, facts = 'urgency: must\nwhen: Step exactly 2') => ({
    ...storylet('One', 'urgency: must\nwhen: Step exactly 1', 'set: Step 2'),
    ...storylet('Two', facts, second),
  });

  expect(messagesOf(mustsComeToAnEnd, pair('set: Step 1'))).toEqual([again('One'), again('Two')]);
  expect(messagesOf(mustsComeToAnEnd, pair('set: Step 3'))).toEqual([]);
  expect(messagesOf(mustsComeToAnEnd, pair('set: Step 1', 'urgency: high\nwhen: Step exactly 2'))).toEqual([]);
  expect(messagesOf(mustsComeToAnEnd, pair('set: Step 1', 'in: Town\nurgency: must\nwhen: Step exactly 2'))).toEqual(
    [],
  );
});

test('follows another must that is met there, and none that is met elsewhere', () => {
  const pair = (where: string) => ({
    ...storylet('One', 'urgency: must\nwhen: Step exactly 1', 'set: Step 2'),
    'areas/square/two.story': `= Two\nwhere: ${where}\nurgency: must\nwhen: Step exactly 2\n\n${aBranch('', anOutcome(''))}`,
    'areas/far/area.story': '= Far\nsetting: Town\ntype: District\n',
  });

  expect(messagesOf(mustsComeToAnEnd, pair('anywhere'))).toEqual([again('One'), again('Two')]);
  expect(messagesOf(mustsComeToAnEnd, pair('Far, The Square'))).toEqual([again('One'), again('Two')]);
  expect(messagesOf(mustsComeToAnEnd, pair('Far'))).toEqual([again('Two')]);
});

test('a storylet it leads into is a way out if it can be left or leads out', () => {
  const leading = (facts: string, outcome: string) => ({
    ...storylet('One', 'urgency: must\nwhen: Step exactly 1', 'go to: Two'),
    ...storylet('Two', `deck: never\n${facts}`, outcome),
  });

  expect(messagesOf(mustsComeToAnEnd, leading('back: no', 'go to: One'))).toEqual([again('One')]);
  expect(messagesOf(mustsComeToAnEnd, leading('back: yes', 'go to: One'))).toEqual([]);
  expect(messagesOf(mustsComeToAnEnd, leading('back: no', 'set: Step 2'))).toEqual([]);
  expect(messagesOf(mustsComeToAnEnd, leading('back: no', ''))).toEqual([]);
});

test('ignores branches that nobody who meets it can choose', () => {
  const branches =
    aBranch('', anOutcome('')) + aBranch('when: Step 5+', anOutcome('set: Step 0')).replace('Try', 'Else');

  expect(messagesOf(mustsComeToAnEnd, aStorylet('urgency: must\nwhen: Step exactly 1', branches))).toEqual([
    again('Tried'),
  ]);
  expect(messagesOf(mustsComeToAnEnd, aStorylet('urgency: must\nwhen: Step 1+', branches))).toEqual([]);
});

test('checks only musts with branches', () => {
  expect(messagesOf(mustsComeToAnEnd, aStorylet('urgency: high'))).toEqual([]);
  expect(messagesOf(mustsComeToAnEnd, aStorylet('urgency: must\ndeck: sometimes'))).toEqual([]);
  expect(messagesOf(mustsComeToAnEnd, aStorylet('urgency: must', ''))).toEqual([]);
});
