import type { Port } from '../port.ts';
import type { Ornaments } from './ornaments.ts';

/** True if figures and waves may stand at a point without running into an ornament. */
export type Clear = (x: number, y: number) => boolean;

type Zone = { readonly x: number; readonly y: number; readonly across: number; readonly down: number };

const ABOUT_PORTS = { across: 78, down: 84, up: 24 };

export function clearOf({ cartouche, rose, names, serpent, kraken, ships }: Ornaments, ports: readonly Port[]): Clear {
  const long = serpent.size * 1.3;
  const zones: readonly Zone[] = [
    { ...cartouche, across: 250, down: 165 },
    { ...rose, across: rose.radius * 1.2, down: rose.radius * 1.5 },
    {
      x: serpent.x + (serpent.mirrored ? -0.8 : 0.8) * long,
      y: serpent.y - long * 0.4,
      across: long,
      down: long * 0.62,
    },
    { x: kraken.x, y: kraken.y - kraken.size * 0.4, across: kraken.size * 1.35, down: kraken.size * 0.8 },
    ...ports.map(({ x, y, across, down }) => ({
      x,
      y: y - ABOUT_PORTS.up,
      across: across * 1.1 + ABOUT_PORTS.across,
      down: down + ABOUT_PORTS.down,
    })),
    ...ships.map(({ x, y, size }) => ({ x, y: y - size * 0.7, across: size * 1.6, down: size * 1.1 })),
    ...names.map(({ text, x, y, size }) => ({ x, y, across: text.length * size * 0.36, down: size * 0.8 })),
  ];
  return (x, y) => !zones.some((one) => Math.abs(x - one.x) < one.across && Math.abs(y - one.y) < one.down);
}
