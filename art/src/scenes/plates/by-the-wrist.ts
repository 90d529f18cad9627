import type { Block } from '../block.ts';
import { arm } from '../parts/arm.ts';
import { tableTop } from '../parts/room.ts';
import { taper } from '../parts/taper.ts';
import type { Scene } from '../scene.ts';

/** A drawer, by the light from a landing: two hands at a ribbon, and a third that has one of them by the wrist. */
export const byTheWrist: Scene = {
  palette: 'bone',
  ambient: 0.16,
  lamps: [{ x: 560, y: 90, z: 170, reach: 330, strength: 1.25 }],
  draw: (block) => {
    block.form({ shade: 0.24, hatch: 90, round: 0, shadow: 0, edge: 0 }, (form) => {
      form.box(-10, -10, 740, 500);
      for (let x = 20; x < 560; x += 46) form.crease(`${x},-10 ${x},230`, 8, 0.17);
    });
    landing(block);
    tableTop(block, 216, 272, { shade: 0.5, right: 600, inset: 12 });
    block.form({ shade: 0.34, hatch: 90, round: 0, shadow: 8, edge: 0.3 }, (form) => {
      form.box(-10, 272, 610, 220);
      form.box(-10, 272, 610, 12, 0.54);
    });
    drawer(block);
    parcel(block);
    arm(block, {
      shoulder: [-40, 300],
      elbow: [40, 392],
      wrist: [178, 346],
      thick: 66,
      pose: 'pinch',
      isFull: true,
      size: 0.7,
      sleeve: 0.26,
      cuff: 0.5,
      bent: 10,
    });
    arm(block, {
      shoulder: [40, -50],
      elbow: [176, 90],
      wrist: [250, 238],
      thick: 66,
      pose: 'pinch',
      isFull: true,
      size: 0.7,
      sleeve: 0.26,
      cuff: 0.5,
      bent: -24,
    });
    arm(block, {
      shoulder: [740, 300],
      elbow: [520, 236],
      wrist: [294, 192],
      thick: 76,
      pose: 'grip',
      isFull: true,
      size: 0.78,
      sleeve: 0.48,
      cuff: 0.9,
      heldThing: () => {
        block.form({ shade: 0.26, hatch: 30, round: 12, shadow: 4 }, (form) =>
          form.cut(
            taper([
              [204, 146, 44],
              [220, 178, 41],
              [238, 214, 38],
            ]),
          ),
        );
      },
    });
  },
};

function landing(block: Block): void {
  block.halo(628, 90, 120, 0.3);
  block.shine('590,-10! 668,-10! 668,300! 590,300!', 0.5);
  block.form({ shade: 0.6, hatch: 90, round: 3, shadow: 0, edge: 0.4 }, (form) =>
    form.box(578, -10, 12, 330).box(606, 120, 5, 180, 0.16).box(632, 112, 5, 188, 0.16).box(658, 104, 5, 196, 0.16),
  );
  block.form({ shade: 0.2, round: 3, shadow: 0, edge: 0 }, (form) => form.strip('590,126 668,98', 9, 0.16));
  block.form({ shade: 0.3, hatch: 90, round: 3, shadow: 10 }, (form) => {
    form.cut('668,-20! 740,-40! 740,490! 668,330!', 0.26);
    form.crease('682,-20 682,330', 4, 0.5);
    form.disc(684, 190, 6, 7, 0.85);
  });
  block.form({ shade: 0.3, hatch: 0, round: 0, shadow: 0, edge: 0 }, (form) =>
    form.cut('590,300! 668,300! 740,490! 600,490!'),
  );
  block.beam('590,40! 590,300! 60,490! -10,330! -10,180!', [600, 100], 320, 0.2);
}

function drawer(block: Block): void {
  block.form({ shade: 0.44, hatch: 0, round: 3, shadow: 12 }, (form) =>
    form.cut('150,296! 500,296! 556,420! 94,420!', 0.44).cut('164,302! 486,302! 534,412! 116,412!', 0.14),
  );
}

function parcel(block: Block): void {
  block.form({ shade: 0.78, hatch: 10, round: 6, shadow: 12, edge: 0.6 }, (form) => {
    form.cut('222,316! 402,312! 430,384! 206,388!', 0.86);
    form.cut('206,388! 430,384! 428,410! 208,412!', 0.5);
  });
  block.form({ shade: 0.42, hatch: 60, round: 4, shadow: 4 }, (form) =>
    form.strip('308,313 318,386 318,410', 15).strip('214,352 416,346', 15),
  );
  block.form({ shade: 0.56, hatch: 30, round: 9, shadow: 7, edge: 0.7 }, (form) =>
    form
      .cut('312,350 282,316 252,304 244,326 262,348 296,354')
      .cut('316,350 348,314 382,306 388,328 368,350 332,355')
      .cut('308,352! 288,376 276,404! 290,400! 302,408! 312,380 316,356!')
      .cut('318,352! 338,376 352,404! 338,400! 326,406! 320,380 314,356!')
      .crease('300,344 270,322 258,328', 3, 0.2)
      .crease('328,344 362,322 374,328', 3, 0.2),
  );
  block.form({ shade: 0.66, round: 7, shadow: 4 }, (form) => form.disc(314, 350, 12, 10));
  block.form({ shade: 0.5, hatch: 90, round: 6, shadow: 10 }, (form) => {
    form.box(78, 412, 494, 78, 0.52);
    form.box(94, 428, 462, 70, 0.42);
  });
  block.form({ shade: 0.85, hatch: 40, round: 6, shadow: 8 }, (form) =>
    form.strip('272,440 280,460 314,466 348,460 356,440', 8).disc(272, 438, 8, 8).disc(356, 438, 8, 8),
  );
}
