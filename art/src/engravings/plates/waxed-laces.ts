import { disc } from '../../scenes/form.ts';
import type { Engraving } from '../engraving.ts';
import { glow } from '../objects/ground.ts';

/** The front of a boot, laced across and across, and tied in a bow. */
export const waxedLaces: Engraving = {
  card: 'goods',
  palette: 'gas',
  ambient: 0.3,
  lamps: [{ x: 70, y: 60, z: 150, reach: 300, strength: 1.2 }],
  draw: (block) => {
    glow(block, { y: 150, reach: 180 });
    block.form({ shade: 0.34, hatch: 0, round: 0, shadow: 0, edge: 0 }, (form) => form.box(-10, 342, 320, 60));
    const leather = { shade: 0.4, hatch: 84, round: 34, shadow: 16, tint: '#d89a6a' };
    block.form({ ...leather, shade: 0.16, round: 6 }, (form) => form.cut('58,340! 54,366! 246,366! 242,340! 150,328'));
    block.form(leather, (form) => {
      form.cut('96,40! 204,40! 210,150 222,210 246,280 248,346! 150,356 52,346! 54,280 78,210 90,150');
      form.crease('58,300 90,262 150,250 210,262 242,300', 5, 0.16);
    });
    block.form({ ...leather, shade: 0.3, round: 12, shadow: 4 }, (form) =>
      form.cut('118,40! 182,40! 184,150 176,244 150,252 124,244 116,150'),
    );
    block.form({ ...leather, shade: 0.5, round: 8, shadow: 6 }, (form) => {
      form
        .cut('92,34! 122,34! 126,150 134,238 118,250 92,216 86,150')
        .cut('208,34! 178,34! 174,150 166,238 182,250 208,216 214,150');
    });
    const lace = { shade: 0.95, hatch: 40, round: 5, shadow: 7, tint: '#ffe9bc' };
    for (let row = 0; row < 5; row += 1) {
      const y = 92 + row * 32;
      const half = 42 - row * 3.4;
      block.form(lace, (form) => form.strip(`${150 - half},${y} ${150 + half - 3},${y + 30}`, 11));
      block.form(lace, (form) => form.strip(`${150 + half},${y} ${150 - half + 3},${y + 30}`, 11));
      block.form({ shade: 0.8, round: 3, shadow: 2, tint: '#ffd27a' }, (form) => {
        for (const side of [-1, 1])
          form.cut(disc(150 + side * half, y, 9, 9)).cut(disc(150 + side * half, y, 4, 4), 0.1);
      });
    }
    block.form(lace, (form) =>
      form.strip('140,84 84,128 66,180 70,202', 11).strip('160,84 216,128 236,180 230,202', 11),
    );
    block.form(lace, (form) => {
      form.strip('146,80 104,40 60,36 44,62 66,92 112,94 148,84', 12);
      form.strip('154,80 196,40 240,36 256,62 234,92 188,94 152,84', 12);
    });
    block.form({ ...lace, round: 9 }, (form) => form.disc(150, 82, 17, 15));
    block.form({ shade: 0.75, hatch: 90, round: 3, shadow: 4, tint: '#ffc95a' }, (form) =>
      form.strip('69,200 74,226', 9).strip('231,200 227,226', 9),
    );
  },
};
