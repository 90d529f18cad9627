import { arm } from '../parts/arm.ts';
import { sitter } from '../parts/head.ts';
import { flame } from '../parts/lights.ts';
import type { Scene } from '../scene.ts';

/** The lady in the veil, by the light of a match, on the way down. */
export const aFavourableNotice: Scene = {
  palette: 'violet',
  ambient: 0.16,
  lamps: [{ x: 236, y: 196, z: 90, reach: 240, strength: 1.25 }],
  draw: (block) => {
    block.form({ shade: 0.3, hatch: 60, round: 0, shadow: 0, edge: 0 }, (form) => form.box(-10, -10, 740, 500, 0.2));
    for (let step = 0; step < 8; step += 1) {
      const y = 40 + step * 58;
      block.form({ shade: 0.34, hatch: 90, round: 0, shadow: 0, edge: 0.3 }, (form) => form.box(-10, y, 740, 64, 0.28));
      block.form({ shade: 0.5, hatch: 0, round: 5, shadow: 0, edge: 0.4 }, (form) => form.box(-10, y, 740, 14));
    }
    sitter(block, {
      x: 500,
      y: 250,
      size: 166,
      looksLeft: true,
      bent: 4,
      face: { nose: 'fine', lips: 'full', neck: 'slender' },
      bust: 'slight',
      dress: 'fur',
      hair: 'lowKnot',
      hairShade: 0.3,
      hat: 'veiled',
      hatShade: 0.36,
      dressShade: 0.42,
    });
    block.form({ shade: 0.6, hatch: 20, round: 4, shadow: 12 }, (form) =>
      form.at({ x: 372, y: 470, turn: -34 }, () => {
        for (let rib = 0; rib < 9; rib += 1) {
          const turn = -0.9 + rib * 0.22;
          form.cut(
            `0,0! ${150 * Math.sin(turn - 0.1)},${-150 * Math.cos(turn - 0.1)}! ${156 * Math.sin(turn + 0.01)},${-156 * Math.cos(turn + 0.01)} ${150 * Math.sin(turn + 0.12)},${-150 * Math.cos(turn + 0.12)}!`,
            rib % 2 === 0 ? 0.66 : 0.4,
          );
          form.strip(`0,0 ${146 * Math.sin(turn)},${-146 * Math.cos(turn)}`, 2, 0.2);
        }
      }),
    );
    arm(block, {
      shoulder: [590, 500],
      elbow: [540, 500],
      wrist: [430, 476],
      thick: 66,
      pose: 'grip',
      size: 0.66,
      sleeve: 0.44,
      skin: 0.3,
    });
    arm(block, {
      shoulder: [-20, 500],
      elbow: [40, 440],
      wrist: [148, 300],
      thick: 86,
      pose: 'pinch',
      size: 0.84,
      sleeve: 0.34,
      bent: 16,
      heldThing: () => {
        block.form({ shade: 0.8, round: 1, shadow: 0 }, (form) => form.strip('222,252 240,200', 5));
      },
    });
    flame(block, 240, 200, 36, 6);
  },
};
