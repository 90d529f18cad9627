import { type Colour, mix, times } from '../drawing/colour.ts';
import { clamp } from '../drawing/curves.ts';
import type { Category } from './category.ts';

const EDGE = 2.2;
const RULE = 0.9;
const HAIR = { from: 4.3, to: 4.75 };
const CORNER = 7;
const BEAD = { at: 4.2, radius: 1.6 };

/** The gilt frame at a point, `across` and `down` being its distances from the nearest upright and level edge. */
export function cardFrame(category: Category, under: Colour, across: number, down: number, light: number): Colour {
  const edge = Math.min(across, down);
  const corner = Math.hypot(across - 2.5, down - 2.5);
  const black = times(category.ink, 0.6);
  const gilt = times(category.gilt, light);
  if (corner < CORNER - 0.4) {
    const bead = Math.hypot(across - BEAD.at, down - BEAD.at);
    return bead < BEAD.radius ? times(category.gilt, 0.3 + clamp(1.25 - bead / BEAD.radius)) : black;
  }
  if (edge < EDGE) return black;
  if (corner < CORNER + 0.5) return gilt;
  if (edge < EDGE + RULE) return gilt;
  if (edge >= HAIR.from && edge < HAIR.to && corner >= CORNER + 3) return mix(under, gilt, 0.75);
  return under;
}
