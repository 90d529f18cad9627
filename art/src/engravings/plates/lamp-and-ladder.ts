import { flame } from '../../scenes/parts/lights.ts';
import type { Engraving } from '../engraving.ts';
import { glow } from '../objects/ground.ts';

/** A street lamp, lit, with a lighter's ladder against its bar. */
export const lampAndLadder: Engraving = {
  card: 'watchful',
  palette: 'gas',
  ambient: 0.3,
  lamps: [
    { x: 120, y: 92, z: 60, reach: 130, strength: 1.1 },
    { x: 260, y: 260, z: 140, reach: 260, strength: 0.5, colour: '#a8c4d8' },
  ],
  draw: (block) => {
    glow(block, { x: 120, y: 110, reach: 200, strength: 0.36 });
    block.form({ shade: 0.3, hatch: 0, round: 0, shadow: 0, edge: 0 }, (form) => form.box(-10, 352, 320, 60));
    block.halo(120, 92, 70, 0.4);
    const iron = { shade: 0.32, hatch: 90, round: 6, shadow: 8, tint: '#c8d8d4' };
    block.form(iron, (form) => {
      form.strip('120,150 120,372', 15).strip('120,300 120,372', 25);
      form.box(92, 362, 56, 14).box(104, 288, 32, 12, 0.5);
      form.strip('58,176 182,176', 9).disc(56, 176, 8, 8).disc(184, 176, 8, 8);
      form.cut('100,152! 74,70! 120,34! 166,70! 140,152!').disc(120, 28, 8, 10);
    });
    block.shine('106,146! 84,76! 156,76! 134,146!', 0.85);
    flame(block, 120, 144, 52, 0);
    block.form({ ...iron, round: 2, shadow: 0 }, (form) => form.strip('84,74 156,74', 8).strip('120,44 120,78', 5));
    const wood = { shade: 0.8, hatch: 80, round: 5, shadow: 12, tint: '#f0c88a' };
    block.form(wood, (form) => {
      for (let at = 0; at < 9; at += 1) {
        const y = 152 + at * 26;
        const x = 152 + at * 9.4;
        form.strip(`${x - 2},${y + 6} ${x + 50},${y}`, 7, 0.7);
      }
    });
    block.form(wood, (form) => form.strip('138,128 232,384', 12).strip('186,120 284,374', 12));
  },
};
