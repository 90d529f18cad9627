import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type CompileError, compileCopy, type Edit } from './compile-copy.ts';

/** A new member of closed unions, and the files that do not compile until they contain it. */
type Addition = {
  readonly what: string;
  readonly edits: readonly Edit[];
  /** Properties in the compiler's errors: the member, or a list that is compared as a whole. */
  readonly words: readonly string[];
  readonly recipe: readonly string[];
};

/** Adds a member to the front of a list or union: `decks = ['always'` becomes `decks = ['seldom', 'always'`. */
const before = (file: string, from: string, member: string): Edit => ({
  file,
  from,
  to: from.replace("'", from.includes('[') ? `'${member}', '` : `'${member}' | '`),
});

const additions: readonly Addition[] = [
  {
    what: 'a kind of challenge',
    edits: [before('engine/src/story/storylet.ts', "challengeKinds = ['broad'", 'opposed')],
    words: ['opposed'],
    recipe: [
      'engine/src/story/storylet.ts',
      'engine/src/story/challenge.ts',
      'engine/src/testing/model/carry-out.ts',
      'engine/src/testing/model/chances.ts',
      'engine/src/testing/model/some-storylets.ts',
      'language/src/check/rules/fitting/challenge-difficulties.ts',
      'server/src/storylet/present-challenge.ts',
    ],
  },
  {
    what: 'a type of challenge in replies',
    edits: [before('contract/src/storylet.ts', "challengeTypes = ['Challenge'", 'Contest')],
    words: ['Contest'],
    recipe: ['web/src/story/challenge-note.tsx'],
  },
  {
    what: 'a deck',
    edits: [before('engine/src/story/storylet.ts', "decks = ['always'", 'seldom')],
    words: ['seldom', 'deckTypeNames'],
    recipe: [
      'engine/src/story/storylet.ts',
      'engine/src/testing/model/cards.ts',
      'server/src/storylet/present-listed.ts',
      'server/src/wording/same-words.ts',
    ],
  },
  {
    what: 'a deck in replies',
    edits: [before('contract/src/storylet.ts', "deckTypes = ['Persistent'", 'Rarely')],
    words: ['Rarely'],
    recipe: ['web/src/story/hints.ts'],
  },
  {
    what: 'a reason why a card leaves the hand',
    edits: [before('engine/src/cards/card-table.ts', "CardLeaveReason = 'played'", 'stolen')],
    words: ['stolen'],
    recipe: ['server/src/cards/present-card-change.ts'],
  },
  {
    what: 'a type of outfit',
    edits: [
      before('engine/src/outfits/outfit.ts', "outfitTypes = ['Standard'", 'Borrowed'),
      before('contract/src/myself.ts', "outfitTypes = ['Standard'", 'Borrowed'),
    ],
    words: ['Borrowed'],
    recipe: [
      'engine/src/outfits/change-outfits.ts',
      'engine/src/outfits/saved-outfits.ts',
      'engine/src/testing/model/outfits.ts',
      'web/src/outfits/outfit-state.ts',
    ],
  },
  {
    what: 'a sign-in provider',
    edits: [before('contract/src/sign-in.ts', "signInProviders = ['Facebook'", 'Discord')],
    words: ['Discord'],
    recipe: [
      'server/src/sign-in/link-routes.ts',
      'server/src/sign-in/provider-table.ts',
      'server/src/testing/a-scene.ts',
      'web/src/account/sign-in-methods.ts',
    ],
  },
  {
    what: 'a currency',
    edits: [before('contract/src/payments.ts', "currencies = ['GBP'", 'NOK')],
    words: ['NOK'],
    recipe: ['server/src/payments/prices.ts', 'web/src/payments/billing.ts'],
  },
];

let folder = '';
let errors: readonly CompileError[] = [];

// One build for all additions: it compiles six workspaces from scratch.
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'underhall-kinds-'));
  errors = await compileCopy(
    folder,
    additions.flatMap(({ edits }) => edits),
  );
}, 600_000);

afterAll(() => rm(folder, { recursive: true }));

test.each(additions)('$what does not compile until every file of its recipe knows it', ({ words, recipe }) => {
  const named = errors
    .filter(({ message }) => words.some((word) => message.includes(`Property '${word}'`)))
    .map(({ file }) => file);
  expect([...new Set(named)].sort()).toEqual([...recipe].sort());
});
