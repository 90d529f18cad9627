import { arm } from '../parts/arm.ts';
import { candle } from '../parts/lights.ts';
import { wall } from '../parts/room.ts';
import type { Scene } from '../scene.ts';

/** A visiting-card on its nail, one corner turned down, and a candle held up to it. */
export const turnedCorner: Scene = {
  palette: 'violet',
  lamps: [{ x: 214, y: 214, z: 80, reach: 190, strength: 1.25 }],
  draw: (block) => {
    wall(block, { shade: 0.4, stripe: 48, panels: false });
    block.form({ shade: 0.5, hatch: 90, round: 0, shadow: 0, edge: 0 }, (form) => {
      for (let row = 0; row < 7; row += 1)
        for (let column = 0; column < 8; column += 1) bell(form, 24 + column * 96 + (row % 2) * 48, 30 + row * 72);
    });
    block.form({ shade: 0.3, hatch: 90, round: 6, shadow: 14 }, (form) => {
      form.box(590, -10, 150, 500).box(612, 40, 130, 170, 0.34).box(612, 240, 130, 230, 0.34);
      form.disc(614, 300, 14, 14, 0.7);
    });
    block.form({ shade: 0.94, hatch: 12, round: 0, shadow: 14 }, (form) =>
      form.at({ x: 416, y: 196, turn: 4 }, () => {
        form.cut('-104,-66! 104,-66! 104,66! -104,66!');
        form.cut('-104,-66! -62,-66! -104,-28!', 0.5);
        form.strip('-22,30 22,30', 2.4, 0.3).strip('-46,44 46,44', 1.6, 0.4);
        form.cut('0,-34! 14,-22 17,2 24,12! -24,12! -17,2 -14,-22', 0.3).disc(0, 16, 6, 5, 0.3).disc(0, -36, 5, 5, 0.3);
      }),
    );
    block.form({ shade: 0.8, hatch: 12, round: 0, shadow: 5 }, (form) =>
      form.at({ x: 416, y: 196, turn: 4 }, () => form.cut('-62,-66! -64,-32! -104,-28!')),
    );
    block.form({ shade: 0.6, round: 4, shadow: 12 }, (form) => form.disc(420, 142, 8, 8).disc(418, 140, 4, 4, 0.95));
    arm(block, {
      shoulder: [30, 520],
      elbow: [70, 470],
      wrist: [166, 396],
      thick: 84,
      pose: 'grip',
      size: 0.84,
      sleeve: 0.34,
      bent: 22,
      heldThing: () => candle(block, 214, 424, 150, 25),
    });
    arm(block, {
      shoulder: [690, 520],
      elbow: [640, 470],
      wrist: [536, 346],
      thick: 80,
      pose: 'pinch',
      size: 0.84,
      sleeve: 0.34,
      bent: 0,
    });
  },
};

function bell(
  form: {
    cut: (outline: string, shade?: number) => unknown;
    strip: (points: string, width: number, shade?: number) => unknown;
  },
  x: number,
  y: number,
): void {
  form.cut(
    `${x},${y - 10} ${x + 8},${y - 4} ${x + 10},${y + 8} ${x + 15},${y + 14}! ${x - 15},${y + 14}! ${x - 10},${y + 8} ${x - 8},${y - 4}`,
    0.3,
  );
  form.strip(`${x},${y - 10} ${x - 3},${y - 24} ${x + 6},${y - 34}`, 1.8, 0.3);
}
