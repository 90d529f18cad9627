import type { Block } from '../block.ts';
import { arm } from '../parts/arm.ts';
import { sitter } from '../parts/head.ts';
import { lantern, spark } from '../parts/lights.ts';
import { personBehind } from '../parts/person.ts';
import type { Scene } from '../scene.ts';

/** Mrs Tidy, with the rota pinned to her so that both her hands are free. */
export const shortOfHands: Scene = {
  palette: 'ember',
  ambient: 0.24,
  lamps: [{ x: 130, y: 90, z: 130, reach: 320, strength: 1.2 }],
  draw: (block) => {
    block.air(200, 140, 330, 0.34);
    for (let at = 0; at < 12; at += 1) spark(block, 30 + at * 60, 40 + 16 * Math.sin(at * 2.1), 2, 8);
    for (const [x, height, hat, skirt] of [
      [70, 150, 'bonnet', true],
      [150, 160, 'bowler', false],
      [230, 146, 'bonnet', true],
      [652, 160, 'top', false],
    ] as const)
      personBehind(block, { x, y: 380, height, hat, skirt, shade: 0.36, fog: 0.4 });
    umbrellas(block);
    lantern(block, 130, 30, 110);
    sitter(block, {
      x: 452,
      y: 214,
      size: 140,
      looksLeft: true,
      bent: 2,
      face: { nose: 'straight', chin: 'jutting', brow: 'heavy' },
      bust: 'stout',
      dress: 'highNecked',
      hair: 'crowned',
      hairShade: 0.42,
      dressShade: 0.4,
    });
    rota(block);
    arm(block, {
      shoulder: [548, 330],
      elbow: [618, 470],
      wrist: [478, 470],
      thick: 76,
      pose: 'flat',
      size: 0.78,
      sleeve: 0.44,
    });
    arm(block, {
      shoulder: [380, 330],
      elbow: [300, 430],
      wrist: [210, 318],
      thick: 70,
      pose: 'point',
      size: 0.78,
      sleeve: 0.44,
    });
  },
};

function rota(block: Block): void {
  block.form({ shade: 0.92, hatch: 8, round: 4, shadow: 10 }, (form) => {
    form.cut('396,322! 520,314! 530,452! 402,460!');
    for (let row = 0; row < 7; row += 1) form.crease(`402,${342 + row * 17} 526,${334 + row * 17}`, 1.8, 0.3);
    for (const x of [428, 456, 486]) form.crease(`${x},322 ${x + 5},454`, 1.8, 0.3);
    for (let mark = 0; mark < 11; mark += 1) {
      const x = 408 + ((mark * 3) % 4) * 30;
      const y = 346 + ((mark * 5) % 7) * 16;
      form.crease(`${x},${y} ${x + 12},${y - 3}`, 3, 0.12);
    }
  });
  block.form({ shade: 0.8, round: 3, shadow: 5 }, (form) => form.disc(408, 328, 4, 4).disc(510, 321, 4, 4));
}

function umbrellas(block: Block): void {
  for (const [x, turn] of [
    [600, -6],
    [640, 4],
    [682, 10],
  ] as const)
    block.form({ shade: 0.34, hatch: 94, round: 9, shadow: 8 }, (form) =>
      form.at({ x, y: 300, turn }, () => {
        form.strip('0,-60 -4,-84 -18,-82', 6, 0.56).cut('-6,-60 -24,110 0,170! 24,110 6,-60');
        for (const across of [-10, 0, 10]) form.crease(`${across * 0.3},-50 ${across},140`, 2, 0.16);
      }),
    );
}
