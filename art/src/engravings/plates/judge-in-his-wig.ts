import { sitter } from '../../scenes/parts/head.ts';
import type { Engraving } from '../engraving.ts';
import { backWall, table } from '../objects/ground.ts';

/** A judge in a full wig, behind the bench. */
export const judgeInHisWig: Engraving = {
  card: 'watchful',
  palette: 'bone',
  ambient: 0.3,
  lamps: [{ x: 236, y: 90, z: 110, reach: 220, strength: 1.35 }],
  draw: (block) => {
    backWall(block, { shade: 0.24, stripe: 60, tint: '#d8a888' });
    block.form({ shade: 0.4, hatch: 88, round: 12, shadow: 12, tint: '#e06058' }, (form) => {
      form.cut('40,10! 260,10! 260,60! 234,70 208,60 182,70 156,60 130,70 104,60 78,70 40,60!');
      form.cut('40,40! 70,40! 62,300! 40,300!').cut('260,40! 230,40! 238,300! 260,300!');
    });
    sitter(block, {
      x: 130,
      y: 190,
      size: 132,
      bent: 4,
      face: { nose: 'aquiline', chin: 'double' },
      bust: 'stout',
      dress: 'gown',
      skin: 0.6,
      dressShade: 0.34,
    });
    block.form({ shade: 0.95, hatch: 20, round: 10, shadow: 10 }, (form) => {
      form.cut(
        '178,88 166,64 134,54 98,64 78,92 72,130 74,180 66,226 68,258 96,266 120,254 124,210 118,170 126,134 140,110 160,100 176,100',
      );
      for (let row = 0; row < 7; row += 1) {
        const y = 108 + row * 24;
        form.crease(`70,${y} 86,${y + 12} 102,${y} 122,${y + 8}`, 4, 0.5);
      }
      form.crease('94,84 118,72 154,78', 4, 0.5).crease('90,98 116,88 148,92', 4, 0.5);
    });
    block.form({ shade: 0.95, hatch: 90, round: 5, shadow: 5 }, (form) =>
      form.cut('154,246! 172,242! 176,296! 156,298!').cut('174,242! 190,244! 192,290! 178,294!'),
    );
    table(block, 316, 344, { shade: 0.5 });
    block.form({ shade: 0.95, hatch: 4, round: 0, shadow: 8 }, (form) =>
      form
        .cut('196,322! 262,318! 274,338! 202,342!')
        .crease('206,328 256,324', 2.4, 0.4)
        .crease('208,334 262,330', 2.4, 0.4),
    );
  },
};
