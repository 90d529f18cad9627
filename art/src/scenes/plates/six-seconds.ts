import type { Block } from '../block.ts';
import { arm } from '../parts/arm.ts';
import { taper } from '../parts/taper.ts';
import type { Scene } from '../scene.ts';

/** A pie on a sill, by the fire of the oven: the baker's back is turned, and a child's hand is on the stone. */
export const sixSeconds: Scene = {
  palette: 'ember',
  ambient: 0.16,
  lamps: [{ x: 430, y: 200, z: 120, reach: 250, strength: 1.35, colour: '#ff9a45' }],
  draw: (block) => {
    block.form({ shade: 0.26, hatch: 0, round: 0, shadow: 0, edge: 0 }, (form) => form.box(-10, -10, 740, 500));
    oven(block);
    baker(block);
    brickwork(block);
    block.form({ shade: 0.6, hatch: 2, round: 8, shadow: 14 }, (form) => {
      form.cut('96,346! 664,346! 700,392! 60,392!', 0.56);
      form.box(60, 390, 640, 26, 0.4);
    });
    pie(block, 320, 366);
    child(block);
  },
};

function oven(block: Block): void {
  block.form({ shade: 0.42, hatch: 80, round: 6, shadow: 8, edge: 0.7 }, (form) => {
    for (let stone = 0; stone <= 8; stone += 1) {
      const turn = Math.PI + (stone * Math.PI) / 8;
      form.at({ x: 410 + 142 * Math.cos(turn), y: 210 + 132 * Math.sin(turn), turn: (turn * 180) / Math.PI + 90 }, () =>
        form.box(-25, -20, 50, 40, 0.34 + 0.12 * block.random()),
      );
    }
    for (const y of [232, 276, 320]) form.box(248, y, 40, 40, 0.4).box(532, y, 40, 40, 0.4);
  });
  const mouth = '292,350! 292,210 330,128 410,104 490,128 528,210 528,350!';
  block.shine(mouth, 0.2);
  block.halo(410, 290, 130, 0.4);
  for (const [x, y, tall] of [
    [340, 330, 120],
    [388, 336, 176],
    [438, 336, 150],
    [486, 332, 108],
  ] as const)
    block
      .shine(
        `${x + 8},${y - tall}! ${x + 10},${y - tall * 0.72} ${x + 32},${y - tall * 0.42} ${x + 34},${y - 18} ${x},${y + 6} ${x - 34},${y - 18} ${x - 26},${y - tall * 0.4} ${x - 4},${y - tall * 0.66}`,
        0.8,
      )
      .shine(
        `${x + 4},${y - tall * 0.62}! ${x + 4},${y - tall * 0.44} ${x + 16},${y - tall * 0.24} ${x + 16},${y - 10} ${x},${y + 2} ${x - 16},${y - 10} ${x - 12},${y - tall * 0.22} ${x - 4},${y - tall * 0.4}`,
        1.5,
      );
  block.form({ shade: 0.3, hatch: 90, round: 5, shadow: 8 }, (form) => {
    form.cut('292,128! 232,96! 214,350! 292,350!', 0.3);
    form.strip('246,150 276,164', 6, 0.14).strip('238,300 276,304', 6, 0.14).disc(236, 232, 7, 8, 0.8);
  });
}

/** His back, with the strings of his apron, and one arm out for the oven's door. */
function baker(block: Block): void {
  block.form({ shade: 0.7, hatch: 90, round: 12, shadow: 6 }, (form) => form.box(544, 176, 36, 44, 0.6));
  block.form({ shade: 0.3, hatch: 90, round: 18, shadow: 6 }, (form) =>
    form.disc(562, 146, 31, 40, 0.3).disc(531, 152, 6, 10, 0.7).disc(593, 152, 6, 10, 0.7),
  );
  block.form({ shade: 0.8, hatch: 90, round: 14, shadow: 6 }, (form) =>
    form.cut('528,134! 524,96 536,76 562,68 590,76 602,96 596,134!').crease('528,122 562,128 598,122', 3, 0.3),
  );
  block.form({ shade: 0.4, hatch: 95, round: 22, shadow: 10 }, (form) => {
    form.cut('500,232 532,208 594,208 630,232 646,300 640,400! 492,400! 488,300');
    form.crease('520,214 556,286 628,340', 11, 0.86).crease('608,214 566,286 496,340', 11, 0.86);
  });
  block.form({ shade: 0.42, hatch: 95, round: 16, shadow: 8 }, (form) =>
    form.cut(
      taper([
        [622, 244, 42],
        [650, 312, 42],
        [640, 390, 38],
      ]),
    ),
  );
  arm(block, {
    shoulder: [510, 246],
    elbow: [424, 304],
    wrist: [316, 256],
    thick: 44,
    pose: 'grip',
    size: 0.5,
    sleeve: 0.42,
    cuff: 0.7,
    bent: -12,
  });
}

