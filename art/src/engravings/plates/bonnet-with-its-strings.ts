import { disc } from '../../scenes/form.ts';
import type { Engraving } from '../engraving.ts';
import { glow } from '../objects/ground.ts';

/** A bonnet seen from the front, with nobody in it, its strings tied in a bow. */
export const bonnetWithItsStrings: Engraving = {
  card: 'persuasive',
  palette: 'violet',
  ambient: 0.32,
  lamps: [{ x: 80, y: 60, z: 140, reach: 290, strength: 1.2 }],
  draw: (block) => {
    glow(block, { y: 160, reach: 190, strength: 0.42 });
    const straw = { shade: 0.76, hatch: 84, round: 24, shadow: 14, tint: '#ffdc9c' };
    block.form({ ...straw, shade: 0.56 }, (form) => form.cut('88,112 96,52 128,30 172,30 204,52 212,112'));
    block.form({ ...straw, round: 16 }, (form) => {
      form.cut(
        '150,60 96,72 56,112 42,168 56,224 92,264 112,254 150,268 188,254 208,264 244,224 258,168 244,112 204,72',
      );
      for (let at = -9; at <= 9; at += 1) {
        const angle = at * 0.29;
        form.crease(
          `${150 + 58 * Math.sin(angle)},${172 - 74 * Math.cos(angle)} ${150 + 112 * Math.sin(angle)},${172 - 116 * Math.cos(angle)}`,
          2,
          0.5,
        );
      }
    });
    block.form({ shade: 0.95, hatch: 20, round: 8, shadow: 5 }, (form) => {
      for (let at = -8; at <= 8; at += 1) {
        const angle = at * 0.31;
        form.disc(150 + 66 * Math.sin(angle), 174 - 82 * Math.cos(angle), 16, 16);
      }
    });
    block.form({ shade: 0.07, hatch: 80, round: 30, shadow: 0, tint: '#ffb0a0' }, (form) =>
      form.cut(disc(150, 178, 62, 80)),
    );
    const ribbon = { shade: 0.6, hatch: 60, round: 9, shadow: 9, tint: '#ff7080' };
    block.form(ribbon, (form) => form.strip('66,150 84,220 142,284', 19).strip('234,150 216,220 158,284', 19));
    block.form(ribbon, (form) =>
      form
        .cut('140,284! 156,288! 138,330 116,376! 104,360! 88,366!')
        .cut('160,284! 144,288! 162,330 184,376! 196,360! 212,366!'),
    );
    block.form({ ...ribbon, shade: 0.7, round: 13 }, (form) => {
      form
        .cut('148,286 112,252 74,258 72,298 106,312')
        .cut('152,286 188,252 226,258 228,298 194,312')
        .disc(150, 288, 17, 15);
    });
    for (const [x, y] of [
      [122, 58],
      [150, 46],
      [178, 58],
    ] as const)
      block.form({ shade: 0.66, hatch: 30, round: 9, shadow: 5, tint: '#ff7080' }, (form) => {
        for (let at = 0; at < 5; at += 1) form.disc(x + 11 * Math.sin(at * 1.257), y - 11 * Math.cos(at * 1.257), 9, 9);
        form.disc(x, y, 7, 7, 0.98);
      });
  },
};
