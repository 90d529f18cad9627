import type { Block } from '../../scenes/block.ts';
import { CARD } from '../engraving.ts';

type Glow = { readonly x?: number; readonly y?: number; readonly reach?: number; readonly strength?: number };

/** The air behind a thing: rings of lines about a glow, dark in the corners. */
export function glow(block: Block, { x = 150, y = 180, reach = 190, strength = 0.42 }: Glow = {}): void {
  block.air(x, y, reach, strength);
}

/** A wall of boards or of striped paper, from the top to a height. */
export function backWall(block: Block, { shade = 0.34, stripe = 30, foot = CARD.height, tint = '#ffffff' } = {}): void {
  block.form({ shade, hatch: 90, round: 0, shadow: 0, edge: 0, tint }, (form) => {
    form.box(-10, -10, CARD.width + 20, foot + 10);
    if (stripe > 0)
      for (let x = stripe / 2; x < CARD.width; x += stripe)
        form.crease(`${x},-10 ${x},${foot}`, stripe * 0.2, shade * 0.7);
  });
}

/** A wall of bricks. */
export function bricks(block: Block, { shade = 0.32, foot = CARD.height, tint = '#ffffff' } = {}): void {
  block.form({ shade, hatch: 0, round: 0, shadow: 0, edge: 0, tint }, (form) => {
    form.box(-10, -10, CARD.width + 20, foot + 10);
    for (let y = 0, row = 0; y < foot; y += 22, row += 1) {
      form.crease(`-10,${y} ${CARD.width + 10},${y}`, 2.6, shade * 0.35);
      for (let x = (row % 2) * 26; x < CARD.width; x += 52) form.crease(`${x},${y} ${x},${y + 22}`, 2.6, shade * 0.35);
    }
  });
}

/** The top of a table with its front edge, from its far side down. */
export function table(block: Block, far: number, near = far + 62, { shade = 0.5, tint = '#ffffff' } = {}): void {
  block.form({ shade, hatch: 2, round: 0, shadow: 0, edge: 0.2, tint }, (form) => {
    form.box(-10, far, CARD.width + 20, near - far);
    for (let line = 1; line < 5; line += 1) {
      const y = far + ((near - far) * line) / 5;
      form.crease(`-10,${y + 2} 150,${y} 310,${y + 2}`, 1.4, shade * 0.55);
    }
  });
  block.form({ shade: shade * 0.5, hatch: 0, round: 0, shadow: 0, edge: 0.3, tint }, (form) =>
    form.box(-10, near + 12, CARD.width + 20, CARD.height),
  );
  block.form({ shade: shade * 1.3, hatch: 0, round: 5, shadow: 8, tint }, (form) => form.box(-10, near, 320, 14));
}
