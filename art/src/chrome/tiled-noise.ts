import { seededRandom } from '../drawing/seeded-random.ts';

/** Smooth noise in [-1, 1] that repeats with every whole number: `cells` hills fit in one repeat. */
export type TiledNoise = (x: number, y: number, cells: number) => number;

export function tiledNoise(seed: string): TiledNoise {
  const lattices = new Map<number, Float32Array>();
  const latticeOf = (cells: number): Float32Array => {
    const cached = lattices.get(cells);
    if (cached) return cached;
    const random = seededRandom(`${seed} ${cells}`);
    const lattice = Float32Array.from({ length: cells * cells }, () => random() * 2 - 1);
    lattices.set(cells, lattice);
    return lattice;
  };
  return (x, y, cells) => {
    const lattice = latticeOf(cells);
    const [left, top] = [Math.floor(x * cells), Math.floor(y * cells)];
    const across = ease(x * cells - left);
    const down = ease(y * cells - top);
    const corner = (column: number, row: number): number =>
      lattice[wrapped(row, cells) * cells + wrapped(column, cells)] ?? 0;
    const upper = corner(left, top) * (1 - across) + corner(left + 1, top) * across;
    const lower = corner(left, top + 1) * (1 - across) + corner(left + 1, top + 1) * across;
    return upper * (1 - down) + lower * down;
  };
}

const ease = (share: number): number => share * share * (3 - 2 * share);

const wrapped = (value: number, cells: number): number => ((value % cells) + cells) % cells;
