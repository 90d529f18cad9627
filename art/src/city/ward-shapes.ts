import { blur } from '../drawing/blur.ts';
import { clamp } from '../drawing/curves.ts';
import { type Field, fieldOf } from '../drawing/field.ts';
import type { Shape } from '../sheets/looks.ts';
import { withoutSpecks } from '../sheets/mask.ts';
import type { GroundPlan } from './ground-plan.ts';
import type { Stage } from './stage.ts';

/** The overlap of a ward's ground under its neighbours, so that no seam shows between two. */
const UNDER = 3;

/** The sprite shape of a ward: its ground without its neighbours' buildings, and with the overhang of its own. */
export function wardShape({ cut, ward, rock }: GroundPlan, { owner }: Stage, index: number): Shape {
  const { width, height } = cut;
  const isOwn = (at: number): boolean => {
    const by = owner[at] ?? 0;
    return by === index + 1 || (by === 0 && ward[at] === index);
  };
  const mask = withoutSpecks(fieldOf(width, height, (at) => (isOwn(at) ? 1 : 0)));
  const wider = blur(mask, UNDER);
  const alpha = fieldOf(width, height, (at) => {
    const by = owner[at] ?? 0;
    if (by !== 0 && by !== index + 1) return 0;
    if ((mask.values[at] ?? 0) > 0) return 1;
    // Never over the water or on to the rock: only where the next ward begins.
    const isNext = (ward[at] ?? -1) >= 0 && (rock.values[at] ?? 0) < 0;
    return isNext ? clamp((wider.values[at] ?? 0) * 3) : clamp((wider.values[at] ?? 0) * 2.4 - 0.6);
  });
  return { mask, alpha };
}

/** The sprite shape of the building that stands for a ward. */
export function mainShape({ cut }: GroundPlan, { main }: Stage, index: number): Shape {
  const mask: Field = fieldOf(cut.width, cut.height, (at) => (main[at] === index + 1 ? 1 : 0));
  return { mask: withoutSpecks(mask, 60) };
}
