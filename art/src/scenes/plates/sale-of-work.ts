import type { Block } from '../block.ts';
import { arm } from '../parts/arm.ts';
import { sitter } from '../parts/head.ts';
import { lantern, spark } from '../parts/lights.ts';
import { personBehind } from '../parts/person.ts';
import { counterFront, shelf, tableTop } from '../parts/room.ts';
import type { Scene } from '../scene.ts';

/** A stall at the Bazaar: bunting, a shelf of felt bishops, and a lady who would not part with one lightly. */
export const saleOfWork: Scene = {
  palette: 'ember',
  ambient: 0.22,
  lamps: [{ x: 316, y: 120, z: 100, reach: 250, strength: 1.15 }],
  draw: (block) => {
    block.air(360, 150, 340, 0.3);
    for (let at = 0; at < 14; at += 1) spark(block, 20 + at * 52, 60 + 20 * Math.sin(at * 1.7), 2, 8);
    for (const [x, height, hat, skirt] of [
      [60, 130, 'bonnet', true],
      [120, 140, 'top', false],
      [640, 140, 'bonnet', true],
      [684, 130, 'bowler', false],
    ] as const)
      personBehind(block, { x, y: 330, height, hat, skirt, shade: 0.34, fog: 0.4 });
    block.form({ shade: 0.3, hatch: 90, round: 0, shadow: 0 }, (form) => form.box(150, 110, 420, 320, 0.24));
    for (const [row, y] of [196, 290].entries()) {
      shelf(block, 150, y, 420, 0.46);
      for (let x = 180 + row * 18; x < 560; x += 40)
        if (!(row === 1 && x > 380)) bishop(block, x, y, 62 + 8 * block.random());
    }
    bunting(block, 30, 0);
    lantern(block, 316, 66, 96);
    sitter(block, {
      x: 470,
      y: 240,
      size: 122,
      looksLeft: true,
      bent: 8,
      face: { nose: 'button', chin: 'double' },
      bust: 'stout',
      dress: 'fichu',
      hair: 'ringlets',
      hairShade: 0.3,
      hat: 'straw',
      hatShade: 0.6,
      dressShade: 0.4,
    });
    tableTop(block, 374, 428, { shade: 0.5 });
    arm(block, {
      shoulder: [520, 320],
      elbow: [520, 418],
      wrist: [352, 388],
      thick: 62,
      pose: 'grip',
      size: 0.6,
      sleeve: 0.44,
      heldThing: () => bishop(block, 300, 412, 84),
    });
    for (const [x, tall] of [
      [90, 54],
      [140, 58],
      [196, 52],
    ] as const)
      cosy(block, x, 416, tall);
    counterFront(block, 428, { shade: 0.36 });
  },
};

function bishop(block: Block, x: number, y: number, tall: number): void {
  block.form({ shade: 0.4, hatch: 80, round: 9, shadow: 6 }, (form) =>
    form.at({ x, y, size: tall }, () => {
      form.cut('-.34,0! -.24,-.44 -.18,-.54 -.2,-.64 -.22,-.78! 0,-1! .22,-.78! .2,-.64 .18,-.54 .24,-.44 .34,0!');
      form.patch('-.15,-.56 .15,-.56 .13,-.72 -.13,-.72', 0.75);
      form.crease('0,-.96 0,-.76', 0.05, 0.85).crease('-.1,-.87 .1,-.87', 0.05, 0.85);
      form
        .crease('-.09,-.67 -.03,-.65', 0.04, 0.05)
        .crease('.09,-.67 .03,-.65', 0.04, 0.05)
        .crease('-.06,-.585 .06,-.585', 0.03, 0.05);
      form.crease('0,-.5 0,0', 0.06, 0.75);
    }),
  );
}

function cosy(block: Block, x: number, y: number, tall: number): void {
  block.form({ shade: 0.6, hatch: 20, round: 16, shadow: 6 }, (form) =>
    form.at({ x, y, size: tall }, () => {
      form.cut('-.5,0! -.52,-.5 -.3,-.86 0,-.94 .3,-.86 .52,-.5 .5,0!').disc(0, -1, 0.1, 0.1, 0.7);
      for (const across of [-0.3, 0, 0.3])
        form.crease(`${across * 0.4},-.9 ${across},-.4 ${across * 1.1},0`, 0.05, 0.2);
    }),
  );
}

function bunting(block: Block, top: number, lean: number): void {
  for (let at = 0; at < 13; at += 1) {
    const x = -10 + at * 58;
    const y = top + 46 * Math.sin((at / 12) * Math.PI) + lean * at;
    block.form({ shade: 0.3 + 0.45 * ((at * 7) % 3) * 0.5, hatch: at * 40, round: 5, shadow: 5 }, (form) =>
      form
        .cut(`${x},${y}! ${x + 48},${y + 4}! ${x + 22},${y + 58}!`)
        .crease(`${x + 8},${y + 6} ${x + 24},${y + 44} ${x + 40},${y + 8}`, 2, 0.8),
    );
  }
  block.form({ shade: 0.6, round: 0, shadow: 0 }, (form) =>
    form.strip(`-20,${top - 4} 170,${top + 30} 360,${top + 48} 540,${top + 32} 740,${top - 6}`, 2.4),
  );
}
