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

// Each check gets a real step, which passes, and copies of it with a fault.

const full = worldIndexIn(fullWorld);

const isChoice = (step: Step): boolean => step.command.do === 'choose' && hasChange('quality')(step);
const withAfter = (step: Step, after: Partial<Character>): Step => ({ ...step, after: { ...step.after, ...after } });

/** The results of a check for a step and for each altered copy of it. */
const answersOf = (check: Check, matches: (step: Step) => boolean, ...alterations: readonly ((step: Step) => Step)[]) =>
  runUntilStep(full, matches, (step) => [check(step), ...alterations.map((change) => check(change(step)))]);

/** The step with the new level in every change of a quality. */
const withLevel =
  (to: { readonly level: number; readonly points: number }) =>
  (step: Step): Step => {
    const changes = step.changes.map((change): Change => (change.kind === 'quality' ? { ...change, to } : change));
    return { ...step, changes };
  };

test('the ledger check finds a gap between changes, and a sheet that differs from the ledger', () => {
  const [first, again] = answersOf(checkLedger, isChoice, (step) => step);
  expect(first).toBeUndefined();
  expect(again).toMatch(/^the ledger does not add up: quality \d+ was at/);

  const added = ({ after }: Step) => ({ qualities: withStanding(after.qualities, 987, { level: 3, points: 0 }) });
  const unrecordedQuality = runUntilStep(full, isChoice, (step) => checkLedger(withAfter(step, added(step))));
  expect(unrecordedQuality).toMatch(/^quality 987 is at 3 \(0 points\) on the sheet/);
  const unrecordedFate = runUntilStep(full, isChoice, (step) =>
    checkLedger(withAfter(step, { fate: step.after.fate + 1 })),
  );
  expect(unrecordedFate).toMatch(/^\d+ Fate on the sheet, \d+ in the ledger$/);
});

test('the level check finds negative and fractional levels, surplus points, and a gain past the cap', () => {
  const [fine, ...odd] = answersOf(
    checkLevelBounds,
    isChoice,
    withLevel({ level: -1, points: 0 }),
    withLevel({ level: 1.5, points: 0 }),
    withLevel({ level: 1, points: 2 }),
    withLevel({ level: 99_999, points: 0 }),
  );

  expect(fine).toBeUndefined();
  for (const each of odd.slice(0, 3)) expect(each).toMatch(/^invalid level or points/);
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

test('the clock check finds impossible numbers and due times of actions and decks', () => {
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
    'the actions are wrong: 3 of 20, but none is due',
    'the actions are wrong: 20 of 20, but another one is due',
    'the actions are wrong: the next one is due at then, but now is then',
    'the actions are wrong: the next one is due at then, but now is then',
    'the deck at table 1 is wrong: 7 of at most 6',
  ]);
});

test('the hand check finds a hand with too many cards', () => {
  const filled = (step: Step): Step => {
    const [table = '0'] = Object.keys(step.after.cards);
    return withAfter(step, { cards: { [table]: { deck: { count: 1 }, hand: [1, 2, 3, 4, 5] } } });
  };
  const [fine, odd] = answersOf(checkHand, hasChange('card drawn'), filled);

  expect(fine).toBeUndefined();
  expect(odd).toMatch(/^a hand for \d cards holds 1,2,3,4,5$/);
});

test('the phase check finds impossible positions in the story', () => {
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
    'the story is at branch -n, which storylet n does not have',
    'branch n has no outcome "rareFailure"',
    'the result is from turn n, but this is turn n',
    'branch n waits for a name, but does not ask for one',
    'the storylet is open since turn n, which has not happened yet',
  ]);
});

test('the refusal check finds differences between the offers of the page and the rulings', () => {
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
    'the page did not offer it, but the rules allowed it',
    'the page offered it, but the rules refused it: "hand full"',
    'it was refused, but changed the character',
    undefined,
  ]);
});

test('a character that differs from its changes and a ruling that differs the second time are found', () => {
  // Nothing else in the step can lead to this level. A smaller one might be hidden by a later change.
  expect(answersOf(checkAppliedChanges, isChoice, withLevel({ level: 99_999, points: 0 }))).toEqual([
    undefined,
    'the changes, applied one by one, give a different character',
  ]);
  expect(
    answersOf(checkRepeatability, isChoice, (step) => ({ ...step, ruling: { ruling: 'done before', turn: 1 } })),
  ).toEqual([undefined, 'the same command at the same moment got a different ruling']);
});

test('the shared level check finds levels that differ from the changes shown', () => {
  const misreported = (step: Step): Step => {
    const changes = step.changes.map((change) =>
      change.kind === 'shared' ? { ...change, to: { ...change.to, level: change.to.level + 1 } } : change,
    );
    return { ...step, changes };
  };
  const isOwnChange = (step: Step) => step.command.do !== 'accept' && hasChange('shared')(step);
  const [fine, odd] = answersOf(checkSharedLevels, isOwnChange, misreported);

  expect(fine).toBeUndefined();
  expect(odd).toMatch(/^the shared levels are /);
});

test('the limit check finds too many agents, errands, plans and outfits, and an overlong errand', () => {
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
