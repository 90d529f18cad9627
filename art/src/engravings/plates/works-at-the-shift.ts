import { personBehind } from '../../scenes/parts/person.ts';
import type { Engraving } from '../engraving.ts';
import { glow } from '../objects/ground.ts';
import { smokeFrom } from '../objects/smoke.ts';

/** The chimneys of a works, its gate alight, and people going in. */
export const worksAtTheShift: Engraving = {
  card: 'dangerous',
  palette: 'ember',
  ambient: 0.34,
  lamps: [
    { x: 150, y: 290, z: 70, reach: 130, strength: 1.2 },
    { x: 60, y: 60, z: 170, reach: 300, strength: 0.7 },
  ],
  draw: (block) => {
    glow(block, { y: 210, reach: 190, strength: 0.5 });
    const brick = { shade: 0.34, hatch: 90, round: 12, shadow: 8, tint: '#e0a890' };
    for (const [x, top, wide] of [
      [58, 84, 30],
      [126, 46, 34],
      [232, 72, 32],
    ] as const) {
      smokeFrom(block, x, top, wide);
      block.form(brick, (form) => {
        form.cut(`${x - wide * 0.4},${top}! ${x + wide * 0.4},${top}! ${x + wide * 0.62},260! ${x - wide * 0.62},260!`);
        form.box(x - wide * 0.52, top, wide * 1.04, 12, 0.5);
        for (let y = top + 34; y < 250; y += 34) form.crease(`${x - wide},${y} ${x + wide},${y}`, 3, 0.16);
      });
    }
    block.form({ ...brick, round: 0, shade: 0.3 }, (form) => {
      form.cut(
        '-10,250! -10,214! 42,184! 42,214! 94,184! 94,214! 146,184! 146,214! 198,184! 198,214! 250,184! 250,214! 310,180! 310,350! -10,350!',
      );
    });
    for (const x of [18, 68, 232, 282])
      block.shine(`${x - 14},236! ${x + 14},236! ${x + 14},272! ${x - 14},272!`, 0.55);
    block.form({ shade: 0.2, round: 0, shadow: 0 }, (form) => {
      for (const x of [18, 68, 232, 282]) form.strip(`${x},236 ${x},272`, 4).strip(`${x - 14},254 ${x + 14},254`, 4);
    });
    block.form({ ...brick, shade: 0.5, round: 6 }, (form) =>
      form.cut('96,352! 96,262 116,234 150,224 184,234 204,262 204,352!'),
    );
    block.shine('108,352! 108,268 124,246 150,238 176,246 192,268 192,352!', 1.15);
    block.halo(150, 290, 80, 0.3);
    block.form({ shade: 0.4, hatch: 0, round: 0, shadow: 0, edge: 0 }, (form) => form.box(-10, 344, 320, 60));
    for (const [x, y, height, hat, skirt] of [
      [136, 352, 82, 'cap', false],
      [168, 350, 78, 'bonnet', true],
      [104, 374, 112, 'cap', false],
      [206, 378, 116, 'cap', false],
      [58, 392, 136, 'bonnet', true],
      [256, 396, 140, 'bowler', false],
    ] as const)
      personBehind(block, { x, y, height, hat, skirt, shade: 0.16 });
  },
};
