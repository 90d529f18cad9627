import type { Block } from '../block.ts';
import { disc } from '../form.ts';
import { arm } from '../parts/arm.ts';
import type { Scene } from '../scene.ts';

/** A door open by the width of a saucer: a light, an eye in it, and a plate with a cloth on. */
export const byASaucer: Scene = {
  palette: 'gas',
  ambient: 0.14,
  lamps: [{ x: 392, y: 200, z: 60, reach: 210, strength: 1.15 }],
  draw: (block) => {
    block.form({ shade: 0.34, hatch: 90, round: 0, shadow: 0, edge: 0 }, (form) => {
      form.box(-10, -10, 740, 500);
      for (let x = 30; x < 230; x += 46) form.crease(`${x},-10 ${x},490`, 7, 0.26);
    });
    block.shine('330,-10! 446,-10! 446,490! 330,490!', 0.4);
    block.form({ shade: 0.5, hatch: 80, round: 30, shadow: 0, edge: 0.2 }, (form) => {
      form.cut('352,490! 346,280 360,214 356,120 380,60 470,50 470,490!', 0.44);
      form.cut('350,104 358,60 400,36 470,30 470,104 400,92', 0.86);
      for (const x of [372, 396, 420]) form.crease(`${x},96 ${x + 6},40`, 2, 0.5);
      form.cut('366,108 390,92 470,92 470,232 420,250 386,238 372,206 364,186 370,160', 0.74);
    });
    eye(block, 412, 148);
    block.form({ shade: 0.4, hatch: 90, round: 8, shadow: 24 }, (form) => {
      form.box(440, -10, 300, 510);
      form.box(486, 30, 230, 190, 0.34).box(486, 252, 230, 230, 0.34);
      form.crease('490,34 490,216', 5, 0.6).crease('490,256 490,480', 5, 0.6).crease('443,-10 443,490', 6, 0.85);
      form.disc(466, 300, 15, 15, 0.8);
    });
    block.form({ shade: 0.5, hatch: 90, round: 8, shadow: 10 }, (form) =>
      form.box(236, -10, 46, 510).box(282, -10, 52, 510, 0.36).crease('330,-10 330,490', 5, 0.7),
    );
    plate(block, 330, 356);
    arm(block, {
      shoulder: [470, 440],
      elbow: [452, 420],
      wrist: [408, 376],
      thick: 50,
      pose: 'flat',
      size: 0.62,
      sleeve: 0.4,
      bent: 6,
    });
    arm(block, {
      shoulder: [-20, 500],
      elbow: [30, 470],
      wrist: [166, 398],
      thick: 84,
      pose: 'open',
      size: 0.84,
      sleeve: 0.34,
    });
  },
};

function eye(block: Block, x: number, y: number): void {
  block.form({ shade: 0.95, hatch: 0, round: 8, shadow: 0, edge: 0.9 }, (form) => {
    form.cut(
      `${x - 26},${y + 2} ${x - 10},${y - 11} ${x + 10},${y - 11} ${x + 28},${y} ${x + 10},${y + 11} ${x - 10},${y + 11}`,
    );
    form
      .patch(disc(x - 4, y, 11, 11), 0.3)
      .patch(disc(x - 4, y, 5, 5), 0.02)
      .patch(disc(x - 8, y - 4, 2.4, 2.4), 1);
  });
  block.form({ shade: 0.2, round: 0, shadow: 0, edge: 0 }, (form) => {
    form
      .strip(`${x - 30},${y + 2} ${x - 10},${y - 13} ${x + 12},${y - 13} ${x + 30},${y}`, 3.4)
      .strip(`${x - 30},${y - 24} ${x},${y - 36} ${x + 34},${y - 26}`, 5, 0.4);
    form.strip(`${x - 20},${y + 20} ${x},${y + 24} ${x + 20},${y + 18}`, 1.6, 0.4);
  });
}

function plate(block: Block, x: number, y: number): void {
  block.form({ shade: 0.92, hatch: 4, round: 10, shadow: 14 }, (form) =>
    form.cut(disc(x - 30, y + 16, 104, 22)).cut(disc(x - 30, y + 12, 80, 14), 0.7),
  );
  block.form({ shade: 0.84, hatch: 60, round: 30, shadow: 8 }, (form) => {
    form.cut(
      `${x - 102},${y + 16} ${x - 88},${y - 26} ${x - 58},${y - 52} ${x - 16},${y - 54} ${x + 16},${y - 30} ${x + 38},${y + 14}! ${x + 6},${y + 22} ${x - 30},${y + 14} ${x - 62},${y + 24}`,
    );
    for (const across of [-60, -30, 4])
      form.crease(`${x - 30 + across * 0.4},${y - 50} ${x - 30 + across},${y + 16}`, 2.4, 0.5);
    for (let row = 0; row < 3; row += 1)
      form.crease(
        `${x - 100 + row * 4},${y - 2 - row * 16} ${x - 30},${y + 4 - row * 18} ${x + 34 - row * 6},${y - 4 - row * 16}`,
        1.6,
        0.55,
      );
  });
}