/** The yard's wall about the window, on our side of it. */
function brickwork(block: Block): void {
  for (let row = 0; row < 14; row += 1) {
    const y = -8 + row * 36;
    const [left, right] = y < 40 || y > 376 ? [740, 740] : [104, 656];
    block.form({ shade: 0.3, hatch: row * 11, round: 4, shadow: 3, edge: 0.6 }, (form) => {
      for (let x = -60 + (row % 2) * 42; x < 730; x += 84) {
        const end = Math.min(x + 80, x < left ? left : 740);
        const start = x < left ? x : Math.max(x, right);
        if (end > start) form.box(start, y, end - start, 32, 0.22 + 0.12 * block.random());
      }
    });
  }
  block.form({ shade: 0.36, hatch: 0, round: 6, shadow: 10 }, (form) => form.box(84, 12, 592, 26, 0.4));
}

function pie(block: Block, x: number, y: number): void {
  block.form({ shade: 0.5, hatch: 80, round: 10, shadow: 12 }, (form) =>
    form.cut(`${x - 94},${y - 34}! ${x - 74},${y + 8} ${x},${y + 17} ${x + 74},${y + 8} ${x + 94},${y - 34}!`),
  );
  block.form({ shade: 0.82, hatch: 20, round: 20, shadow: 6, edge: 0.7 }, (form) => {
    form.cut(
      `${x - 98},${y - 34} ${x - 70},${y - 66} ${x},${y - 82} ${x + 70},${y - 66} ${x + 98},${y - 34} ${x},${y - 16}`,
    );
    for (let crimp = -4; crimp <= 4; crimp += 1)
      form.crease(`${x + crimp * 21},${y - 40 + crimp * crimp * 0.3} ${x + crimp * 22},${y - 16}`, 2.4, 0.4);
    for (const across of [-24, 0, 24]) form.crease(`${x + across - 5},${y - 64} ${x + across + 5},${y - 46}`, 4, 0.14);
  });
  for (const [across, up, wide] of [
    [-16, 96, 20],
    [-2, 130, 26],
    [-18, 168, 32],
    [4, 214, 38],
  ] as const)
    block.halo(x + across, y - up, wide, 0.16);
}

/** A child from behind, at the foot of the wall, one hand over the edge of the sill. */
function child(block: Block): void {
  block.form({ shade: 0.3, hatch: 95, round: 16, shadow: 10 }, (form) =>
    form.cut('70,500! 84,468 120,450 200,450 236,470 246,500!'),
  );
  block.form({ shade: 0.2, hatch: 120, round: 18, shadow: 10 }, (form) => {
    form.cut(
      '98,462 100,412 116,376 156,362 196,374 214,410 216,460! 202,450 192,476! 178,460 164,484! 148,462 130,480! 122,458',
    );
    for (const points of [
      '134,390 116,420 112,454',
      '148,390 138,420 134,464',
      '162,390 164,420 162,470',
      '178,390 190,420 190,462',
    ])
      form.crease(points, 1.6, 0.36);
  });
  block.form({ shade: 0.46, hatch: 20, round: 12, shadow: 6 }, (form) =>
    form.cut('92,404 100,368 128,344 168,340 204,356 222,396 190,384 140,384').disc(160, 342, 8, 5, 0.56),
  );
  arm(block, {
    shoulder: [218, 520],
    elbow: [248, 462],
    wrist: [258, 404],
    thick: 44,
    pose: 'grip',
    size: 0.52,
    sleeve: 0.34,
    cuff: 0.5,
    skin: 0.8,
  });
}
