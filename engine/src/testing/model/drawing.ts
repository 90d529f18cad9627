import { chanceFrom } from '../../chance.ts';

/** Makes up a world: every answer comes of the seed. */
export type Draw = {
  /** A whole number from `least` to `most`. */
  number(least: number, most: number): number;
  is(percent: number): boolean;
  of<Thing>(things: readonly Thing[]): Thing;
  /** So many made, `least` to `most`. */
  many<Thing>(least: number, most: number, make: (place: number) => Thing): Thing[];
  /** The thing that often, else nothing. */
  maybe<Thing extends object>(percent: number, make: () => Thing): Thing | Record<never, never>;
};

/** Everything drawn from one seed. */
export function drawFrom(seed: number): Draw {
  const { roll } = chanceFrom(seed);
  const draw: Draw = {
    number: (least, most) => least - 1 + roll(most - least + 1),
    is: (percent) => roll(100) <= percent,
    of: (things) => things[roll(things.length) - 1] as (typeof things)[number],
    many: (least, most, make) => Array.from({ length: draw.number(least, most) }, (_, place) => make(place)),
    maybe: (percent, make) => (draw.is(percent) ? make() : {}),
  };
  return draw;
}
