import { person } from '../../scenes/parts/person.ts';
import type { Engraving } from '../engraving.ts';
import { glow } from '../objects/ground.ts';

/** A penny part in its paper cover: a lady upon a ledge, and a great many lines. */
export const marchionessOnALedge: Engraving = {
  card: 'rumour',
  palette: 'rose',
  ambient: 0.34,
  lamps: [{ x: 70, y: 60, z: 160, reach: 320, strength: 1.05 }],
  draw: (block) => {
    glow(block, { y: 190, reach: 190, strength: 0.32 });
    const paper = { shade: 0.86, hatch: 88, round: 4, shadow: 14, tint: '#f6d8a0' };
    block.form({ ...paper, shade: 0.6 }, (form) =>
      form.cut('66,44! 258,38! 264,358! 72,364!').cut('62,42! 254,38! 260,354! 66,360!', 0.75),
    );
    block.form(paper, (form) => {
      form.cut('50,36! 246,36! 250,340 240,356! 50,356!');
      form.crease('58,36 58,356', 3, 0.5);
      form.strip('78,60! 222,60!', 15, 0.12).strip('96,82! 204,82!', 8, 0.2);
      form.crease('72,98! 230,98!', 2, 0.4);
      for (const y of [318, 332, 345]) form.strip(`80,${y} ${y === 345 ? 180 : 222},${y}`, 3.4, 0.35);
    });
    block.form({ shade: 0.2, hatch: 0, round: 0, shadow: 0, edge: 0.3, tint: '#b8c0e0' }, (form) => {
      form.box(74, 108, 154, 196);
    });
    block.form({ shade: 0.46, hatch: 0, round: 0, shadow: 4, tint: '#d8c8b0' }, (form) => {
      form.box(74, 262, 154, 42);
      for (const x of [100, 140, 180]) form.crease(`${x},276 ${x},304`, 2.4, 0.15);
      form.box(74, 256, 154, 12, 0.8);
    });
    person(block, {
      x: 130,
      y: 258,
      height: 142,
      wears: 'gown',
      shade: 0.92,
      head: { hair: 'loose', hairShade: 0.3, skin: 0.95 },
      far: { elbow: [14, -82], wrist: [24, -96], pose: 'open' },
      near: { elbow: [10, -66], wrist: [25, -74], pose: 'open' },
    });
  },
};
