import { expect, test } from 'vitest';
import { aBranch, anOutcome, aStorylet, messagesOf } from '../../../testing/a-world.ts';
import { fittingOutcomes } from './fitting-outcomes.ts';

test('accepts a challenge with success and failure', () => {
  expect(
    messagesOf(
      fittingOutcomes,
      aStorylet('', aBranch('challenge: Watchful 4', anOutcome('', 'success: Won') + anOutcome('', 'failure: Lost'))),
    ),
  ).toEqual([]);
});

test('reports a challenge without failure, or with always', () => {
  expect(
    messagesOf(
      fittingOutcomes,
      aStorylet('', aBranch('challenge: Watchful 4', anOutcome('', 'success: Won') + anOutcome('', 'always: Done'))),
    ),
  ).toEqual(['"Try" has a challenge, so it needs "failure" instead of "always"']);
});

const messagesOn = (...outcomes: readonly string[]) =>
  messagesOf(fittingOutcomes, aStorylet('', aBranch('', outcomes.join('\n'))));

test('accepts outcomes of one kind with requirements before one without', () => {
  expect(
    messagesOn(
      anOutcome('when: Coins 5+', 'always: Rich'),
      anOutcome('when: Coins 1+', 'always: Poor'),
      anOutcome('', 'rare 5%: Lucky'),
      anOutcome(''),
    ),
  ).toEqual([]);
});

test('reports a kind whose outcomes all have requirements, and one behind the outcome for everybody', () => {
  expect(messagesOn(anOutcome('when: Coins 5+', 'always: Rich'))).toEqual([
    'every "always" of "Try" has a "when"; write a last one without it, for all other players',
  ]);
  expect(messagesOn(anOutcome(''), anOutcome('when: Coins 5+', 'always: Rich'))).toEqual([
    'the "always" above has no "when" and is always taken; move this one above it',
  ]);
});

test('reports requirements of a rare outcome', () => {
  expect(messagesOn(anOutcome(''), anOutcome('when: Coins 5+', 'rare 5%: Lucky'))).toEqual([
    '"rare" happens by its chance alone; delete "when"',
  ]);
});
