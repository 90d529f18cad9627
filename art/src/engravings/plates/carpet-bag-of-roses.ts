import type { Engraving } from '../engraving.ts';
import { glow } from '../objects/ground.ts';

/** A carpet-bag with roses on it. */
export const carpetBagOfRoses: Engraving = {
  card: 'goods',
  palette: 'verdigris',
  ambient: 0.32,
  lamps: [{ x: 80, y: 60, z: 140, reach: 290, strength: 1.25 }],
  draw: (block) => {
    glow(block, { y: 170, reach: 190, strength: 0.42 });
    block.form({ shade: 0.34, hatch: 0, round: 0, shadow: 0, edge: 0 }, (form) => form.box(-10, 318, 320, 90));
    const leather = { shade: 0.4, hatch: 60, round: 7, shadow: 10, tint: '#e0a070' };
    block.form(leather, (form) => form.strip('98,142 102,84 126,56 174,56 198,84 202,142', 14));
    block.form({ shade: 0.5, hatch: 86, round: 40, shadow: 18, tint: '#e05a50' }, (form) => {
      form.cut('70,136! 230,136! 254,188 274,260 270,326 254,352! 46,352! 30,326 26,260 46,188');
      form.crease('46,352 70,250 72,140', 4, 0.16).crease('254,352 230,250 228,140', 4, 0.16);
    });
    for (const [x, y, size] of [
      [150, 240, 1.25],
      [88, 296, 0.9],
      [212, 296, 0.9],
      [92, 196, 0.74],
      [208, 196, 0.74],
    ] as const) {
      block.form({ shade: 0.62, hatch: 30, round: 6 * size, shadow: 0, edge: 0.4, tint: '#9fd08a' }, (form) =>
        form.at({ x, y, size }, () =>
          form.cut('-20,8 -44,2 -52,20 -30,26').cut('20,8 44,2 52,20 30,26').cut('-4,24 -10,44 4,50 10,30'),
        ),
      );
      block.form({ shade: 0.92, hatch: 30, round: 12 * size, shadow: 3, tint: '#ffc4b8' }, (form) =>
        form.at({ x, y, size }, () => {
          for (let at = 0; at < 6; at += 1) form.disc(19 * Math.sin(at * 1.047), -19 * Math.cos(at * 1.047), 16, 16);
          form.disc(0, 0, 20, 20);
          form.crease('-6,4 -8,-8 4,-12 12,-2 6,12 -8,12 -18,0 -12,-18 8,-22 24,-8', 3, 0.35);
        }),
      );
    }
    block.form({ shade: 0.66, hatch: 0, round: 7, shadow: 8, tint: '#ffd06a' }, (form) =>
      form.box(62, 126, 176, 18).box(134, 120, 32, 42, 0.8).disc(150, 146, 6, 6, 0.05),
    );
    block.form({ ...leather, shade: 0.32 }, (form) =>
      form.strip('66,350 234,350', 15).cut('26,352! 34,312 62,352!').cut('274,352! 266,312 238,352!'),
    );
  },
};
