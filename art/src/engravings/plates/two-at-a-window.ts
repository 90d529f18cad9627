import { spark } from '../../scenes/parts/lights.ts';
import { personBehind } from '../../scenes/parts/person.ts';
import type { Engraving } from '../engraving.ts';

/** Two people side by side at a window, seen from the room behind them. */
export const twoAtAWindow: Engraving = {
  card: 'watchful',
  palette: 'abyss',
  ambient: 0.3,
  lamps: [{ x: 150, y: 110, z: 60, reach: 150, strength: 1.1, colour: '#c8dcec' }],
  draw: (block) => {
    block.air(150, 150, 190, 0.7);
    block.form({ shade: 0.3, hatch: 90, round: 0, shadow: 0, fog: 0.5 }, (form) =>
      form
        .cut('40,300! 40,214! 72,186! 104,214! 104,300!')
        .cut('120,300! 120,170! 128,150! 136,170! 136,300!')
        .cut('168,300! 168,206! 214,172! 262,206! 262,300!'),
    );
    for (const [x, y] of [
      [64, 232],
      [84, 232],
      [196, 222],
      [228, 222],
      [128, 196],
    ] as const)
      spark(block, x, y, 4, 5);
    const wood = { shade: 0.4, hatch: 90, round: 7, shadow: 10, tint: '#f0c090' };
    block.form(wood, (form) => form.box(144, -10, 12, 330).box(20, 128, 260, 10));
    block.form(wood, (form) =>
      form.box(-10, -10, 42, 420).box(268, -10, 42, 420).box(-10, -10, 320, 44).box(-10, 300, 320, 110, 0.3),
    );
    block.form({ ...wood, shade: 0.62, round: 5 }, (form) => form.box(-10, 288, 320, 16));
    const curtain = { shade: 0.5, hatch: 88, round: 10, shadow: 12, tint: '#e07868' };
    block.form(curtain, (form) => {
      form.cut('-10,14! 66,14! 58,120 30,200 20,330 -10,340!').cut('310,14! 234,14! 242,120 270,200 280,330 310,340!');
      form.crease('40,14 30,120 6,220', 3, 0.16).crease('260,14 270,120 294,220', 3, 0.16);
    });
    personBehind(block, { x: 98, y: 424, height: 250, hat: 'bowler', shade: 0.22 });
    personBehind(block, { x: 204, y: 424, height: 240, hat: 'bonnet', skirt: true, shade: 0.3 });
  },
};
