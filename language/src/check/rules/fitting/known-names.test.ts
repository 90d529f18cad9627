import { expect, test } from 'vitest';
import { aBranch, anOutcome, aStorylet, messagesOf } from '../../../testing/a-world.ts';
import { knownNames } from './known-names.ts';

test('accepts a quality that is defined', () => {
  expect(messagesOf(knownNames, aStorylet('when: Watchful 5+'))).toEqual([]);
});

test('finds names in formulas, cases and substitutions', () => {
  const facts = 'gain: Coins (1 + [Watchfil])\nsays: {Coinz} {stage of Stepp} {Lans 2+: a | b}\nmessage: It';

  expect(messagesOf(knownNames, aStorylet('needs: it', aBranch('', anOutcome(facts))))).toEqual([
    'unknown quality "Watchfil". Did you mean "Watchful"?',
    'unknown quality "Coinz". Did you mean "Coins"?',
    'unknown quality "Stepp". Did you mean "Step"?',
    'unknown quality "Lans". Did you mean "Lens"?',
  ]);
});

test('gives a hint for a name that a colon may have cut short', () => {
  expect(messagesOf(knownNames, aStorylet('note: {The Light: So} {no The Light: So: a | b}'))).toEqual([
    'unknown quality "The Light: So". A case begins with its requirement: "{Talk 5+: one | other}".',
    'unknown quality "The Light". Write a name with a colon in double quotes, and a plain colon as \\:.',
  ]);
});

test('reports a misspelt quality and suggests the nearest', () => {
  expect(messagesOf(knownNames, aStorylet('when: Watchfull 5+'))).toEqual([
    'unknown quality "Watchfull". Did you mean "Watchful"?',
  ]);
});

test('gives a hint where two names stand in one place', () => {
  const several = ' Separate several names by commas, alternatives by " or ".';

  expect(messagesOf(knownNames, aStorylet('when: Watchful 5+ and Step 2+'))).toEqual([
    `unknown quality "Watchful 5+ and Step".${several}`,
  ]);
  expect(messagesOf(knownNames, aStorylet('', aBranch('', anOutcome('gain: Coins 3; Step 2'))))).toEqual([
    `unknown quality "Coins 3; Step".${several}`,
  ]);
});
