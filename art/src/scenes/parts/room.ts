import type { Block } from '../block.ts';

/** A wall seen from the front: paper above, panels below the rail. */
export function wall(block: Block, { shade = 0.3, rail = 330, stripe = 40, panels = true, foot = 480 } = {}): void {
  block.form({ shade, hatch: 90, round: 0, shadow: 0, edge: 0 }, (form) => {
    form.box(-10, -10, 740, foot + 20);
    if (stripe > 0)
      for (let x = stripe / 2; x < 720; x += stripe) form.crease(`${x},-10 ${x},${rail}`, stripe * 0.18, shade * 0.8);
  });
  if (!panels) return;
  block.form({ shade: shade * 0.9, hatch: 0, round: 0, shadow: 0, edge: 0.3 }, (form) => {
    form.box(-10, rail, 740, foot - rail + 20);
    for (let x = 14; x < 720; x += 104) form.box(x, rail + 22, 84, 200, shade * 1.12, 90);
  });
  block.form({ shade: shade * 1.5, hatch: 0, round: 4, shadow: 5 }, (form) => form.box(-10, rail - 5, 740, 12));
}

/** A table's top seen a little from above, from its far edge down. */
export function tableTop(
  block: Block,
  far: number,
  near: number,
  { shade = 0.5, left = -10, right = 730, inset = 0, grain = true } = {},
): void {
  block.form({ shade, hatch: 3, round: 0, shadow: 0, edge: 0.25 }, (form) => {
    form.cut(`${left + inset},${far}! ${right - inset},${far}! ${right},${near}! ${left},${near}!`);
    if (!grain) return;
    for (let line = 1; line < 6; line += 1) {
      const y = far + ((near - far) * line) / 6;
      form.crease(`${left},${y + 2} ${(left + right) / 2},${y - 1} ${right},${y + 2}`, 1.3, shade * 0.55);
    }
  });
}

/** The front edge of a counter or a table, below its top. */
export function counterFront(block: Block, top: number, { shade = 0.3, lip = 16, left = -10, right = 730 } = {}): void {
  block.form({ shade: shade * 0.8, hatch: 90, round: 0, shadow: 0, edge: 0.2 }, (form) => {
    form.box(left, top, right - left, 490 - top);
    for (let x = left + 50; x < right; x += 90) form.crease(`${x},${top + lip} ${x},490`, 2, shade * 0.3);
  });
  block.form({ shade: shade * 1.5, hatch: 0, round: 5, shadow: 8 }, (form) => form.box(left, top, right - left, lip));
}

/** A shelf on the wall. */
export function shelf(block: Block, left: number, y: number, wide: number, shade = 0.42): void {
  block.form({ shade, hatch: 0, round: 4, shadow: 9 }, (form) => form.box(left, y, wide, 10));
}

/** Boards of a floor that run away to a point. */
export function boards(block: Block, far: number, toX: number, shade = 0.36): void {
  block.form({ shade, hatch: 0, round: 0, shadow: 0, edge: 0 }, (form) => {
    form.box(-10, far, 740, 490 - far);
    for (let at = -14; at <= 14; at += 1)
      form.crease(`${toX + at * 30},${far} ${toX + at * 150},490`, 1.6, shade * 0.5);
  });
}
