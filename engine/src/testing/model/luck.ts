import { type Chance, chanceFrom } from '../../chance.ts';

/** A source of rolls that also records the number of sides of each roll. */
export type Reader = Chance & { readonly asked: number[] };

/** All readers of the same tape give the same numbers. */
export function readerOf(tape: number): Reader {
  const source = chanceFrom(tape);
  const asked: number[] = [];
  return {
    asked,
    roll(sides) {
      asked.push(sides);
      return source.roll(sides);
    },
    rest: source.rest,
  };
}
