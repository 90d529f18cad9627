import { floor, lay, vignette, writing } from '../vignette.ts';

/** A leaf torn out of a book, its edge ragged. */
export const tornLeaf = vignette('watchful', 'bone', (block) => {
  lay(block, 'paper', (form) =>
    form.at({ x: 152, y: 196, turn: -8 }, () => {
      form.cut(
        '-74,-146! 92,-146! 92,146! -78,146! -92,120! -80,104! -100,80! -84,56! -98,30! -82,6! -98,-20! -80,-44! -96,-70! -78,-96! -92,-120!',
      );
      for (let line = 0; line < 11; line += 1)
        form.crease(`-66,${-116 + line * 23} ${78 - ((line * 5) % 4) * 14},${-117 + line * 23}`, 4, 0.34);
      form.crease('-56,-146 -56,146', 2.4, 0.6);
    }),
  );
});

/** A slate with a sum on it that has been drawn under twice. */
export const sumOnASlate = vignette('watchful', 'abyss', (block) => {
  lay(block, 'wood', (form) => form.at({ x: 150, y: 196, turn: 6 }, () => form.box(-108, -138, 216, 276)), {
    shade: 0.7,
  });
  lay(block, 'slate', (form) =>
    form.at({ x: 150, y: 196, turn: 6 }, () => {
      form.box(-88, -118, 176, 236);
      for (const [y, wide] of [
        [-86, 84],
        [-48, 110],
        [-10, 66],
      ] as const)
        for (let x = 60 - wide; x < 64; x += 24)
          form.strip(
            `${x},${y - 12} ${x + 12},${y - 14} ${x + 10},${y + 2} ${x},${y + 12} ${x + 14},${y + 12}`,
            4.6,
            0.95,
          );
      form.strip('-70,34 74,32', 5, 0.95).strip('-70,86 74,84', 5, 0.95).strip('-70,96 74,94', 5, 0.95);
      form.strip('26,48 16,64 40,66', 5, 0.95).strip('36,50 36,76', 5, 0.95);
      form.strip('-70,-8 -54,-8', 5, 0.95).strip('-62,-16 -62,0', 5, 0.95);
    }),
  );
  lay(block, 'china', (form) => form.strip('216,330 262,294', 15), { round: 8 });
});

/** A ledger lying open, ruled for money. */
export const openLedger = vignette('wealth', 'gas', (block) => {
  floor(block, 290);
  lay(block, 'leather', (form) => form.cut('14,148! 150,176! 286,148! 286,318! 150,346! 14,318!'), {
    tint: '#e07a60',
    round: 5,
  });
  for (const side of [-1, 1])
    lay(block, 'paper', (form) => {
      const on = (x: number): number => 150 + side * x;
      form.cut(
        `${on(0)},166! ${on(40)},138 ${on(92)},128 ${on(124)},134! ${on(124)},296! ${on(84)},294 ${on(38)},306 ${on(0)},332!`,
      );
      for (let line = 0; line < 7; line += 1) {
        const y = 168 + line * 19;
        form.crease(`${on(14)},${y + 4} ${on(50)},${y - 14} ${on(86)},${y - 18}`, 3.4, 0.3);
        form.crease(`${on(100)},${y - 17} ${on(114)},${y - 16}`, 5, 0.2);
      }
      form.crease(`${on(93)},124 ${on(93)},300`, 2.4, 0.5);
    });
  lay(block, 'cloth', (form) => form.strip('150,166 152,300 146,372', 8), { tint: '#ff5a50', round: 3 });
});

/** A luggage label on its string. */
export const luggageLabel = vignette('rumour', 'ember', (block) => {
  lay(block, 'linen', (form) => form.strip('160,128 130,86 150,40 200,26 236,56 220,104 168,128', 6), { round: 3 });
  lay(block, 'card', (form) =>
    form.at({ x: 150, y: 222, turn: 12 }, () => {
      form.cut('-58,-118! 58,-118! 88,-84! 88,142! -88,142! -88,-84!');
      form.disc(0, -88, 22, 22, 0.5).disc(0, -88, 11, 11, 0.02);
      form
        .crease('-66,-22 66,-22', 4, 0.3)
        .crease('-66,20 66,20', 4, 0.3)
        .crease('-66,62 66,62', 4, 0.3)
        .crease('-66,104 66,104', 4, 0.3);
      form.crease('-56,-32 -30,-46 -10,-30 14,-44 44,-32', 5, 0.14).crease('-52,10 -20,-4 10,10 36,0', 5, 0.14);
    }),
  );
});

