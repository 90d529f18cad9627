import { type Chance, chanceFrom } from '../../chance.ts';

/** One tape of numbers which two readers can read, each at their own place; what either asked for is kept. */
export type Reader = Chance & { readonly asked: number[] };

/** A reader of the tape with that number: the same numbers for every reader of it. */
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
