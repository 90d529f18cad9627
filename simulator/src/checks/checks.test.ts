import { type Change, type Character, withStanding } from '@underhall/engine';
import { expect, test } from 'vitest';
import type { Check, Step } from '../step.ts';
import { hasChange, runUntilStep } from '../testing/steps.ts';
import { fullWorld, worldIndexIn } from '../testing/worlds.ts';
import { checkRefusals, checkRepeatability } from './answers.ts';
import { checkAppliedChanges, checkLedger } from './changes.ts';
import { checkLevelBounds, checkSharedLevels } from './levels.ts';
import { checkHand, checkLimits } from './limits.ts';
import { checkPhase } from './phase.ts';
import { checkClocks } from './time.ts';

// Each check is shown a step of a real life, which it lets pass, and the same step with something wrong in it.

const full = worldIndexIn(fullWorld);

const isChoice = (step: Step): boolean => step.command.do === 'choose' && hasChange('quality')(step);
const withAfter = (step: Step, after: Partial<Character>): Step => ({ ...step, after: { ...step.after, ...after } });

/** The answers of a check: to a step as it was, then to each altered copy of it. */
const answersOf = (
  check: Check,
  isWanted: (step: Step) => boolean,
  ...alterations: readonly ((step: Step) => Step)[]
) => runUntilStep(full, isWanted, (step) => [check(step), ...alterations.map((change) => check(change(step)))]);

/** The step with its first change of a level reported as another. */
const withLevel =
  (to: { readonly level: number; readonly points: number }) =>
  (step: Step): Step => {
    const changes = step.changes.map((change): Change => (change.kind === 'quality' ? { ...change, to } : change));
    return { ...step, changes };
  };

test('a change that does not start where the last one ended is found, and so is a sheet the ledger knows nothing of', () => {
  const [first, again] = answersOf(checkLedger, isChoice, (step) => step);
  expect(first).toBeUndefined();
  expect(again).toMatch(/^the ledger does not go on: quality \d+ stood at/);

  const added = ({ after }: Step) => ({ qualities: withStanding(after.qualities, 987, { level: 3, points: 0 }) });
  const unrecordedQuality = runUntilStep(full, isChoice, (step) => checkLedger(withAfter(step, added(step))));
  expect(unrecordedQuality).toMatch(/^quality 987 is 3 and 0 on the sheet/);
  const unrecordedFate = runUntilStep(full, isChoice, (step) =>
    checkLedger(withAfter(step, { fate: step.after.fate + 1 })),
  );
  expect(unrecordedFate).toMatch(/^\d+ Fate on the sheet, \d+ by the ledger$/);
});

test('a level below nothing is found, a broken one, points enough for the next level, and a gain past the cap', () => {
  const [fine, ...odd] = answersOf(
    checkLevelBounds,
    isChoice,
    withLevel({ level: -1, points: 0 }),
    withLevel({ level: 1.5, points: 0 }),
    withLevel({ level: 1, points: 2 }),
    withLevel({ level: 99_999, points: 0 }),
  );

  expect(fine).toBeUndefined();
  for (const each of odd.slice(0, 3)) expect(each).toMatch(/^no quality can stand like this/);
  const capped = (step: Step): boolean => isChoice(step) && step.changes.some(isGainOfCapped);
  expect(answersOf(checkLevelBounds, capped, withLevel({ level: 99_999, points: 0 }))[1]).toMatch(
    /^a gain went past the cap of \d+/,
  );
});

const isGainOfCapped = (change: Change): boolean =>
  change.kind === 'quality' &&
  change.how !== 'set' &&
  change.to.level > change.from.level &&
  full.pack.qualities.find(({ id }) => id === change.quality)?.cap !== undefined;

test('actions and cards that cannot be are found', () => {
  const nextAt = (step: Step) => ({ nextAt: step.moment.now + 1000 });
  const [fine, ...odd] = answersOf(
    checkClocks,
    ({ after }) =>
      Object.keys(after.cards).length > 0 && after.membership.tier === 'none' && after.outfits.length === 0,
    (step) => withAfter(step, { actions: { count: -1, ...nextAt(step) } }),
    (step) => withAfter(step, { actions: { count: 41 } }),
    (step) => withAfter(step, { actions: { count: 3 } }),
    (step) => withAfter(step, { actions: { count: 20, ...nextAt(step) } }),
    (step) => withAfter(step, { actions: { count: 3, nextAt: step.moment.now } }),
    (step) => withAfter(step, { actions: { count: 3, nextAt: step.moment.now + 600_001 } }),
    (step) => withAfter(step, { cards: { 1: { deck: { count: 7 }, hand: [] } } }),
  );

  expect(fine).toBeUndefined();
  expect(odd.map((each) => each?.replace(/\d{5,}/g, 'then'))).toEqual([
    'the actions are wrong: -1 of at most 40',
    'the actions are wrong: 41 of at most 40',
    'the actions are wrong: 3 of 20, and none is coming',
    'the actions are wrong: 20 of 20, and one more is coming',
    'the actions are wrong: the next comes at then, and it is then',
    'the actions are wrong: the next comes at then, and it is then',
    'the deck at table 1 is wrong: 7 of at most 6',
  ]);
});

