import fc from 'fast-check';
import { expect, test } from 'vitest';
import { someCommands } from './testing/model/commands.ts';
import { play } from './testing/model/playing.ts';

// Generous, for a machine that has other things to do: it takes seconds.
const patience = 600_000;

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
  },
  patience,
);
