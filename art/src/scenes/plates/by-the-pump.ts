import type { Block } from '../block.ts';
import { streetLamp } from '../parts/lights.ts';
import { person } from '../parts/person.ts';
import { sitting } from '../parts/sitting.ts';
import { cobbles, houseFront } from '../parts/street.ts';
import type { Scene } from '../scene.ts';

/** The dry pump in the square, and the bench round it where the news is. */
export const byThePump: Scene = {
  palette: 'gas',
  ambient: 0.26,
  lamps: [{ x: 130, y: 96, z: 100, reach: 290, strength: 1.15 }],
  draw: (block) => {
    block.air(130, 150, 300, 0.32);
    for (const [left, right, top, fog] of [
      [-20, 80, 180, 0.6],
      [200, 300, 160, 0.66],
      [292, 420, 196, 0.7],
      [412, 520, 150, 0.62],
      [512, 640, 190, 0.6],
      [630, 760, 140, 0.5],
    ] as const)
      houseFront(block, { left, right, top, foot: 380, fog, lit: 0.25 });
    block.fog(366, 40, 0.5);
    cobbles(block, 384, 0.46);
    streetLamp(block, 130, 430, 350);
    pump(block, 372, 436);
    sitting(block, {
      x: 250,
      y: 450,
      height: 250,
      shade: 0.46,
      head: { hat: 'bonnet', hatShade: 0.5, hair: 'lowKnot', face: { nose: 'snub' } },
      wears: 'gown',
      wrist: [20, -38],
      looksLeft: true,
    });
    sitting(block, {
      x: 500,
      y: 450,
      height: 258,
      shade: 0.36,
      head: { hat: 'bowler', hatShade: 0.26, hair: 'cropped', beard: 'full', face: { nose: 'long' } },
      wears: 'coat',
      wrist: [22, -36],
    });
    person(block, {
      x: 646,
      y: 456,
      height: 262,
      looksLeft: true,
      wears: 'coat',
      shade: 0.34,
      head: { hat: 'flat', hatShade: 0.3, hair: 'cropped' },
      near: { elbow: [-3, -62], wrist: [10, -60], pose: 'open' },
    });
    bench(block);
  },
};

function pump(block: Block, x: number, y: number): void {
  block.form({ shade: 0.44, hatch: 90, round: 16, shadow: 12 }, (form) =>
    form.at({ x, y }, () => {
      form
        .box(-24, -252, 48, 254)
        .cut('-36,0! -30,-26! 30,-26! 36,0!')
        .cut('-34,-252! -26,-278 0,-296 26,-278 34,-252!')
        .disc(0, -300, 9, 9);
      form.box(-30, -190, 60, 10, 0.3, 0).box(-30, -90, 60, 10, 0.3, 0);
    }),
  );
  block.form({ shade: 0.5, hatch: 0, round: 8, shadow: 8 }, (form) =>
    form.at({ x, y }, () => {
      form
        .strip('-20,-160 -60,-156 -74,-130', 18)
        .strip('22,-226 58,-236 92,-210 104,-120', 10)
        .disc(104, -114, 11, 11);
    }),
  );
}

function bench(block: Block): void {
  block.form({ shade: 0.44, hatch: 0, round: 6, shadow: 10 }, (form) => {
    form
      .cut('170,398! 584,398! 600,420! 156,420!')
      .box(184, 420, 14, 50, 0.3)
      .box(560, 420, 14, 50, 0.3)
      .box(370, 420, 14, 52, 0.3);
    form.crease('162,408 594,408', 1.6, 0.2);
  });
}
