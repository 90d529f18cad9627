import { arm } from '../parts/arm.ts';
import { streetLamp } from '../parts/lights.ts';
import { person, personBehind } from '../parts/person.ts';
import { houseFront } from '../parts/street.ts';
import type { Scene } from '../scene.ts';

/** The first lamp of the morning, a ladder, and a square full of people with their hats off. */
export const firstLamp: Scene = {
  palette: 'gas',
  ambient: 0.2,
  lamps: [{ x: 452, y: 92, z: 80, reach: 210, strength: 1.25 }],
  draw: (block) => {
    block.air(452, 110, 240, 0.42);
    for (const [left, right, top, fog] of [
      [-20, 90, 150, 0.5],
      [80, 190, 196, 0.62],
      [180, 300, 168, 0.68],
      [560, 660, 190, 0.6],
      [640, 760, 130, 0.45],
    ] as const)
      houseFront(block, { left, right, top, foot: 420, fog, lit: 0.06, shade: 0.36 });
    block.fog(350, 70, 0.5);
    streetLamp(block, 452, 500, 440);
    block.form({ shade: 0.5, hatch: 90, round: 3, shadow: 3 }, (form) => {
      form.strip('418,500 440,150', 6).strip('372,500 402,150', 6);
      for (let rung = 0; rung < 10; rung += 1) {
        const share = rung / 10;
        form.strip(`${374 + share * 28},${480 - share * 316} ${418 + share * 20},${480 - share * 316}`, 5);
      }
    });
    person(block, {
      x: 398,
      y: 304,
      height: 196,
      wears: 'gown',
      shade: 0.42,
      apron: true,
      head: { hat: 'kerchief', hatShade: 0.6, hair: 'lowKnot', bent: -14 },
      near: { elbow: [14, -70], wrist: [22, -84], pose: 'grip', bent: -30 },
    });
    block.form({ shade: 0.5, round: 2, shadow: 2 }, (form) => form.strip('420,200 446,88', 4));
    for (const [x, y, height, hat, skirt] of [
      [40, 560, 236, 'bonnet', true],
      [122, 570, 260, 'none', false],
      [214, 556, 230, 'none', false],
      [300, 580, 256, 'bonnet', true],
      [520, 566, 248, 'none', false],
      [606, 560, 262, 'bonnet', true],
      [694, 570, 250, 'none', false],
    ] as const)
      personBehind(block, { x, y, height, hat, skirt, shade: 0.3 });
    hatsHeld(block);
  },
};

function hatsHeld(block: Parameters<typeof person>[0]): void {
  arm(block, {
    shoulder: [660, 540],
    elbow: [612, 520],
    wrist: [566, 440],
    thick: 40,
    pose: 'grip',
    size: 0.36,
    sleeve: 0.3,
    isFull: true,
    heldThing: () => top(block, 556, 404, 20),
  });
  arm(block, {
    shoulder: [170, 560],
    elbow: [196, 500],
    wrist: [172, 430],
    thick: 38,
    pose: 'grip',
    size: 0.34,
    sleeve: 0.3,
    isFull: true,
    heldThing: () => top(block, 160, 396, 19),
  });
}

function top(block: Parameters<typeof person>[0], x: number, y: number, half: number): void {
  block.form({ shade: 0.3, hatch: 90, round: 12, shadow: 4 }, (form) => {
    form
      .cut(
        `${x - half},${y + half * 0.4}! ${x - half * 1.1},${y - half * 1.7}! ${x},${y - half * 1.9} ${x + half * 1.1},${y - half * 1.7}! ${x + half},${y + half * 0.4}!`,
        0.42,
      )
      .disc(x, y + half * 0.4, half * 1.5, half * 0.34, 0.24)
      .crease(`${x - half},${y + half * 0.1} ${x + half},${y + half * 0.1}`, 7, 0.12);
  });
}
