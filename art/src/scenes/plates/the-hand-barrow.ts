import type { Block } from '../block.ts';
import { person } from '../parts/person.ts';
import { cobbles, houseFront } from '../parts/street.ts';
import type { Scene } from '../scene.ts';

/** A woman in grey wheels a hand-barrow up a dark street. A cloth is over its hoops, and the light is under the cloth. */
export const theHandBarrow: Scene = {
  palette: 'gas',
  ambient: 0.12,
  lamps: [{ x: 300, y: 340, z: 60, reach: 230, strength: 1.3 }],
  draw: (block) => {
    block.air(300, 300, 240, 0.5);
    houseFront(block, { left: 30, right: 190, top: 120, foot: 396, rows: 4, columns: 2, lit: 0, shade: 0.3, fog: 0.2 });
    houseFront(block, {
      left: 196,
      right: 330,
      top: 70,
      foot: 396,
      rows: 5,
      columns: 2,
      lit: 0,
      shade: 0.28,
      fog: 0.3,
      gable: false,
    });
    houseFront(block, {
      left: 336,
      right: 520,
      top: 130,
      foot: 396,
      rows: 3,
      columns: 3,
      lit: 0.12,
      shade: 0.3,
      fog: 0.2,
    });
    houseFront(block, {
      left: 526,
      right: 740,
      top: 40,
      foot: 400,
      rows: 5,
      columns: 3,
      lit: 0,
      shade: 0.26,
      gable: false,
    });
    cobbles(block, 394, 0.44);
    person(block, {
      x: 520,
      y: 456,
      height: 310,
      looksLeft: true,
      wears: 'gown',
      shade: 0.46,
      head: { hat: 'hood', hatShade: 0.46, face: { nose: 'fine', chin: 'small' }, bent: 6 },
      far: { elbow: [10, -62], wrist: [24, -50], pose: 'grip' },
      near: { elbow: [6, -58], wrist: [22, -48], pose: 'grip' },
    });
    barrow(block);
  },
};

function barrow(block: Block): void {
  block.form({ shade: 0.36, hatch: 0, round: 3, shadow: 6 }, (form) => {
    form.strip('440,306! 404,366! 210,380', 8, 0.44).strip('396,380 416,446', 8, 0.3);
    form.cut('190,366! 404,360! 396,392! 206,398!', 0.4);
    form.crease('196,380 398,374', 1.8, 0.16);
  });
  block.form({ shade: 0.34, hatch: 20, round: 3, shadow: 6 }, (form) => {
    form.strip(ring(206, 414, 44), 8, 0.36).disc(206, 414, 9, 9, 0.4);
    for (let spoke = 0; spoke < 8; spoke += 1) {
      const angle = (spoke * Math.PI) / 4 + 0.2;
      form.strip(`206,414 ${206 + 42 * Math.cos(angle)},${414 + 42 * Math.sin(angle)}`, 3.4, 0.3);
    }
  });
  block.form({ shade: 0.5, hatch: 84, round: 18, shadow: 10 }, (form) => {
    form.cut('184,368! 190,300 222,268 300,256 374,266 402,298 408,362! 380,368 344,362 300,370 250,364 214,372');
    for (const [x, top] of [
      [226, 270],
      [264, 260],
      [302, 257],
      [340, 261],
      [376, 270],
    ] as const)
      form.crease(`${x},${top} ${x + (x - 300) * 0.1},362`, 3, 0.24);
    for (const x of [206, 246, 284, 322, 360, 392])
      form.crease(`${x},${286 + 8 * block.random()} ${x + 4},${344 + 12 * block.random()}`, 1.4, 0.36);
  });
  for (const [x, y] of [
    [222, 352],
    [252, 346],
    [284, 349],
    [318, 345],
    [350, 350],
    [382, 347],
  ] as const)
    block.form({ shade: 1, hatch: 0, round: 0, shadow: 0 }, (form) =>
      form.cut(`${x - 6},${y} ${x},${y - 30} ${x + 6},${y} ${x},${y + 8}`, 1),
    );
}

const ring = (x: number, y: number, radius: number): string =>
  Array.from({ length: 25 }, (_, at) => {
    const angle = (at * Math.PI) / 12;
    return `${(x + radius * Math.cos(angle)).toFixed(1)},${(y + radius * Math.sin(angle)).toFixed(1)}`;
  }).join(' ');
