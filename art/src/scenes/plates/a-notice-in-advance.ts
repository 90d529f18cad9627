import type { Block } from '../block.ts';
import { disc } from '../form.ts';
import { arm } from '../parts/arm.ts';
import { lantern } from '../parts/lights.ts';
import { personBehind } from '../parts/person.ts';
import { tableTop } from '../parts/room.ts';
import type { Scene } from '../scene.ts';

/** A hat like a shut door, at a window over the river: its owner writes, and a boat goes in under the eating-house. */
export const aNoticeInAdvance: Scene = {
  palette: 'violet',
  ambient: 0.2,
  lamps: [{ x: 226, y: 220, z: 120, reach: 250, strength: 1.35, colour: '#ffc46b' }],
  draw: (block) => {
    river(block);
    boat(block);
    windowFrame(block);
    tableTop(block, 404, 490, { shade: 0.44, right: 560, inset: 10 });
    paper(block);
    critic(block);
    arm(block, {
      shoulder: [476, 380],
      elbow: [440, 470],
      wrist: [330, 428],
      thick: 72,
      pose: 'pinch',
      size: 0.66,
      sleeve: 0.3,
      cuff: 0.86,
      bent: 6,
      heldThing: () =>
        block.form({ shade: 0.94, hatch: 50, round: 5, shadow: 5 }, (form) =>
          form
            .cut('252,448! 270,412 300,366 312,334 322,362 306,402 274,438')
            .crease('256,446 284,406 312,346', 1.6, 0.4),
        ),
    });
  },
};

function river(block: Block): void {
  block.air(226, 220, 220, 0.3);
  block.form({ shade: 0.16, hatch: 0, round: 0, shadow: 0, edge: 0 }, (form) => {
    form.box(-10, 270, 740, 220);
    for (let row = 0; row < 7; row += 1)
      form.crease(`-10,${280 + row * 15} 160,${276 + row * 15} 330,${281 + row * 15} 500,${277 + row * 15}`, 3, 0.5);
  });
  for (const [x, wide, foot, shade] of [
    [96, 12, 274, 0.24],
    [186, 12, 274, 0.24],
    [268, 12, 226, 0.26],
    [352, 12, 274, 0.24],
    [430, 12, 274, 0.24],
    [52, 22, 300, 0.4],
    [150, 22, 300, 0.42],
    [320, 22, 240, 0.46],
    [402, 22, 300, 0.4],
  ] as const)
    block.form({ shade, hatch: 90, round: wide * 0.4, shadow: 5 }, (form) => {
      form.box(x - wide / 2, 40, wide, foot - 40);
      if (foot > 250) form.cut(disc(x, foot, wide * 0.8, 4), shade * 1.5);
      else form.cut(disc(x, foot, wide / 2, 3.4), 0.9);
    });
  block.form({ shade: 0.42, hatch: 0, round: 5, shadow: 14 }, (form) => {
    form.box(-10, 28, 740, 44, 0.36);
    for (let x = 10; x < 480; x += 58) form.box(x, 72, 20, 16, 0.3);
  });
}

function boat(block: Block): void {
  personBehind(block, { x: 282, y: 334, height: 98, hat: 'cap', shade: 0.36 });
  block.form({ shade: 0.4, hatch: 90, round: 3, shadow: 0 }, (form) => form.strip('222,320 222,180 232,174', 4, 0.36));
  lantern(block, 226, 176, 62);
  block.form({ shade: 0.5, hatch: 4, round: 8, shadow: 10 }, (form) =>
    form
      .cut('170,296! 220,308 300,308 360,294! 344,326 318,336 214,336 186,326')
      .crease('176,304 230,316 300,316 354,302', 3, 0.2),
  );
  block.form({ shade: 0.5, hatch: 4, round: 3, shadow: 3 }, (form) =>
    form.strip('262,300 176,346', 5, 0.6).strip('306,300 384,342', 5, 0.6),
  );
  block.halo(226, 350, 34, 0.2);
}

function windowFrame(block: Block): void {
  block.form({ shade: 0.22, hatch: 90, round: 0, shadow: 0, edge: 0.3 }, (form) => {
    form.box(-10, -10, 40, 500).box(-10, -10, 740, 24).box(476, -10, 264, 500, 0.12).box(-10, 380, 740, 110);
    for (let x = 500; x < 730; x += 44) form.crease(`${x},-10 ${x},490`, 8, 0.06);
  });
  block.form({ shade: 0.5, hatch: 90, round: 4, shadow: 8 }, (form) => {
    form.box(22, 8, 14, 372).box(466, 8, 16, 372).box(22, 6, 460, 12);
    form.box(116, 10, 7, 370).box(22, 128, 460, 7);
  });
  block.form({ shade: 0.5, hatch: 0, round: 5, shadow: 10 }, (form) => form.box(8, 372, 488, 18));
}

function paper(block: Block): void {
  block.form({ shade: 0.94, hatch: 6, round: 0, shadow: 7 }, (form) => {
    form.cut('120,424! 290,420! 296,474! 100,478!');
    for (let row = 0; row < 4; row += 1)
      form.crease(
        `${130 - row * 4},${433 + row * 10} ${200 + (row % 2) * 20},${431 + row * 10} ${row === 3 ? 236 : 276},${432 + row * 10}`,
        2.2,
        0.25,
      );
  });
  block.form({ shade: 0.3, hatch: 90, round: 8, shadow: 8 }, (form) =>
    form.cut('60,432! 56,412 66,402! 90,402! 100,412 96,432!').cut(disc(78, 402, 12, 4), 0.06),
  );
}

/** Her back, her shoulders, and the hat. */
function critic(block: Block): void {
  block.form({ shade: 0.3, hatch: 95, round: 26, shadow: 14 }, (form) => {
    form.cut('430,500! 436,400 466,346 540,322 600,322 670,346 704,400 712,500!');
    for (const points of ['570,330 568,500', '500,346 490,420 492,500', '640,346 652,420 650,500'])
      form.crease(points, 3, 0.12);
  });
  block.form({ shade: 0.66, hatch: 20, round: 12, shadow: 6 }, (form) => form.cut('546,270! 596,270! 602,334 540,334'));
  block.form({ shade: 0.3, hatch: 90, round: 20, shadow: 8 }, (form) => {
    form.cut('516,206! 512,262 530,292 571,302 612,292 630,262 626,206!');
    for (const across of [-30, -12, 12, 30]) form.crease(`${571 + across},206 ${571 + across * 0.5},298`, 2, 0.12);
  });
  block.form({ shade: 0.24, hatch: 90, round: 8, shadow: 12, edge: 0.8 }, (form) => {
    form.cut('498,210! 486,24! 656,24! 644,210!', 0.62);
    form.box(506, 42, 56, 56, 0.84).box(580, 42, 56, 56, 0.84).box(506, 112, 56, 56, 0.84).box(580, 112, 56, 56, 0.84);
    form.box(513, 49, 43, 43, 0.4).box(587, 49, 43, 43, 0.4).box(513, 119, 43, 43, 0.4).box(587, 119, 43, 43, 0.4);
    form.box(496, 180, 150, 26, 0.28);
  });
  block.form({ shade: 0.9, round: 5, shadow: 5 }, (form) => form.disc(497, 105, 7, 7));
  block.form({ shade: 0.58, hatch: 4, round: 8, shadow: 12 }, (form) =>
    form.cut('420,206 500,198 571,196 642,198 722,206 690,222 571,230 452,222'),
  );
}
