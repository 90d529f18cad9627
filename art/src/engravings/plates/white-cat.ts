import { colour } from '../../drawing/colour.ts';
import { disc } from '../../scenes/form.ts';
import type { Engraving } from '../engraving.ts';
import { glow } from '../objects/ground.ts';

/** A white cat that sits and looks at you, one eye blue and one green. */
export const whiteCat: Engraving = {
  card: 'mystery',
  palette: 'violet',
  ambient: 0.34,
  lamps: [{ x: 60, y: 60, z: 150, reach: 300, strength: 1.15 }],
  draw: (block) => {
    glow(block, { y: 170, reach: 190, strength: 0.34 });
    block.form({ shade: 0.36, hatch: 0, round: 0, shadow: 0, edge: 0 }, (form) => form.box(-10, 330, 320, 80));
    const fur = { shade: 0.95, hatch: 86, round: 30, shadow: 12 };
    block.form({ ...fur, round: 13 }, (form) => form.strip('214,330 256,316 268,280 254,246 240,240', 25));
    block.form(fur, (form) => form.cut('150,150 112,176 84,240 72,310 84,348 150,358 216,348 228,310 216,240 188,176'));
    block.form({ ...fur, round: 16, shadow: 5 }, (form) =>
      form.cut('84,352 74,316 92,286 122,300 126,350').cut('216,352 226,316 208,286 178,300 174,350'),
    );
    block.form({ ...fur, round: 14, shadow: 5 }, (form) => {
      form
        .cut('122,210 116,300 110,350 124,362 146,358 149,300 148,220')
        .cut('178,210 184,300 190,350 176,362 154,358 151,300 152,220');
      for (const x of [120, 130, 170, 180]) form.crease(`${x},348 ${x},358`, 2.4, 0.3);
    });
    block.form({ ...fur, round: 12, shadow: 4 }, (form) => {
      form.cut('92,110! 88,34! 140,76!').cut('208,110! 212,34! 160,76!');
      form.patch('102,92! 98,54! 124,78!', 0.6).patch('198,92! 202,54! 176,78!', 0.6);
    });
    block.form(fur, (form) => form.cut('150,66 112,74 86,108 82,142 104,170 150,182 196,170 218,142 214,108 188,74'));
    for (const [x, hue] of [
      [120, colour('#4a9ae8')],
      [180, colour('#5fc860')],
    ] as const) {
      block.form({ shade: 0.06, round: 0, shadow: 0 }, (form) => form.cut(disc(x, 122, 18, 16)));
      block.shine(disc(x, 122, 14.5, 13), 0.85, hue);
      block.form({ shade: 0.02, round: 0, shadow: 0 }, (form) => form.cut(disc(x, 122, 4, 12)));
      block.shine(disc(x - 5, 117, 3, 3), 1);
    }
    block.form({ shade: 0.5, round: 4, shadow: 0, tint: '#f08080' }, (form) => form.cut('140,144! 160,144! 150,156'));
    block.form({ shade: 0.2, round: 0, shadow: 0, edge: 0 }, (form) => {
      form.strip('150,155 150,163 140,169 132,166', 3).strip('150,163 160,169 168,166', 3);
      for (const side of [-1, 1])
        for (const lift of [-8, 2, 12])
          form.strip(`${150 + side * 26},${156 + lift * 0.4} ${150 + side * 84},${150 + lift * 1.6}`, 1.6, 0.75);
    });
  },
};
