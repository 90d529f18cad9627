import type { Block } from '../block.ts';
import { disc, type Form } from '../form.ts';
import { arm } from '../parts/arm.ts';
import { candle } from '../parts/lights.ts';
import { taper } from '../parts/taper.ts';
import type { Scene } from '../scene.ts';

const DEEP = { x: 456, y: 196 };

/** The inside of a flue by one candle, and where its light ends a white hound without eyes, waiting. */
export const houndInTheFlue: Scene = {
  palette: 'bone',
  ambient: 0.1,
  lamps: [{ x: 178, y: 232, z: 110, reach: 250, strength: 1.5 }],
  draw: (block) => {
    flue(block);
    soot(block);
    hound(block, 470, 398, 2.1);
    arm(block, {
      shoulder: [-60, 500],
      elbow: [20, 440],
      wrist: [130, 360],
      thick: 84,
      pose: 'grip',
      size: 0.72,
      sleeve: 0.3,
      cuff: 0.6,
      bent: 18,
      heldThing: () => candle(block, 178, 412, 150, 27),
    });
  },
};

/** Rings of brick, each smaller and farther in than the one before. */
function flue(block: Block): void {
  for (let ring = 0, radius = 520; radius > 70; ring += 1, radius *= 0.79) {
    const away = 1 - radius / 620;
    const x = 360 + (DEEP.x - 360) * away;
    const y = 240 + (DEEP.y - 240) * away;
    block.form({ shade: 0.4, hatch: ring * 17, round: 0, shadow: 0, edge: 0 }, (form) => {
      form.disc(x, y, radius, radius * 0.86, 0.36 + 0.06 * (ring % 2));
      form.strip(disc(x, y, radius, radius * 0.86), radius * 0.018, 0.1);
      for (let brick = 0; brick < 22; brick += 1) {
        const turn = ((brick + (ring % 2) * 0.5) * Math.PI) / 11;
        const [across, down] = [Math.cos(turn), Math.sin(turn) * 0.86];
        form.crease(
          `${x + across * radius},${y + down * radius} ${x + across * radius * 0.77},${y + down * radius * 0.77}`,
          radius * 0.015,
          0.1,
        );
      }
    });
  }
  block.form({ shade: 0, round: 0, shadow: 0, edge: 0 }, (form) => form.disc(DEEP.x - 4, DEEP.y + 2, 74, 64, 0));
}

function soot(block: Block): void {
  block.form({ shade: 0.2, hatch: 0, round: 12, shadow: 0, edge: 0.2 }, (form) => {
    form.cut('-10,490! -10,424 120,396 300,372 420,356 520,356 620,376 730,410 730,490!');
    for (let row = 0; row < 5; row += 1)
      form.crease(
        `${60 + row * 34},${470 - row * 18} ${240 + row * 30},${452 - row * 16} ${420 + row * 20},${456 - row * 14}`,
        3,
        0.4,
      );
  });
}

function hound(block: Block, x: number, y: number, size: number): void {
  const part = (draw: (form: Form) => void, shade = 0.96, hatch = 70, round = 5): void => {
    block.form({ shade, hatch, round: round * size, shadow: 3 * size, edge: 0.7 }, (form) =>
      form.at({ x, y, size }, () => draw(form)),
    );
  };
  part((form) =>
    form.cut(
      taper([
        [30, -6, 6],
        [46, -3, 4.4],
        [58, -9, 3.4],
        [62, -20, 2],
      ]),
    ),
  );
  part((form) => {
    form.cut(
      taper([
        [-9, -62, 22],
        [-2, -46, 30],
        [12, -26, 32],
        [22, -14, 26],
      ]),
    );
    for (const points of ['4,-48 2,-38 6,-30', '9,-44 7,-34 12,-26', '14,-38 12,-30 17,-24'])
      form.crease(points, 0.9, 0.5);
  });
  part((form) => form.disc(23, -15, 16, 15).crease('10,-24 20,-29 32,-25', 1, 0.5));
  part(
    (form) =>
      form.cut(
        taper([
          [20, -4, 7],
          [6, -2.6, 6],
          [2, -2.2, 5],
        ]),
      ),
    0.92,
    0,
    2.5,
  );
  for (const [across, shade] of [
    [5, 0.74],
    [-6, 0.96],
  ] as const)
    part(
      (form) =>
        form
          .cut(
            taper([
              [across - 2, -46, 12],
              [across - 4, -24, 7.6],
              [across - 5, -4, 6],
            ]),
          )
          .disc(across - 7, -2.4, 5.4, 2.9),
      shade,
      90,
      3,
    );
  part((form) =>
    form.cut(
      taper([
        [-6, -56, 22],
        [-12, -70, 17],
        [-14, -80, 14],
      ]),
    ),
  );
  const head = (draw: (form: Form) => void, shade = 0.98, hatch = 90, round = 4): void =>
    part((form) => form.at({ x: -15, y: -88, turn: 24, size: 1.05 }, () => draw(form)), shade, hatch, round);
  head((form) => {
    form
      .cut('-9.4,-10 -4,-14 4,-14 9.4,-10 10.4,-2 6.6,6 5.6,14 3,18.6 -3,18.6 -5.6,14 -6.6,6 -10.4,-2')
      .crease('0,-12 0.4,-2 0,8', 0.9, 0.7)
      .crease('-7.4,-2.6 -4.6,-0.8 -2,-2', 1, 0.62)
      .crease('7.4,-2.6 4.6,-0.8 2,-2', 1, 0.62)
      .crease('0,15 -0.2,17 -3.4,18', 0.9, 0.2)
      .crease('0,15 0.2,17 3.4,18', 0.9, 0.2);
    form.disc(0, 13, 3.6, 2.5, 0.05);
  });
  for (const side of [-1, 1])
    head(
      (form) =>
        form.cut(
          [
            [7, -11.6],
            [12.6, -10],
            [16.4, 0],
            [16, 11],
            [12.4, 14],
            [10, 7],
            [8.6, -3],
          ]
            .map(([across = 0, down = 0]) => `${across * side},${down}`)
            .join(' '),
        ),
      0.84,
      100,
      3,
    );
}
