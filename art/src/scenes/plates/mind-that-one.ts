import type { Block } from '../block.ts';
import { arm } from '../parts/arm.ts';
import { lantern } from '../parts/lights.ts';
import { flags } from '../parts/street.ts';
import { taper } from '../parts/taper.ts';
import type { Scene } from '../scene.ts';

/** A lantern held low at the last step, and boots coming down to it. */
export const mindThatOne: Scene = {
  palette: 'ember',
  lamps: [{ x: 250, y: 352, z: 70, reach: 210, strength: 1.2 }],
  draw: (block) => {
    for (const [row, y] of [-40, 66, 172, 278].entries()) {
      block.form({ shade: 0.4, hatch: 90, round: 0, shadow: 0, edge: 0 }, (form) => form.box(-10, y, 740, 150));
      block.form({ shade: 0.62, hatch: 0, round: 6, shadow: 12, edge: 0.5 }, (form) => {
        form.cut(`-10,${y}! 730,${y - 6}! 730,${y + 30}! -10,${y + 34}!`);
        for (let at = 0; at < 9; at += 1)
          form.crease(`${block.random() * 720},${y + 30} ${block.random() * 720},${y + 24}`, 1.2, 0.3);
        form.patch(`300,${y + 2 + row} 360,${y + 9} 440,${y + 2}`, 0.4);
      });
    }
    flags(block, 408, 320, 0.44);
    skirt(block);
    boot(block, 446, 176, 1, 0.3);
    boot(block, 548, 282, 1.08, 0.34);
    lantern(block, 250, 280, 128);
    arm(block, {
      shoulder: [-30, 300],
      elbow: [40, 210],
      wrist: [180, 246],
      thick: 76,
      pose: 'grip',
      size: 0.74,
      sleeve: 0.36,
      bent: 6,
    });
  },
};

function boot(block: Block, x: number, y: number, size: number, shade: number): void {
  block.form({ shade: shade * 1.3, hatch: 95, round: 26, shadow: 12 }, (form) =>
    form.at({ x, y, size }, () => {
      form.cut(
        taper([
          [30, -260, 92],
          [24, -150, 84],
          [14, -74, 70],
        ]),
        shade * 1.2,
      );
      for (const points of ['40,-250 36,-90', '4,-230 2,-90']) form.crease(points, 3, shade * 0.4);
    }),
  );
  block.form({ shade, hatch: 30, round: 18, shadow: 10 }, (form) =>
    form.at({ x, y, size }, () => {
      form.cut('-14,-84 44,-84 48,-40 50,0! -74,0! -84,-10 -80,-26 -52,-36 -22,-48');
      form.cut('-84,-2! 52,-2! 52,9! 24,9! 22,4! -20,5! -24,9! -84,8!', shade * 0.5, 0);
      for (const down of [-72, -60, -48]) form.crease(`-16,${down} 6,${down + 4}`, 3, 0.7);
      form.crease('-56,-34 -46,-22 -48,-4', 2, shade * 0.3).crease('18,-80 20,-4', 2.4, shade * 0.4);
    }),
  );
}

function skirt(block: Block): void {
  block.form({ shade: 0.5, hatch: 98, round: 30, shadow: 16 }, (form) => {
    form.cut('640,-20! 730,-20! 730,300! 660,296 604,270 616,120');
    for (const points of ['660,0 640,140 634,276', '690,0 676,140 676,292', '716,0 712,292'])
      form.crease(points, 4, 0.2);
    form.crease('606,262 664,286 730,290', 7, 0.75);
  });
}
