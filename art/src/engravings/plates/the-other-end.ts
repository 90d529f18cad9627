import { arm } from '../../scenes/parts/arm.ts';
import { letters } from '../../scenes/parts/lettering.ts';
import { person } from '../../scenes/parts/person.ts';
import type { Engraving } from '../engraving.ts';
import { bricks } from '../objects/ground.ts';

/** Two people with a beam on their shoulders that is longer than the picture. */
export const theOtherEnd: Engraving = {
  card: 'goods',
  palette: 'gas',
  ambient: 0.32,
  lamps: [{ x: 90, y: 50, z: 140, reach: 260, strength: 1.4 }],
  draw: (block) => {
    bricks(block, { shade: 0.2, foot: 330 });
    block.form({ shade: 0.32, hatch: 0, round: 0, shadow: 0, edge: 0 }, (form) => form.box(-10, 330, 320, 80));
    person(block, {
      x: 72,
      y: 372,
      height: 252,
      shade: 0.62,
      head: { hat: 'flat', hair: 'cropped', skin: 0.86, hatShade: 0.36 },
      far: 'none',
      near: 'none',
    });
    person(block, {
      x: 214,
      y: 354,
      height: 244,
      wears: 'gown',
      shade: 0.5,
      apron: true,
      head: { hair: 'topKnot', skin: 0.86, hairShade: 0.36 },
      far: 'none',
      near: 'none',
    });
    block.form({ shade: 0.84, hatch: 172, round: 9, shadow: 18, tint: '#f2c88a' }, (form) => {
      form.cut('-10,190! 310,152! 310,198! -10,236!');
      form.crease('-10,202 310,164', 2.4, 0.45).crease('-10,225 310,187', 2.4, 0.4);
      form.at({ x: 172, y: 193, turn: -6.6 }, () => letters(form, 'TWO', -36, -16, 28, 6, 0.14));
    });
    for (const [x, y, sleeve] of [
      [84, 244, 0.62],
      [226, 226, 0.5],
    ] as const)
      arm(block, {
        shoulder: [x - 22, y],
        elbow: [x + 8, y + 32],
        wrist: [x + 32, y - 8],
        thick: 24,
        pose: 'grip',
        size: 0.3,
        sleeve,
        bent: -30,
      });
  },
};
