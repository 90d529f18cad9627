import type { Block } from '../block.ts';
import { arm } from '../parts/arm.ts';
import { sitter } from '../parts/head.ts';
import { flags } from '../parts/street.ts';
import { taper } from '../parts/taper.ts';
import type { Scene } from '../scene.ts';

/** The foot of a cellar stair: a potman on the lowest step has moved up, and there is room. */
export const theBottomStep: Scene = {
  palette: 'ember',
  ambient: 0.16,
  lamps: [{ x: 250, y: 300, z: 190, reach: 260, strength: 1.35 }],
  draw: (block) => {
    block.form({ shade: 0.2, hatch: 20, round: 0, shadow: 0, edge: 0 }, (form) => form.box(-10, -10, 740, 500));
    stones(block);
    for (let step = 7; step >= 0; step -= 1) {
      const share = step / 7;
      const y = 392 - 62 * step + 3.2 * step * step;
      const [left, right] = [96 + 62 * share, 664 - 62 * share];
      const tall = 56 - 4 * step;
      block.form({ shade: 0.3 - 0.16 * share, hatch: 90, round: 0, shadow: 0, edge: 0.3 }, (form) =>
        form.box(left, y, right - left, tall + 8),
      );
      block.form({ shade: 0.56 - 0.26 * share, hatch: 0, round: 3, shadow: 4, edge: 0.4 }, (form) =>
        form.cut(
          `${left},${y}! ${right},${y}! ${right + 4},${y + 13}! ${(left + right) / 2},${y + 17} ${left - 4},${y + 13}!`,
        ),
      );
    }
    flags(block, 446, 340, 0.34);
    barrel(block, 40, 462, 150);
    potman(block);
  },
};

function potman(block: Block): void {
  const leg = (hip: [number, number], knee: [number, number], foot: [number, number], shade: number): void => {
    block.form({ shade, hatch: 95, round: 16, shadow: 9 }, (form) => {
      form.cut(
        taper([
          [...hip, 52],
          [(hip[0] + knee[0]) / 2, (hip[1] + knee[1]) / 2, 48],
          [...knee, 44],
        ]),
      );
      form.cut(
        taper([
          [...knee, 42],
          [(foot[0] + knee[0]) / 2 + 3, (foot[1] + knee[1]) / 2, 38],
          [foot[0], foot[1] - 14, 27],
        ]),
      );
    });
    block.form({ shade: 0.2, hatch: 0, round: 8, shadow: 6 }, (form) =>
      form.cut(
        `${foot[0] + 17},${foot[1] - 20}! ${foot[0] - 12},${foot[1] - 22} ${foot[0] - 44},${foot[1] - 11} ${foot[0] - 54},${foot[1]}! ${foot[0] + 18},${foot[1]}!`,
      ),
    );
  };
  leg([528, 372], [430, 300], [452, 458], 0.24);
  arm(block, {
    shoulder: [520, 236],
    elbow: [470, 318],
    wrist: [408, 290],
    thick: 34,
    pose: 'flat',
    size: 0.48,
    sleeve: 0.5,
    bent: -20,
  });
  sitter(block, {
    x: 534,
    y: 208,
    size: 92,
    looksLeft: true,
    bent: 8,
    face: { nose: 'straight', chin: 'even' },
    hair: 'cropped',
    hairShade: 0.24,
    skin: 0.7,
  });
  block.form({ shade: 0.5, hatch: 95, round: 26, shadow: 9 }, (form) =>
    form
      .cut('508,214 536,202 566,214 582,262 586,330 578,392! 490,392! 494,320 496,262')
      .crease('540,214 526,262 528,330', 2.4, 0.22)
      .crease('568,240 572,320 564,388', 2.4, 0.24),
  );
  leg([546, 376], [442, 316], [466, 470], 0.28);
  block.form({ shade: 0.8, hatch: 80, round: 14, shadow: 6, edge: 0.5 }, (form) =>
    form
      .cut(
        '506,262! 534,256! 548,330! 546,368! 508,364 482,368 470,384 468,424! 420,414! 414,340 420,304 442,288 472,300 512,330',
      )
      .crease('446,316 442,404', 2.2, 0.45)
      .crease('464,330 458,410', 2.2, 0.45)
      .crease('512,332 546,338', 2.4, 0.35),
  );
  arm(block, {
    shoulder: [556, 240],
    elbow: [556, 338],
    wrist: [462, 272],
    thick: 38,
    pose: 'open',
    size: 0.52,
    sleeve: 0.56,
    cuff: 0.6,
    bent: -2,
    heldThing: () => loaf(block, 424, 236),
  });
}

function loaf(block: Block, x: number, y: number): void {
  block.form({ shade: 0.5, hatch: 30, round: 14, shadow: 6 }, (form) =>
    form.at({ x, y, turn: -10 }, () => {
      form.cut('-34,20! -38,0 -34,-22! -8,-34 20,-28 36,-12 38,8 26,18 -10,20');
      form
        .patch('-44,-40! -50,30! -18,24! -12,4 -14,-12 -12,-32!', 0.98, 90)
        .crease('-12,-30 -14,-8 -12,6 -16,22', 3, 0.3);
      form.crease('2,-30 10,-22 8,-14', 2.4, 0.22).crease('18,-28 25,-19 23,-11', 2.4, 0.22);
    }),
  );
}

function stones(block: Block): void {
  for (let row = 0; row < 9; row += 1)
    for (let at = 0; at < 9; at += 1) {
      const x = at * 88 - (row % 2) * 44 - 10;
      block.form(
        { shade: 0.2 + 0.08 * block.random(), hatch: 10 + 20 * block.random(), round: 8, shadow: 0, edge: 0.7 },
        (form) => form.box(x + 2, row * 52 + 2, 84, 48),
      );
    }
}

function barrel(block: Block, x: number, y: number, tall: number): void {
  block.form({ shade: 0.34, hatch: 90, round: 30, shadow: 10 }, (form) =>
    form.at({ x, y, size: tall }, () => {
      form.cut('-.32,0! -.42,-.3 -.42,-.7 -.32,-1! .32,-1! .42,-.7 .42,-.3 .32,0!');
      for (const across of [-0.2, -0.04, 0.14, 0.28])
        form.crease(`${across},-1 ${across * 1.3},-.5 ${across},0`, 0.014, 0.14);
      for (const y of [-0.14, -0.34, -0.66, -0.86]) form.crease(`-.5,${y} 0,${y + 0.03} .5,${y}`, 0.05, 0.16);
      form.disc(0, -1, 0.32, 0.06, 0.44);
    }),
  );
}
