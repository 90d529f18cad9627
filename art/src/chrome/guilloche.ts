import type { SKRSContext2D } from '@napi-rs/canvas';

/** The lines of a banknote: waves that cross, and wheels of many petals. Sizes count in the pixels of the context. */
export type Wheel = {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  readonly petals: number;
  /** The depth of the petals, as a part of the radius. */
  readonly depth: number;
  readonly turns: number;
};

/** Two sets of waves, mirrored, that make a lattice over all of a rectangle. */
export function strokeLattice(context: SKRSContext2D, width: number, height: number, unit: number): void {
  const step = 9 * unit;
  const count = Math.ceil((width + height) / step);
  for (const lean of [1, -1]) {
    for (let wave = -count; wave < count * 2; wave += 1) {
      context.beginPath();
      for (let y = -8 * unit; y <= height + 8 * unit; y += unit) {
        const from = y - height / 2;
        const x = width / 2 + wave * step + lean * (4.5 * unit * Math.sin(from / (13 * unit)) + 0.35 * from);
        context.lineTo(x, y);
      }
      context.stroke();
    }
  }
}

/** One wheel: the same petalled ring again and again, each turned a little. */
export function strokeWheel(context: SKRSContext2D, { x, y, radius, petals, depth, turns }: Wheel): void {
  const steps = 720;
  for (let turn = 0; turn < turns; turn += 1) {
    const phase = (turn * 2 * Math.PI) / turns;
    context.beginPath();
    for (let step = 0; step <= steps; step += 1) {
      const around = (step / steps) * 2 * Math.PI;
      const reach = radius * (1 - (depth / 2) * (1 - Math.cos(petals * around + phase)));
      context.lineTo(x + Math.cos(around) * reach, y + Math.sin(around) * reach);
    }
    context.stroke();
  }
}
