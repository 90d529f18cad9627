import type { Engraving } from '../engravings/engraving.ts';
import { glow } from '../engravings/objects/ground.ts';
import type { CategoryName } from '../icons/category.ts';
import type { PaletteName } from '../scene/palettes.ts';
import type { Block } from '../scenes/block.ts';
import type { Form } from '../scenes/form.ts';
import type { Look } from '../scenes/wood.ts';

/** One thing in the light of a lamp at the upper left, on a dark ground: cut as engravings are, but many things share it. */
export function vignette(card: CategoryName, palette: PaletteName, draw: (block: Block) => void): Engraving {
  return {
    card,
    palette,
    ambient: 0.34,
    lamps: [{ x: 74, y: 60, z: 150, reach: 310, strength: 1.25 }],
    draw: (block) => {
      glow(block, { y: 180, reach: 190, strength: 0.4 });
      draw(block);
    },
  };
}

export type Stuff = Look & { readonly shade: number };

/** What things are made of. */
export const STUFFS = {
  paper: { shade: 0.93, hatch: 6, round: 3, shadow: 12, tint: '#fff0cf' },
  card: { shade: 0.8, hatch: 8, round: 4, shadow: 12, tint: '#ecc98c' },
  wood: { shade: 0.56, hatch: 14, round: 8, shadow: 10, tint: '#e6a765' },
  brass: { shade: 0.74, hatch: 70, round: 10, shadow: 8, tint: '#ffd27a' },
  copper: { shade: 0.62, hatch: 80, round: 12, shadow: 10, tint: '#ff9c62' },
  iron: { shade: 0.36, hatch: 80, round: 9, shadow: 10, tint: '#c8d4e4' },
  steel: { shade: 0.72, hatch: 70, round: 9, shadow: 9, tint: '#dbe6f0' },
  china: { shade: 0.96, hatch: 84, round: 14, shadow: 10 },
  linen: { shade: 0.94, hatch: 60, round: 14, shadow: 12 },
  cloth: { shade: 0.5, hatch: 66, round: 16, shadow: 12, tint: '#d89080' },
  felt: { shade: 0.2, hatch: 84, round: 20, shadow: 12, tint: '#c9c3d8' },
  leather: { shade: 0.42, hatch: 80, round: 16, shadow: 10, tint: '#d89a6a' },
  straw: { shade: 0.7, hatch: 20, round: 10, shadow: 10, tint: '#eabb78' },
  stone: { shade: 0.62, hatch: 4, round: 6, shadow: 10, tint: '#d8d8d0' },
  brick: { shade: 0.5, hatch: 2, round: 5, shadow: 10, tint: '#f08a66' },
  leaf: { shade: 0.6, hatch: 50, round: 14, shadow: 8, tint: '#a6dc8c' },
  skin: { shade: 0.78, hatch: 60, round: 14, shadow: 9, tint: '#ffe0c0' },
  slate: { shade: 0.26, hatch: 4, round: 3, shadow: 12, tint: '#b8c8d8' },
} as const satisfies Readonly<Record<string, Stuff>>;

/** Lays a thing made of one stuff; `more` changes what differs. */
export function lay(block: Block, stuff: keyof typeof STUFFS, draw: (form: Form) => void, more: Look = {}): void {
  block.form({ ...STUFFS[stuff], ...more }, draw);
}

/** A dark floor from a height down. */
export function floor(block: Block, y = 334, shade = 0.32): void {
  block.form({ shade, hatch: 0, round: 0, shadow: 0, edge: 0 }, (form) => form.box(-10, y, 320, 400 - y));
}

/** Lines of writing that cannot be read. */
export function writing(
  form: Form,
  left: number,
  top: number,
  wide: number,
  lines: number,
  step = 16,
  shade = 0.3,
): void {
  for (let line = 0; line < lines; line += 1) {
    const y = top + line * step;
    const long = wide * (line === lines - 1 ? 0.55 : 1 - 0.08 * ((line * 7) % 3));
    form.crease(`${left},${y} ${left + long * 0.4},${y - 2} ${left + long},${y}`, step * 0.22, shade);
  }
}
