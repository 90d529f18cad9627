import { drawHouse } from '../house.ts';
import type { Point } from '../region.ts';
import { riverMiddle, riverWidth } from '../shores.ts';
import { shade } from '../stage.ts';
import { bar, flame, lines, type Mason, solid } from './mason.ts';

const STONE = '#b5a583';

/** A bridge over the river at `x`, seen along its roadway; with houses on it where it is broad enough. */
export function bridge(mason: Mason, x: number, wide: number, hasHouses = false): void {
  const half = riverWidth(x) / 2;
  const [from, to] = [riverMiddle(x) - half - 7, riverMiddle(x) + half + 6];
  const slant = (y: number): number => x + (y - from) * 0.1;
  const piers = Math.max(3, Math.round((to - from) / 26));
  for (let pier = 1; pier < piers; pier += 1) {
    const y = from + ((to - from) * pier) / piers;
    const middle = slant(y);
    const out = wide / 2;
    solid(
      mason,
      [
        [middle - out - 7, y + 3],
        [middle - out, y - 3],
        [middle + out, y - 3],
        [middle + out + 7, y + 3],
        [middle + out, y + 9],
        [middle - out, y + 9],
      ],
      shade(STONE, 0.62),
    );
  }
  const edge = (side: number, y: number): Point => [slant(y) + (side * wide) / 2, y];
  solid(
    mason,
    [edge(1, from), edge(1, to), [edge(1, to)[0] + 3, to + 7], [edge(1, from)[0] + 3, from + 7]],
    shade(STONE, 0.4),
  );
  solid(mason, [edge(-1, from), edge(1, from), edge(1, to), edge(-1, to)], STONE);
  lines(
    mason,
    Math.floor((to - from) / 3.4),
    (at) => [edge(-1, from + (to - from) * at), edge(1, from + (to - from) * at)],
    0.3,
  );
  for (const side of [-1, 1]) bar(mason, [edge(side, from), edge(side, to)], 1.5, shade(STONE, 1.25));
  if (hasHouses) bridgeHouses(mason, from + 22, to - 4, wide, slant);
  const lamps = hasHouses ? 4 : 6;
  for (let lamp = 0; lamp <= lamps; lamp += 1) {
    const y = from + ((to - from) * lamp) / lamps;
    for (const side of [-1, 1]) flame(mason, edge(side, y)[0] + side * 0.6, y - 1.5, 1.3, '#ffd58a');
  }
}

/** Two rows of houses with the roadway between them; towards the middle a gap, where somebody ought to be standing. */
function bridgeHouses(mason: Mason, from: number, to: number, wide: number, slant: (y: number) => number): void {
  const gap = (from + to) / 2 + 6;
  for (let y = from; y <= to; y += 9.4) {
    if (Math.abs(y - gap) < 7) continue;
    for (const side of [-1, 1]) {
      const broad = wide * 0.34;
      const x = slant(y) + side * (wide / 2 - broad / 2 + 2) - broad / 2;
      const look = {
        roof: mason.random.pick(['gable', 'side', 'gable'] as const),
        slate: mason.random.pick(['#6b4a40', '#565d66', '#61503f']),
        wall: mason.random.pick(['#b3946a', '#a58d6d', '#9c8468']),
      };
      drawHouse(
        mason.stage,
        {
          x,
          y,
          wide: broad,
          deep: 6,
          high: mason.random.from(9, 14),
          slope: mason.random.from(4, 6),
          lit: 0.8,
          ...look,
        },
        mason.ward,
        mason.random,
      );
    }
  }
  const middle = slant(gap - 3);
  bar(
    mason,
    [
      [middle, gap - 2],
      [middle, gap - 8],
    ],
    1.2,
    '#14110f',
  );
  solid(
    mason,
    [
      [middle - 2, gap - 8],
      [middle - 1.1, gap - 8],
      [middle - 1.1, gap - 11],
      [middle + 1.1, gap - 11],
      [middle + 1.1, gap - 8],
      [middle + 2, gap - 8],
    ],
    '#14110f',
    0.3,
  );
  flame(mason, middle + 4, gap - 6, 1.6, '#ffe6b4');
}