test('a hand with more cards than it has room for is found', () => {
  const filled = (step: Step): Step => {
    const [table = '0'] = Object.keys(step.after.cards);
    return withAfter(step, { cards: { [table]: { deck: { count: 1 }, hand: [1, 2, 3, 4, 5] } } });
  };
  const [fine, odd] = answersOf(checkHand, hasChange('card drawn'), filled);

  expect(fine).toBeUndefined();
  expect(odd).toMatch(/^a hand for \d holds 1,2,3,4,5$/);
});

test('a story that stands where it cannot is found', () => {
  const at = (story: object) => (step: Step) => withAfter(step, { story: { ...step.after.story, ...story } as never });
  const [fine, ...odd] = answersOf(
    checkPhase,
    ({ after }) => after.story.phase === 'End',
    at({ storylet: -1 }),
    at({ branch: -1 }),
    at({ outcome: 'rareFailure' }),
    at({ turn: 1e9 }),
    at({ phase: 'Rename' }),
    at({ phase: 'In', since: 1e9 }),
  );

  expect(fine).toBeUndefined();
  expect(odd.map((each) => each?.replace(/\d+/g, 'n'))).toEqual([
    'the story is in storylet -n, which is not in the world',
    'the story is at branch -n, which is none of n',
    'branch n has no outcome "rareFailure"',
    'the result was told in turn n, and it is turn n',
    'branch n waits for a name it does not ask for',
    'the story is open since turn n',
  ]);
});

test('what was offered and refused is found, and what was not offered and done', () => {
  const refused = { ruling: { ruling: 'refused', refusal: 'hand full' } } as const;
  const [fine, ...odd] = answersOf(
    checkRefusals,
    isChoice,
    (step) => ({ ...step, wasOffered: false }),
    (step) => ({ ...step, ...refused }),
    (step) => ({ ...step, ...refused, wasOffered: false }),
    (step) => ({ ...step, ...refused, wasOffered: false, after: step.moment.character }),
  );

  expect(fine).toBeUndefined();
  expect(odd).toEqual([
    'it was not offered, and was not refused',
    'it was offered, and refused: "hand full"',
    'it was refused, and changed something',
    undefined,
  ]);
});

test('a character who is not what the changes make is found, and an answer that is another the second time', () => {
  // The level is one that nothing else in the step can bring about: what came of its last change is not always to be seen.
  expect(answersOf(checkAppliedChanges, isChoice, withLevel({ level: 99_999, points: 0 }))).toEqual([
    undefined,
    'the changes, applied one by one, make another character',
  ]);
  expect(
    answersOf(checkRepeatability, isChoice, (step) => ({ ...step, ruling: { ruling: 'done before', turn: 1 } })),
  ).toEqual([undefined, 'the same command at the same moment is answered otherwise']);
});

test("levels that are everybody's and were told as something else are found", () => {
  const misreported = (step: Step): Step => {
    const changes = step.changes.map((change) =>
      change.kind === 'shared' ? { ...change, to: { ...change.to, level: change.to.level + 1 } } : change,
    );
    return { ...step, changes };
  };
  const [fine, odd] = answersOf(checkSharedLevels, hasChange('shared'), misreported);

  expect(fine).toBeUndefined();
  expect(odd).toMatch(/^everybody's levels are /);
});

test('more agents, errands, plans and outfits than one may have are found', () => {
  const plan = { branch: 0, storylet: 0, area: 0, isDone: false, madeAt: 0 };
  const { storylet, branch } = [...full.branches.values()][0] ?? {};
  const plans = Array.from({ length: 21 }, () => ({ ...plan, branch: branch?.id ?? 0, storylet: storylet?.id ?? 0 }));
  const outfits = Array.from({ length: 7 }, (_, id) => ({
    id,
    name: 'x',
    type: 'Purchased' as const,
    worn: {},
    isFavourite: false,
  }));
  const plot = full.pack.concerns[0]?.plots[0]?.id ?? 0;
  const agents = (count: number, elapsed: number) =>
    Array.from({ length: count }, (_, agent) => ({ agent, lent: [], reports: 0, plot: { id: plot, elapsed } }));
  const [fine, ...odd] = answersOf(
    checkLimits,
    (step) => step.after.membership.tier === 'none' && hasChange('agent')(step) && step.command.do === 'send',
    (step) => withAfter(step, { plans }),
    (step) => withAfter(step, { outfits }),
    (step) => withAfter(step, { agents: agents(5, 0) }),
    (step) => withAfter(step, { agents: agents(3, 0) }),
    (step) => withAfter(step, { agents: agents(1, 21) }),
  );

  expect(fine).toBeUndefined();
  expect(odd).toEqual([
    '21 plans are active',
    '7 outfits were bought',
    '5 agents are engaged',
    '3 agents are on errands',
    'agent 0 has been away for 21 actions, which is too long',
  ]);
});
