import type { Block } from '../block.ts';
import { spark, streetLamp } from '../parts/lights.ts';
import { houseFront } from '../parts/street.ts';
import type { Scene } from '../scene.ts';

/** A hat left on the parapet of the Middle Bridge, with the gloves inside. */
export const hatOnTheParapet: Scene = {
  palette: 'violet',
  ambient: 0.3,
  lamps: [{ x: 560, y: 118, z: 90, reach: 250, strength: 1.2 }],
  draw: (block) => {
    block.air(300, 210, 320, 0.36);
    for (const [left, right, top, fog] of [
      [-10, 70, 190, 0.66],
      [62, 140, 160, 0.72],
      [132, 226, 204, 0.7],
      [220, 292, 150, 0.78],
      [286, 380, 196, 0.74],
      [372, 450, 176, 0.7],
      [640, 740, 150, 0.6],
    ] as const)
      houseFront(block, { left, right, top, foot: 330, fog, lit: 0.3, rows: 4 });
    block.fog(318, 46, 0.7);
    for (const [x, y] of [
      [60, 300],
      [178, 306],
      [332, 298],
      [420, 305],
    ] as const)
      spark(block, x, y, 2.2, 7);
    block.form({ shade: 0.16, hatch: 0, round: 0, shadow: 0, edge: 0 }, (form) => form.box(-10, 326, 740, 60));
    block.fog(352, 20, 0.3);
    streetLamp(block, 560, 452, 360);
    block.form({ shade: 0.5, hatch: 0, round: 0, shadow: 0, edge: 0.3 }, (form) => {
      form.box(-10, 402, 740, 90, 0.34);
      for (let x = 30; x < 720; x += 150) form.crease(`${x},420 ${x + 4},490`, 3, 0.12);
    });
    block.form({ shade: 0.6, hatch: 3, round: 10, shadow: 14 }, (form) =>
      form
        .cut('-10,380! 730,364! 730,404! -10,420!')
        .crease('250,412 246,376', 2.4, 0.2)
        .crease('620,404 616,368', 2.4, 0.2),
    );
    hat(block, 300, 372);
  },
};

function hat(block: Block, x: number, y: number): void {
  block.form({ shade: 0.3, hatch: 85, round: 34, shadow: 22 }, (form) =>
    form.at({ x, y, size: 1.1 }, () => {
      form.cut('-70,-6! -78,-96 -84,-122! 84,-122! 78,-96 70,-6! 40,6 -40,6', 0.34);
      form.disc(0, -122, 112, 26, 0.4);
      form.crease('-110,-120 0,-96 110,-120', 3, 0.7);
    }),
  );
  block.form({ shade: 0.1, hatch: 0, round: 0, shadow: 0, edge: 0.3 }, (form) =>
    form.at({ x, y, size: 1.1 }, () => form.disc(0, -124, 82, 17, 0.12)),
  );
  block.form({ shade: 0.34, hatch: 90, round: 8, shadow: 0 }, (form) =>
    form.at({ x, y, size: 1.1 }, () => form.cut('-71,-34 0,-20 71,-34! 70,-12 0,2 -70,-12!', 0.14)),
  );
  for (const [across, turn] of [
    [-26, -24],
    [22, 16],
  ] as const)
    for (let finger = 0; finger < 4; finger += 1)
      block.form({ shade: 0.86, hatch: 80, round: 7, shadow: 3 }, (form) =>
        form.at({ x: x + across * 1.1, y: y - 128, turn: turn + (finger - 1.5) * 11, size: 1.1 }, () => {
          form.cut(`${-7 + finger},6 -8,-38 -6,-54 0,-59 6,-54 8,-38 ${7 - finger},6`).crease('0,-48 0,0', 1.2, 0.5);
        }),
      );
  block.form({ shade: 0.4, hatch: 0, round: 6, shadow: 0 }, (form) =>
    form.at({ x, y, size: 1.1 }, () => form.cut('-112,-120! -84,-112 0,-103 84,-112 112,-120! 96,-104 0,-94 -96,-104')),
  );
}
