import { turned } from '../../engravings/objects/turned.ts';
import { disc } from '../../scenes/form.ts';
import { hand } from '../../scenes/parts/hand.ts';
import { floor, lay, STUFFS, vignette } from '../vignette.ts';

/** An ear at a tumbler that is held to a papered wall. */
export const tumblerToTheWall = vignette('mystery', 'verdigris', (block) => {
  lay(
    block,
    'leaf',
    (form) => {
      form.box(-10, -10, 90, 420);
      for (let y = 30; y < 400; y += 62) form.disc(32, y, 13, 16, 0.7).crease(`32,${y - 20} 38,${y - 32}`, 3, 0.8);
    },
    { shade: 0.4, round: 0, edge: 0, hatch: 90, tint: '#90d8b8' },
  );
  lay(block, 'wood', (form) => form.box(78, -10, 16, 420), { shade: 0.7 });
  lay(
    block,
    'skin',
    (form) =>
      form.cut('196,70 244,62 282,96 290,152 270,206 244,246 236,292 208,318 180,300 182,262 172,220 160,160 166,104'),
    { round: 24 },
  );
  block.form({ shade: 0.4, hatch: 60, round: 10, shadow: 0, tint: '#ffc8a0' }, (form) =>
    form.strip('196,104 236,96 262,128 264,168 246,200', 11).strip('236,132 214,150 222,186 232,214 216,250', 13),
  );
  block.form({ shade: 0.62, hatch: 0, round: 18, shadow: 8, tint: '#b8ecff' }, (form) => {
    form.cut('94,132! 98,250! 212,228! 212,154!');
    form.crease('108,152 204,168', 8, 1).crease('108,234 204,216', 5, 0.3);
  });
  block.form({ shade: 0.9, hatch: 0, round: 4, shadow: 0, tint: '#d8f6ff' }, (form) =>
    form.strip(disc(97, 191, 13, 58), 7),
  );
});

/** A hand that draws a watch out of a waistcoat pocket. */
export const pickedPocket = vignette('shadowy', 'ember', (block) => {
  lay(
    block,
    'cloth',
    (form) => {
      form.box(-10, -10, 320, 420);
      for (let x = 20; x < 300; x += 26) form.crease(`${x},-10 ${x},400`, 3, 0.24);
    },
    { shade: 0.4, tint: '#d88078', round: 0, edge: 0, hatch: 90 },
  );
  for (const y of [70, 180, 290]) lay(block, 'brass', (form) => form.disc(262, y, 12, 12));
  lay(block, 'brass', (form) =>
    form
      .disc(116, 200, 44, 44)
      .box(108, 140, 16, 20)
      .crease(disc(116, 200, 33, 33), 4, 0.35),
  );
  lay(block, 'cloth', (form) => form.cut('40,236! 200,220! 204,344! 44,360!'), {
    shade: 0.5,
    tint: '#d88078',
    round: 6,
  });
  lay(block, 'cloth', (form) => form.cut('34,228! 204,210! 206,238! 36,256!'), {
    shade: 0.66,
    tint: '#d88078',
    round: 5,
  });
  lay(block, 'brass', (form) => form.strip('124,140 170,150 220,160 258,176', 5), { round: 3 });
  hand(block, 'pinch', { x: 20, y: 70, size: 1.16, turn: 28, shade: 0.84 });
});

/** A window with a pane broken in it. */
export const brokenPane = vignette('menace', 'abyss', (block) => {
  lay(block, 'wood', (form) => form.box(46, 36, 208, 312), { shade: 0.8, tint: '#f0e0c8' });
  block.form({ shade: 0.5, hatch: 60, round: 3, shadow: 0, tint: '#8cc0e8' }, (form) => {
    form.box(66, 56, 168, 272);
    form.crease('80,150 150,70', 8, 0.9).crease('164,300 222,230', 8, 0.9);
  });
  block.form({ shade: 0.02, hatch: 0, round: 0, shadow: 0, edge: 0 }, (form) =>
    form.cut(
      '142,104! 160,142! 204,112! 186,160! 230,182! 184,196! 204,254! 160,214! 132,268! 128,208! 76,218! 116,178! 80,132! 130,148!',
    ),
  );
  block.form({ shade: 0.95, hatch: 0, round: 0, shadow: 0, edge: 0 }, (form) =>
    form
      .strip('142,104 128,70', 3)
      .strip('204,112 222,84', 3)
      .strip('204,254 214,296', 3)
      .strip('132,268 118,312', 3)
      .strip('80,132 68,116', 3),
  );
  lay(block, 'wood', (form) => form.box(44, 330, 212, 22).box(62, 186, 14, 12).box(224, 186, 14, 12), {
    shade: 0.85,
    tint: '#f0e0c8',
  });
});

/** A mask that laughs. */
export const laughingMask = vignette('persuasive', 'rose', (block) => {
  lay(
    block,
    'cloth',
    (form) =>
      form.cut('60,120! 18,170 24,260 50,330 36,250 70,180!').cut('240,120! 282,170 276,260 250,330 264,250 230,180!'),
    { tint: '#ff5a50', shade: 0.6, round: 8 },
  );
  lay(block, 'china', (form) => form.cut('50,80! 150,56 250,80! 262,190 232,282 150,336 68,282 38,190'), {
    round: 40,
    tint: '#fff0d0',
  });
  block.form({ shade: 0.03, round: 0, shadow: 0 }, (form) => {
    form.cut('76,168 104,128 136,164 104,148').cut('224,168 196,128 164,164 196,148');
    form.cut('76,206! 150,232 224,206! 206,274 150,304 94,274');
  });
  block.form({ shade: 0.5, round: 6, shadow: 0, tint: '#ff6a60' }, (form) =>
    form.cut('112,280 150,256 188,280 150,298'),
  );
  block.form({ shade: 0.3, round: 0, shadow: 0, edge: 0 }, (form) =>
    form.strip('74,126 102,104 130,116', 7).strip('226,126 198,104 170,116', 7).strip('150,160 142,196 158,198', 6),
  );
});

