import { turned } from '../../engravings/objects/turned.ts';
import { disc } from '../../scenes/form.ts';
import { floor, lay, STUFFS, vignette } from '../vignette.ts';

/** Two clothes-pegs on a line, holding the corner of a sheet. */
export const clothesPegs = vignette('goods', 'verdigris', (block) => {
  lay(
    block,
    'linen',
    (form) =>
      form
        .cut('62,128! 238,128! 250,250 262,400! 40,400! 50,250')
        .crease('110,130 96,260 100,400', 5, 0.6)
        .crease('190,130 206,250 196,400', 5, 0.6),
    { round: 12 },
  );
  lay(block, 'straw', (form) => form.strip('-10,104 150,128 310,104', 9));
  for (const x of [92, 208])
    lay(
      block,
      'wood',
      (form) => {
        form
          .disc(x, 54, 22, 21)
          .cut(
            `${x - 20},66! ${x + 20},66! ${x + 26},150 ${x + 19},216! ${x + 6},216! ${x + 3},120! ${x - 3},120! ${x - 6},216! ${x - 19},216! ${x - 26},150`,
          );
      },
      { shade: 0.8, round: 16 },
    );
});

/** A basket of washing. */
export const laundryBasket = vignette('goods', 'bone', (block) => {
  floor(block, 322);
  lay(
    block,
    'linen',
    (form) =>
      form
        .cut('56,190 66,136 108,110 138,120 166,92 212,104 240,148 246,192!')
        .crease('108,118 126,160 120,190', 5, 0.55)
        .crease('170,100 188,150 180,190', 5, 0.55),
    { round: 24 },
  );
  lay(block, 'cloth', (form) => form.cut('196,176! 268,170! 262,270 246,254 232,276 216,250!'), {
    shade: 0.6,
    tint: '#80a8f0',
    round: 8,
  });
  lay(
    block,
    'straw',
    (form) => {
      form.cut('36,192! 264,192! 236,340! 64,340!');
      for (let row = 0; row < 6; row += 1)
        for (let column = 0; column < 12; column += 1) {
          const x = 40 + column * 21 + (row % 2) * 10;
          form.crease(`${x},${212 + row * 22} ${x + 9},${206 + row * 22} ${x + 18},${212 + row * 22}`, 5, 0.22);
        }
    },
    { round: 18 },
  );
  lay(
    block,
    'straw',
    (form) =>
      form.strip('30,196 150,208 270,196', 17).strip('34,210 14,232 38,256', 10).strip('266,210 286,232 262,256', 10),
    { shade: 0.85 },
  );
});

/** A plate in three pieces. */
export const brokenPlate = vignette('menace', 'rose', (block) => {
  floor(block, 330);
  const piece = (outline: string, x: number, y: number, turn: number): void =>
    lay(
      block,
      'china',
      (form) =>
        form.at({ x, y, turn }, () => {
          form.cut(outline);
          form.crease(disc(0, 0, 88, 88), 9, 0.4).crease(disc(0, 0, 66, 66), 3, 0.5);
        }),
      { round: 7, tint: '#d8ecff' },
    );
  piece('0,0! -20,-40! 4,-70! -8,-112! 50,-100 96,-58 112,0 108,34! 60,30! 34,6!', 160, 196, 6);
  piece('0,0! -20,-40! 4,-70! -8,-112! -60,-94 -100,-50 -112,0 -100,50! -54,36! -30,16!', 136, 192, -7);
  piece('0,0! 34,6! 60,30! 108,34! 88,70 46,102 0,112 -54,98 -100,50! -54,36! -30,16!', 150, 226, 3);
});

/** A tin can with a lid and a wire handle, warm. */
export const soupCan = vignette('goods', 'bone', (block) => {
  floor(block, 330);
  lay(block, 'iron', (form) => form.strip('78,176 88,70 150,40 212,70 222,176', 7), { shade: 0.6 });
  turned(block, {
    ...STUFFS.steel,
    x: 150,
    y: 340,
    size: 100,
    tilt: 0.2,
    shade: 0.66,
    rings: [
      [0, 0.8],
      [1.6, 0.8],
      [1.68, 0.86],
    ],
    marks: (form) => form.crease('-.9,-.4 0,-.24 .9,-.4', 0.05, 0.3).crease('-.9,-1.2 0,-1.04 .9,-1.2', 0.05, 0.3),
  });
  turned(block, {
    ...STUFFS.steel,
    x: 150,
    y: 168,
    size: 100,
    tilt: 0.2,
    shade: 0.76,
    rings: [
      [0, 0.86],
      [0.1, 0.82],
      [0.24, 0.4],
      [0.28, 0.14],
      [0.44, 0.16],
    ],
  });
});
