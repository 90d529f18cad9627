import type { Block } from '../block.ts';
import { arm } from '../parts/arm.ts';
import { letters } from '../parts/lettering.ts';
import { candle, dish } from '../parts/lights.ts';
import { tableTop, wall } from '../parts/room.ts';
import type { Scene } from '../scene.ts';

/** A tea-cosy lifted off a handbill that was kept warm beneath it. */
export const giveNotice: Scene = {
  palette: 'ember',
  lamps: [{ x: 150, y: 150, z: 110, reach: 250, strength: 1.2 }],
  draw: (block) => {
    wall(block, { shade: 0.28, panels: false });
    tableTop(block, 250, 490, { shade: 0.66, inset: 60 });
    dish(block, 150, 300, 116);
    candle(block, 150, 296, 124, 24);
    block.form({ shade: 0.94, hatch: 8, round: 0, shadow: 8 }, (form) => {
      form.cut('236,322! 498,308! 560,448! 190,462!');
      form.crease('214,392 528,378', 2, 0.6).crease('366,314 374,456', 2, 0.6);
      form.at({ x: 366, y: 352, turn: -3 }, () => {
        letters(form, 'GIVE NOTICE', -98, -15, 22, 4.4, 0.1);
        form.box(-110, -26, 232, 4, 0.1).box(-112, 24, 240, 4, 0.1);
      });
      for (let line = 0; line < 4; line += 1)
        form.strip(`${222 - line * 7},${400 + line * 13} ${500 + line * 10},${388 + line * 13}`, 2.4, 0.4);
    });
    pot(block, 610, 330);
    arm(block, {
      shoulder: [730, 330],
      elbow: [690, 190],
      wrist: [548, 190],
      thick: 86,
      pose: 'grip',
      size: 0.74,
      sleeve: 0.4,
      bent: -8,
      heldThing: () => cosy(block, 440, 240),
    });
  },
};

function cosy(block: Block, x: number, y: number): void {
  block.form({ shade: 0.58, hatch: 70, round: 40, shadow: 22 }, (form) =>
    form.at({ x, y, turn: -14 }, () => {
      form.cut('-112,46! -120,-30 -84,-104 -10,-128 66,-104 104,-34 100,46! 50,56 -60,56');
      for (const across of [-70, -30, 10, 52])
        form.crease(`${across * 0.3},-122 ${across},-50 ${across * 1.2},50`, 5, 0.24);
      form.crease('-114,24 0,38 102,24', 12, 0.85).disc(-8, -134, 16, 16, 0.8);
    }),
  );
}

function pot(block: Block, x: number, y: number): void {
  block.form({ shade: 0.86, hatch: 80, round: 34, shadow: 16 }, (form) =>
    form.at({ x, y }, () => {
      form.strip('-60,10 -96,0 -108,-34 -124,-44', 18).strip('66,-20 104,-34 106,18 66,24', 11);
      form
        .cut('-72,0 -62,-46 -30,-66 30,-66 62,-46 72,0 60,46 30,62 -30,62 -60,46')
        .disc(0, -68, 34, 9, 0.8)
        .disc(0, -80, 9, 9, 0.8);
      form.crease('-70,10 0,24 70,10', 4, 0.4);
    }),
  );
}
