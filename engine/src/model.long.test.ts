import fc from 'fast-check';
import { expect, test } from 'vitest';
import { someCommands } from './testing/model/commands.ts';
import { play } from './testing/model/play.ts';

// In milliseconds. Generous, because the machine may be busy: the test takes half a minute.
const patience = 900_000;

/** Every reason to refuse a command, except reasons that only calls of the server can cause. */
const reasons = [
  ...['no such storylet', 'storylet not on offer', 'in another storylet', 'no way back', 'story is over'],
  ...[
    'no such branch',
    'branch locked',
    'not that often',
    'not enough actions',
    'not enough fate',
    'nothing to name',
    'not asked',
  ],
  ...['no hand', 'hand full', 'deck empty', 'no card to draw', 'not in your hand', 'card is sticky'],
  ...['card cannot return'],
  ...[
    'story under way',
    'travel forbidden',
    'map closed',
    'no such area',
    'area closed',
    'members only',
    'already there',
  ],
  ...['not yours', 'not to be worn', 'outfit locked', 'slot locked', 'lent to an agent'],
  ...['no such outfit', 'outfit of members', 'outfit of enhanced members', 'not usable in a storylet'],
  ...['outfit name taken', 'name unfit', 'too many outfits', 'no such plan', 'too many plans'],
  ...['not usable', 'not usable here', 'no such agent', 'agent busy', 'no such plot', 'plot locked', 'too many plots'],
  ...['no report yet', 'not lendable', 'lent to them already', 'not to be called off', 'bazaar closed', 'no such ware'],
  ...['not for sale', 'not wanted here', 'cannot afford', 'not enough of it', 'no such amount', 'too much of it'],
  ...['no such act', 'not yourself', 'sender unfit', 'target unfit', 'not in the same place', 'one is open already'],
  ...['named so already', 'name taken', 'no such face', 'your face already', 'no face ticket'],
  ...['words unfit', 'invitation over', 'no such code', 'code redeemed already'],
];

test(
  'the engine and a plain reading of its rules agree after each of 100 commands, in 2,000 worlds',
  () => {
    const tally = new Map<string, number>();
    fc.assert(
      fc.property(fc.nat(2 ** 31), someCommands(100), (seed, commands) => {
        expect(play(seed, commands, tally)).toBeUndefined();
      }),
      { seed: 11, numRuns: 2_000 },
    );

    const seenAnswers = new Set([...tally.keys()].map((key) => key.replace(/^.*: /, '')));
    expect([...seenAnswers].sort()).toEqual(['allowed', 'done before', ...reasons].sort());
  },
  patience,
);