/** A playbill, pasted on boards, with a mask at its head. */
export const playbill = vignette('persuasive', 'rose', (block) => {
  lay(
    block,
    'wood',
    (form) => {
      form.box(-10, -10, 320, 420);
      for (const x of [50, 116, 184, 252]) form.crease(`${x},-10 ${x},400`, 4, 0.1);
    },
    { shade: 0.34, hatch: 90, round: 0, edge: 0 },
  );
  lay(block, 'paper', (form) =>
    form.at({ x: 150, y: 196, turn: -3 }, () => {
      form.box(-94, -160, 188, 320);
      form.crease('-84,-150! 84,-150! 84,150! -84,150! -84,-150!', 3, 0.4);
      form.patch('-58,-122 0,-136 58,-122 60,-76 34,-36 0,-26 -34,-36 -60,-76', 0.22);
      form
        .patch('-40,-96 -26,-106 -10,-94 -26,-84', 0.95)
        .patch('40,-96 26,-106 10,-94 26,-84', 0.95)
        .patch('-30,-66 0,-54 30,-66 18,-42 0,-36 -18,-42', 0.95);
      form.crease('-70,2! 70,2!', 19, 0.12).crease('-50,34! 50,34!', 8, 0.3).crease('-62,60! 62,60!', 12, 0.16);
      form.crease('-44,88! 44,88!', 6, 0.3).crease('-54,106! 54,106!', 6, 0.3).crease('-30,130! 30,130!', 9, 0.2);
    }),
  );
});

/** A pot of paste with a broad brush across it, a bill going up behind. */
export const pastePot = vignette('dangerous', 'ember', (block) => {
  lay(
    block,
    'brick',
    (form) => {
      form.box(-10, -10, 320, 320);
      for (let y = 14, row = 0; y < 310; y += 26, row += 1) {
        form.crease(`-10,${y} 310,${y}`, 3, 0.2);
        for (let x = (row % 2) * 32; x < 310; x += 64) form.crease(`${x},${y} ${x},${y + 26}`, 3, 0.2);
      }
    },
    { round: 0, edge: 0, shadow: 0, shade: 0.3 },
  );
  lay(
    block,
    'paper',
    (form) => {
      form.cut('36,34! 166,26! 170,186! 40,192!');
      form.crease('54,66! 150,60!', 14, 0.2);
      writing(form, 54, 96, 96, 5, 18);
    },
    { shade: 0.8 },
  );
  floor(block, 310, 0.24);
  lay(block, 'iron', (form) => form.strip('116,236 130,166 190,140 250,166 264,236', 7), { shade: 0.6 });
  lay(block, 'iron', (form) => form.cut('112,232! 268,232! 252,344 190,352 128,344'), { shade: 0.5, round: 30 });
  lay(
    block,
    'china',
    (form) => {
      form.disc(190, 232, 78, 18);
      form.strip('132,240 134,282', 15).strip('160,248 160,270', 12);
    },
    { round: 5, shadow: 3, tint: '#fff0d0' },
  );
  lay(block, 'wood', (form) => form.strip('200,210 262,60', 16), { shade: 0.7 });
  lay(block, 'straw', (form) => form.cut('166,196! 226,216! 206,252 160,238'), { shade: 0.5, hatch: 70 });
  lay(block, 'brass', (form) => form.cut('176,178! 234,200! 224,220! 166,198!'), { round: 4 });
});

/** A paper signed at its foot and sealed, the pen laid by. */
export const signature = vignette('rumour', 'gas', (block) => {
  lay(block, 'paper', (form) =>
    form.at({ x: 144, y: 190, turn: -6 }, () => {
      form.box(-96, -146, 192, 292);
      form.crease('-50,-116! 50,-116!', 9, 0.2);
      for (let line = 0; line < 5; line += 1)
        form.crease(`-74,${-84 + line * 22} ${76 - (line % 3) * 16},${-84 + line * 22}`, 3.6, 0.42);
      form.crease('-78,72 -60,28 -44,34 -56,78 -36,40 -22,70 -8,44 4,68 16,48 30,66 66,30', 6.4, 0.06);
      form.crease('-84,94 0,84 80,92 20,102', 4.6, 0.06);
    }),
  );
  lay(
    block,
    'steel',
    (form) => form.at({ x: 214, y: 268, turn: 118 }, () => form.cut('-58,0! -30,-11 10,-13! 10,13! -30,11')),
    { round: 6, tint: '#ffd27a' },
  );
  lay(
    block,
    'wood',
    (form) => form.at({ x: 214, y: 268, turn: 118 }, () => form.cut('10,-11! 120,-7! 126,0! 120,7! 10,11!')),
    { shade: 0.5, tint: '#ff7060', round: 6 },
  );
});