/** A box for a witness, with a book on its ledge. */
export const witnessBox = vignette('watchful', 'gas', (block) => {
  floor(block, 340, 0.26);
  lay(block, 'wood', (form) => form.box(64, 40, 14, 150).box(222, 40, 14, 150).cut('44,26! 256,26! 240,60! 60,60!'), {
    shade: 0.5,
  });
  block.form({ shade: 0.06, round: 0, shadow: 0 }, (form) => form.box(80, 62, 140, 120));
  lay(
    block,
    'wood',
    (form) => {
      form.box(52, 186, 196, 170);
      for (const x of [66, 132, 196])
        form.crease(`${x},212! ${x + 42},212! ${x + 42},336! ${x},336! ${x},212!`, 6, 0.2);
    },
    { shade: 0.56, round: 6 },
  );
  lay(block, 'wood', (form) => form.box(36, 172, 228, 22).box(40, 350, 220, 16), { shade: 0.78 });
  lay(
    block,
    'leather',
    (form) => form.cut('112,172! 118,140! 196,140! 200,172!').crease('120,164! 198,164!', 7, 0.95),
    { tint: '#e05048', round: 4 },
  );
});

/** A stand with umbrellas and a stick in it. */
export const umbrellaStand = vignette('shadowy', 'bone', (block) => {
  floor(block, 338);
  for (const [x, lean, tint, hook] of [
    [112, -34, '#8aa8e8', 1],
    [152, 4, '#d07068', -1],
    [190, 38, '#88c8a0', 1],
  ] as const) {
    lay(
      block,
      'wood',
      (form) =>
        form.strip(
          `${x + lean},100 ${x + lean * 1.3},62 ${x + lean * 1.3 + hook * 16},40 ${x + lean * 1.3 + hook * 34},54`,
          10,
        ),
      { shade: 0.7 },
    );
    lay(
      block,
      'felt',
      (form) =>
        form
          .cut(
            `${x + lean - 6},96! ${x + lean + 6},96! ${x + lean * 0.5 + 27},230! ${x + lean * 0.3 + 10},300! ${x + lean * 0.3 - 10},300! ${x + lean * 0.5 - 27},230!`,
          )
          .crease(`${x + lean},98 ${x + lean * 0.5 + 6},290`, 4, 0.1),
      { shade: 0.44, tint },
    );
  }
  turned(block, {
    ...STUFFS.china,
    x: 150,
    y: 348,
    size: 100,
    tilt: 0.14,
    rings: [
      [0, 0.6],
      [0.08, 0.56],
      [0.8, 0.66],
      [1.34, 0.78],
      [1.42, 0.86],
    ],
    marks: (form) =>
      form
        .crease('-.9,-.3 0,-.16 .9,-.3', 0.08, 0.3)
        .crease('-.9,-1.16 0,-1 .9,-1.16', 0.08, 0.3)
        .crease('-.4,-.5 -.1,-.9 .1,-.5 .4,-.9', 0.07, 0.34),
  });
});

/** A door with the number four, shut. */
export const doorNumberFour = vignette('rumour', 'violet', (block) => {
  lay(block, 'wood', (form) => form.box(50, 20, 200, 340), { shade: 0.74, tint: '#e8d8c8' });
  lay(
    block,
    'felt',
    (form) => {
      form.box(70, 40, 160, 320);
      form.crease('90,186! 210,186! 210,340! 90,340! 90,186!', 5, 0.7);
      for (let at = 0; at < 5; at += 1) form.disc(90 + at * 30, 56, 4, 4, 0.9).disc(90 + at * 30, 172, 4, 4, 0.9);
    },
    { shade: 0.34, tint: '#a898d8', hatch: 90, round: 3 },
  );
  lay(block, 'brass', (form) => form.strip('164,82! 122,130! 186,130!', 14).strip('166,108! 166,158!', 14), {
    round: 6,
  });
  lay(block, 'brass', (form) => form.disc(212, 214, 12, 12).disc(212, 244, 5, 8, 0.1));
});

/** Letters tied up in tape. */
export const bundleOfLetters = vignette('rumour', 'rose', (block) => {
  floor(block, 300);
  for (const [x, y, turn] of [
    [156, 262, 3],
    [146, 236, -5],
    [154, 208, 2],
    [148, 180, -3],
  ] as const)
    lay(
      block,
      'paper',
      (form) =>
        form.at({ x, y, turn }, () =>
          form.cut('-112,-44! 112,-44! 112,44! -112,44!').crease('-112,40! 112,40!', 4, 0.4),
        ),
      { shade: 0.8 },
    );
  lay(block, 'paper', (form) =>
    form.at({ x: 150, y: 162, turn: -2 }, () => {
      form.box(-112, -56, 224, 112).crease('-112,-56! 0,16! 112,-56!', 4, 0.35);
      form.disc(0, 14, 17, 17, 0.2);
    }),
  );
  lay(block, 'cloth', (form) => form.strip('84,104 86,310', 15).strip('32,176 270,166', 15), {
    tint: '#ff4f48',
    shade: 0.6,
    round: 4,
  });
  lay(
    block,
    'cloth',
    (form) =>
      form
        .cut('84,172 46,132 34,156 44,184')
        .cut('84,172 124,134 138,158 124,186')
        .strip('84,176 62,226', 12)
        .strip('86,176 116,222', 12)
        .disc(84, 173, 12, 11),
    { tint: '#ff4f48', shade: 0.7, round: 7 },
  );
});
