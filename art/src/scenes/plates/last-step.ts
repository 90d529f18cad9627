import { flame, spark, streetLamp } from '../parts/lights.ts';
import { person } from '../parts/person.ts';
import { flags } from '../parts/street.ts';
import type { Scene } from '../scene.ts';

const STEPS = 17;

/** The foot of the long stair, from below: strangers with bags come down it by the light of matches. */
export const lastStep: Scene = {
  palette: 'gas',
  ambient: 0.16,
  lamps: [
    { x: 566, y: 196, z: 70, reach: 250, strength: 1.15 },
    { x: 372, y: 210, z: 40, reach: 90, strength: 0.5 },
  ],
  draw: (block) => {
    block.air(250, 60, 260, 0.14);
    block.form({ shade: 0.3, hatch: 20, round: 0, shadow: 0, edge: 0 }, (form) => {
      form.cut('-10,-10! 160,-10! 208,60! 120,420! -10,490!').cut('400,60! 440,-10! 730,-10! 730,490! 500,420!');
    });
    for (let step = STEPS; step >= 0; step -= 1) {
      const share = step / STEPS;
      const y = 412 - 360 * (1 - (1 - share) ** 1.5);
      const half = 205 - 142 * share ** 0.8;
      const middle = 312 - 8 * share;
      const rise = 7 + 20 * (1 - share) ** 1.4;
      block.form({ shade: 0.34, hatch: 90, round: 0, shadow: 0, fog: 0.45 * share, edge: 0.3 }, (form) =>
        form.box(middle - half, y, half * 2, rise + 3),
      );
      block.form({ shade: 0.62, hatch: 0, round: 2, shadow: 0, fog: 0.45 * share, edge: 0.2 }, (form) =>
        form.box(middle - half, y - 3, half * 2, rise * 0.36),
      );
      if (step === 13) walker(block, 330, y, 84, 'cape');
      if (step === 9) walker(block, 270, y, 118, 'gown');
      if (step === 5) walker(block, 352, y, 160, 'coat');
    }
    flags(block, 428, 320, 0.42);
    streetLamp(block, 560, 446, 262);
    person(block, {
      x: 196,
      y: 462,
      height: 250,
      wears: 'gown',
      shade: 0.5,
      head: { hair: 'lowKnot', hat: 'bonnet', hatShade: 0.4, face: { nose: 'snub' } },
      near: { elbow: [-6, -62], wrist: [-2, -46], pose: 'grip' },
    });
    block.form({ shade: 0.4, hatch: 20, round: 10, shadow: 6 }, (form) => {
      form.strip('190,362 192,342 214,340 220,358', 5);
      form
        .cut('168,362! 246,356! 254,424! 162,428!')
        .crease('166,380 250,374', 4, 0.15)
        .crease('208,360 210,426', 3, 0.15);
    });
  },
};

function walker(
  block: Parameters<typeof person>[0],
  x: number,
  y: number,
  height: number,
  wears: 'cape' | 'gown' | 'coat',
): void {
  person(block, {
    x,
    y: y + 3,
    height,
    wears,
    shade: 0.5,
    fog: Math.max(0, 0.4 - height / 300),
    head: { hat: wears === 'coat' ? 'bowler' : 'bonnet', hatShade: 0.2 },
    near: { elbow: [2, -62], wrist: [15, -66], pose: 'pinch' },
  });
  spark(block, x + height * 0.25, y - height * 0.68, Math.max(2, height * 0.025), 9);
  flame(block, x + height * 0.25, y - height * 0.66, height * 0.07, 2);
}
