import { chanceFrom } from '../../chance.ts';

/** A source of random parts of a world. The seed determines all of them. */
export type Draw = {
  /** A whole number from `least` to `most`, inclusive. */
  number(least: number, most: number): number;
  is(percent: number): boolean;
  of<Thing>(things: readonly Thing[]): Thing;
  many<Thing>(least: number, most: number, make: (place: number) => Thing): Thing[];
  /** The part with a probability of `percent`, otherwise an empty object. */
  maybe<Thing extends object>(percent: number, make: () => Thing): Thing | Record<never, never>;
};

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
