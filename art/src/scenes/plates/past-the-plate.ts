import { disc } from '../form.ts';
import { arm } from '../parts/arm.ts';
import { sitter } from '../parts/head.ts';
import { lantern } from '../parts/lights.ts';
import { personBehind } from '../parts/person.ts';
import { flags } from '../parts/street.ts';
import type { Scene } from '../scene.ts';

/** A curate with a plate, and people who have found something of interest on the ceiling. */
export const pastThePlate: Scene = {
  palette: 'bone',
  ambient: 0.26,
  lamps: [{ x: 250, y: 96, z: 120, reach: 300, strength: 1.2 }],
  draw: (block) => {
    block.air(330, 150, 300, 0.3);
    block.form({ shade: 0.4, hatch: 0, round: 10, shadow: 10 }, (form) => {
      for (const x of [60, 200, 340, 480, 620]) form.box(x - 16, -10, 32, 420, 0.36);
      form.box(-10, 24, 740, 22, 0.46);
    });
    flags(block, 396, 330, 0.4);
    for (const [x, y, height, hat, skirt] of [
      [92, 424, 230, 'top', false],
      [176, 416, 214, 'bonnet', true],
      [268, 410, 200, 'bowler', false],
      [346, 404, 186, 'bonnet', true],
    ] as const)
      personBehind(block, { x, y, height, hat, skirt, shade: 0.36, fog: 0.14 });
    block.form({ shade: 0.6, round: 0, shadow: 0 }, (form) => form.strip('440,-10 440,96', 1.6));
    block.form({ shade: 0.85, hatch: 30, round: 6, shadow: 6 }, (form) => form.cut(disc(440, 106, 13, 14)));
    lantern(block, 250, 40, 96);
    sitter(block, {
      x: 590,
      y: 236,
      size: 148,
      looksLeft: true,
      bent: 16,
      face: { nose: 'long', chin: 'small', neck: 'stringy', brow: 'high' },
      bust: 'slight',
      dress: 'stock',
      hair: 'parted',
      hairShade: 0.4,
      beard: 'burnsides',
      dressShade: 0.3,
    });
    arm(block, {
      shoulder: [640, 360],
      elbow: [630, 480],
      wrist: [516, 420],
      thick: 72,
      pose: 'open',
      size: 0.8,
      sleeve: 0.32,
      heldThing: () => {
        block.form({ shade: 0.62, hatch: 6, round: 12, shadow: 14 }, (form) =>
          form.cut(disc(412, 398, 94, 24)).cut(disc(412, 394, 70, 15), 0.36),
        );
        block.form({ shade: 0.92, hatch: 20, round: 4, shadow: 4 }, (form) => form.cut(disc(398, 392, 13, 4.6)));
      },
    });
  },
};
