import type { Block } from '../block.ts';
import { disc } from '../form.ts';
import { bareArm } from '../parts/bare-arm.ts';
import { candle, dish } from '../parts/lights.ts';
import { sitting } from '../parts/sitting.ts';
import { flags } from '../parts/street.ts';
import type { Scene } from '../scene.ts';

/** A street of doorsteps that came from other streets; on one of them its owner, and a surveyor's chain along them all. */
export const elevenBackStreets: Scene = {
  palette: 'gas',
  ambient: 0.2,
  lamps: [{ x: 470, y: 270, z: 100, reach: 230, strength: 1.3 }],
  draw: (block) => {
    bricks(block);
    for (const x of [76, 226, 384, 556, 700]) door(block, x);
    flags(block, 398, 330, 0.36);
    step(block, '18,368! 40,366 62,376 76,368 92,376 116,366 136,368! 140,412! 14,412!', 0.5);
    step(block, '160,352! 182,354 204,366 232,360 292,352! 298,412! 154,412!', 0.74);
    step(block, '500,366! 560,362 592,376 620,368! 626,412! 494,412!', 0.42);
    step(block, '644,346! 740,346! 740,412! 640,412!', 0.66);
    step(block, '306,352! 386,350 478,352! 486,424! 298,424!', 0.58);
    woman(block);
    dish(block, 456, 350, 44);
    candle(block, 456, 349, 58, 9);
    chain(block);
  },
};

function bricks(block: Block): void {
  block.form({ shade: 0.3, hatch: 0, round: 0, shadow: 0, edge: 0 }, (form) => {
    form.box(-10, -10, 740, 420, 0.32);
    for (let row = 0; row < 21; row += 1) {
      const y = row * 20;
      form.crease(`-10,${y} 730,${y}`, 2, 0.14);
      for (let x = (row % 2) * 27 - 20; x < 730; x += 54) form.crease(`${x},${y} ${x},${y + 20}`, 2, 0.14);
    }
  });
}

function door(block: Block, x: number): void {
  block.form({ shade: 0.5, hatch: 90, round: 3, shadow: 6 }, (form) => form.box(x - 58, 74, 116, 340, 0.46));
  block.form({ shade: 0.16, hatch: 90, round: 0, shadow: 0, edge: 0.2 }, (form) => {
    form.box(x - 48, 86, 96, 340, 0.2);
    for (const side of [-40, 4]) form.box(x + side, 104, 36, 104, 0.3).box(x + side, 226, 36, 100, 0.3);
    form.disc(x + 38, 226, 4, 4, 0.8);
  });
}

function step(block: Block, outline: string, shade: number): void {
  block.form({ shade: shade * 0.66, hatch: 90, round: 4, shadow: 9, edge: 0.6 }, (form) => form.cut(outline));
  const points = outline.split(' ').slice(0, -2);
  const [first = '0,0'] = points;
  const under = [...points].reverse().map((point) => {
    const [x = 0, y = 0] = point.replace('!', '').split(',').map(Number);
    return `${x},${y + 15}`;
  });
  block.form({ shade, hatch: 2, round: 3, shadow: 0, edge: 0.5 }, (form) =>
    form.cut(`${first} ${points.slice(1).join(' ')} ${under[0]}! ${under.slice(1).join(' ')}!`),
  );
}

function woman(block: Block): void {
  const [x, y, unit] = [352, 446, 3.6];
  const on = (across: number, down: number): [number, number] => [x + across * unit, y + down * unit];
  sitting(block, {
    x,
    y,
    height: 100 * unit,
    wears: 'gown',
    shade: 0.44,
    elbow: [-8, -41],
    wrist: [1, -45],
    head: {
      face: { nose: 'straight', chin: 'firm' },
      hair: 'lowKnot',
      hairShade: 0.3,
      hat: 'kerchief',
      hatShade: 0.4,
      skin: 0.7,
    },
  });
  block.form({ shade: 0.84, hatch: 95, round: 8, shadow: 4 }, (form) =>
    form
      .cut(
        `${on(2, -33)}! ${on(16, -33)} ${on(24, -30)} ${on(27, -20)} ${on(28, -6)}! ${on(14, -6)}! ${on(12, -20)} ${on(4, -27)}`,
      )
      .crease(`${on(14, -31)} ${on(20, -20)} ${on(21, -7)}`, 1.8, 0.4),
  );
  bareArm(block, {
    shoulder: on(0, -57),
    elbow: on(9, -42),
    wrist: on(1.5, -43.5),
    thick: 30,
    pose: 'flat',
    size: 0.32,
    sleeve: 0.5,
    bent: 6,
  });
}

function chain(block: Block): void {
  const at = (share: number): [number, number] => [
    30 + share * 640,
    446 + 9 * Math.sin(share * 11) + 5 * Math.sin(share * 27),
  ];
  block.form({ shade: 0.85, hatch: 20, round: 3, shadow: 6, edge: 0.7 }, (form) => {
    const links = 21;
    for (let link = 0; link < links; link += 1) {
      const [fromX, fromY] = at(link / links);
      const [toX, toY] = at((link + 0.8) / links);
      form.strip(`${fromX},${fromY} ${toX},${toY}`, 4);
      const [ringX, ringY] = at((link + 0.9) / links);
      form.strip(disc(ringX, ringY, 4.6, 3.6), 2.6);
    }
    const [lastX, lastY] = at(1);
    form.strip(
      `${lastX + 2},${lastY} ${lastX + 14},${lastY - 14} ${lastX + 20},${lastY} ${lastX + 14},${lastY + 14} ${lastX + 2},${lastY}`,
      5,
    );
  });
  for (const share of [0.33, 0.67]) {
    const [x, y] = at(share);
    block.form({ shade: 0.9, hatch: 60, round: 3, shadow: 5 }, (form) =>
      form.cut(`${x - 6},${y + 4}! ${x + 7},${y + 3}! ${x + 8},${y + 20}! ${x + 3},${y + 14}! ${x - 3},${y + 21}!`),
    );
  }
}
