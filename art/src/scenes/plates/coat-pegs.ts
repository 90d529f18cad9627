import type { Block } from '../block.ts';
import { arm } from '../parts/arm.ts';
import { candle } from '../parts/lights.ts';
import type { Scene } from '../scene.ts';

/** A corridor of pegs, by the light of one's own candle. */
export const coatPegs: Scene = {
  palette: 'verdigris',
  lamps: [{ x: 250, y: 250, z: 80, reach: 210, strength: 1.2 }],
  draw: (block) => {
    block.form({ shade: 0.14, hatch: 90, round: 0, shadow: 0, edge: 0 }, (form) => form.box(-10, -10, 740, 500));
    block.form({ shade: 0.34, hatch: 0, round: 0, shadow: 0, edge: 0 }, (form) => {
      form.cut('730,-10! 730,490! 350,262! 350,150!').cut('-10,-10! -10,490! 300,262! 300,150!', 0.3);
      form.cut('-10,-10! 730,-10! 350,150! 300,150!', 0.2, 90);
    });
    block.form({ shade: 0.36, hatch: 90, round: 0, shadow: 0, edge: 0 }, (form) => {
      form.cut('300,262! 350,262! 730,490! -10,490!');
      for (const x of [-240, -60, 100, 250, 400, 560, 740, 960])
        form.crease(`${325 + (x - 325) * 0.06},262 ${x},490`, 1.8, 0.16);
    });
    block.form({ shade: 0.5, hatch: 20, round: 2, shadow: 3 }, (form) =>
      form.cut('730,52! 730,66! 350,172! 350,168!').cut('-10,44! -10,58! 300,172! 300,168!'),
    );
    for (const [x, size, kind] of [
      [362, 0.2, 0],
      [374, 0.26, 1],
      [392, 0.34, 0],
      [420, 0.46, 2],
      [462, 0.62, 0],
      [526, 0.84, 1],
    ] as const)
      hung(block, x, size, kind);
    for (const [x, size, kind] of [
      [292, 0.2, 2],
      [280, 0.27, 0],
      [262, 0.36, 1],
      [236, 0.5, 0],
      [190, 0.7, 2],
    ] as const)
      hung(block, x, size, kind);
    hung(block, 628, 1.16, 3);
    arm(block, {
      shoulder: [40, 500],
      elbow: [130, 470],
      wrist: [206, 400],
      thick: 74,
      pose: 'grip',
      size: 0.74,
      sleeve: 0.3,
      bent: 20,
      heldThing: () => candle(block, 250, 420, 110, 21),
    });
  },
};

/** A coat on its peg, a hat over it, an umbrella, or the good green coat. */
function hung(block: Block, x: number, size: number, kind: number): void {
  const y = 169 - 100 * (size - 0.2) - 4;
  const shade = kind === 3 ? 0.44 : 0.24 + 0.2 * block.random();
  block.form({ shade, hatch: 92, round: 22 * size, shadow: 12 * size, edge: 0.6 }, (form) => {
    form.at({ x, y, size }, () => {
      if (kind === 2) {
        form.strip('0,0 -10,-8 -14,6 -2,12 0,30', 6).cut('-4,30 -18,180 0,220! 18,180 8,30', shade);
        for (const at of [-8, 0, 8]) form.crease(`${at * 0.3},36 ${at},196`, 2, shade * 0.4);
        return;
      }
      form.cut('-8,4 -44,22 -62,60 -70,150 -58,160 -46,110 -56,290! 56,290! 46,110 58,160 70,150 62,60 44,22 8,4');
      for (const points of [
        '-30,40 -34,150 -40,286',
        '0,30 -4,150 -2,286',
        '28,40 32,150 36,286',
        '-46,110 -40,60',
        '46,110 40,60',
      ])
        form.crease(points, 3, shade * 0.35);
      form.cut('-26,8 -34,34 -8,60 0,30 8,60 34,34 26,8 0,2', shade * 1.5);
      if (kind === 3) {
        for (const down of [90, 130, 170]) form.crease(`4,${down} 5,${down}`, 9, 0.85);
        form.patch('-20,8 0,4 20,8 0,22', 0.7);
      }
      if (kind === 1) form.cut('-26,10! -28,-34! 28,-34! 26,10!', 0.2).cut('-44,8 0,0 44,8 0,20', 0.22);
    });
  });
}