/** A stub of blue pencil, and the line that it struck through. */
export const bluePencil = vignette('persuasive', 'bone', (block) => {
  lay(
    block,
    'paper',
    (form) =>
      form.at({ x: 150, y: 196, turn: 5 }, () => {
        form.box(-118, -156, 236, 312);
        for (let line = 0; line < 9; line += 1)
          form.crease(`-94,${-124 + line * 32} ${92 - ((line * 3) % 4) * 20},${-124 + line * 32}`, 7, 0.38);
      }),
    { round: 0, shade: 0.9 },
  );
  block.form({ shade: 0.6, hatch: 30, round: 0, shadow: 0, edge: 0.2, tint: '#5a8cf0' }, (form) => {
    form.strip('44,120 90,112 150,124 236,112', 9).strip('48,188 120,178 226,184', 9);
    form.strip('232,180 262,160 258,134', 7);
  });
  lay(
    block,
    'wood',
    (form) =>
      form.at({ x: 184, y: 278, turn: -38 }, () => {
        form.cut('-70,-25! 86,-25! 86,25! -70,25!', 0.5).crease('-70,-9 86,-9', 4, 0.9).crease('-70,9 86,9', 4, 0.3);
      }),
    { tint: '#6a9cff', round: 20 },
  );
  lay(
    block,
    'wood',
    (form) => form.at({ x: 184, y: 278, turn: -38 }, () => form.cut('-70,-25! -118,-6! -118,6! -70,25!', 0.92)),
    { tint: '#ffdca8', round: 12, shadow: 0 },
  );
  block.form({ shade: 0.4, round: 4, shadow: 0, tint: '#5a8cf0' }, (form) =>
    form.at({ x: 184, y: 278, turn: -38 }, () => form.cut('-116,-8! -138,0! -116,8!')),
  );
});

/** A folded valentine with a heart, half out of its envelope. */
export const foldedValentine = vignette('persuasive', 'violet', (block) => {
  lay(
    block,
    'paper',
    (form) =>
      form.at({ x: 150, y: 144, turn: -7 }, () => {
        form.box(-84, -104, 168, 210);
        for (let x = -84; x <= 84; x += 21) form.disc(x, -104, 12, 12);
      }),
    { tint: '#ffd0d8' },
  );
  lay(
    block,
    'cloth',
    (form) =>
      form.at({ x: 146, y: 128, turn: -7, size: 0.9 }, () =>
        form.cut('0,70! -44,28 -62,-6 -58,-38 -36,-54 -12,-46 0,-26! 12,-46 36,-54 58,-38 62,-6 44,28'),
      ),
    { tint: '#ff4a48', round: 22, shade: 0.64 },
  );
  lay(
    block,
    'paper',
    (form) => {
      form.cut('36,196! 150,276! 264,190! 264,346! 36,346!');
      form.crease('36,346! 128,262!', 3, 0.4).crease('264,346! 172,262!', 3, 0.4);
    },
    { round: 6 },
  );
});

/** A finger-post with three arms, no two the same way. */
export const fingerPost = vignette('rumour', 'verdigris', (block) => {
  floor(block, 344, 0.3);
  lay(block, 'wood', (form) => form.strip('150,370 150,56', 22).disc(150, 42, 15, 14), { shade: 0.5 });
  const arm = (y: number, side: 1 | -1, turn: number): void =>
    lay(
      block,
      'wood',
      (form) =>
        form.at({ x: 150, y, turn, mirrored: side < 0 }, () => {
          form.cut('-34,-24! 96,-24! 124,0! 96,24! -34,24!', 0.86);
          form.crease('-14,-6! 80,-6!', 6, 0.24).crease('-14,10! 56,10!', 5, 0.3);
        }),
      { round: 5 },
    );
  arm(96, 1, -5);
  arm(158, -1, 4);
  arm(220, 1, 6);
});

/** A bill nailed up by its corners, the hammer beside it. */
export const hammerAndNails = vignette('dangerous', 'gas', (block) => {
  floor(block, 350);
  lay(
    block,
    'paper',
    (form) =>
      form.at({ x: 122, y: 160, turn: -4 }, () => {
        form.box(-84, -116, 168, 232);
        form.crease('-50,-80! 50,-80!', 12, 0.2);
        writing(form, -60, -46, 120, 7, 21);
      }),
    { shade: 0.84 },
  );
  for (const [x, y] of [
    [48, 60],
    [190, 52],
    [60, 270],
    [200, 262],
  ] as const)
    lay(block, 'steel', (form) => form.disc(x, y, 10, 10), { round: 9, shadow: 6 });
  lay(block, 'wood', (form) => form.strip('232,366 164,210', 21), { shade: 0.66 });
  lay(
    block,
    'iron',
    (form) =>
      form.at({ x: 158, y: 196, turn: -24 }, () =>
        form.cut('-58,-27! -22,-26 -10,-20! 44,-20 74,0! 44,18 -10,20! -22,26 -58,27!'),
      ),
    { shade: 0.6 },
  );
});
