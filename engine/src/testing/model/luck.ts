import { type Chance, chanceFrom } from '../../chance.ts';

/** A tape of numbers for two readers, each at their own place; the requests of each are kept. */
export type Reader = Chance & { readonly asked: number[] };

/** A reader of the tape with this number: every reader of it reads the same numbers. */
export function readerOf(tape: number): Reader {
  const source = chanceFrom(tape);
  const asked: number[] = [];
  return {
    asked,
    roll(sides) {
      asked.push(sides);
      return source.roll(sides);
    },
  };
}
