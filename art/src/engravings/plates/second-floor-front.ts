import type { Engraving } from '../engraving.ts';
import { glow } from '../objects/ground.ts';

/** The front of a house by night, with one window lit on its second floor. */
export const secondFloorFront: Engraving = {
  card: 'wealth',
  palette: 'violet',
  ambient: 0.4,
  lamps: [
    { x: 150, y: 150, z: 60, reach: 100, strength: 0.9 },
    { x: 60, y: 300, z: 170, reach: 240, strength: 0.7 },
  ],
  draw: (block) => {
    glow(block, { x: 150, y: 130, reach: 200, strength: 0.4 });
    block.form({ shade: 0.4, hatch: 90, round: 0, shadow: 10, tint: '#e8c8a8' }, (form) => {
      form.cut('36,66! 150,22! 264,66! 264,380! 36,380!');
      for (const y of [182, 274]) form.crease(`36,${y} 264,${y}`, 5, 0.62);
    });
    block.form({ shade: 0.56, hatch: 20, round: 5, shadow: 8 }, (form) =>
      form.strip('22,74 150,24 278,74', 14).box(196, 6, 26, 46, 0.4).box(192, 4, 34, 9, 0.6),
    );
    const panes: readonly (readonly [number, number])[] = [
      [90, 128],
      [210, 128],
      [90, 222],
      [150, 222],
      [210, 222],
      [90, 314],
    ];
    for (const [x, y] of panes) frame(block, x, y, false);
    frame(block, 150, 128, true);
    block.form({ shade: 0.5, hatch: 90, round: 5, shadow: 8, tint: '#90c8b0' }, (form) => {
      form.box(158, 286, 62, 94, 0.75).box(165, 294, 48, 86, 0.4);
      form.disc(204, 338, 4.6, 4.6, 0.95);
    });
    block.form({ shade: 0.4, hatch: 0, round: 4, shadow: 0 }, (form) => form.box(-10, 374, 320, 30));
  },
};

function frame(block: Parameters<Engraving['draw']>[0], x: number, y: number, isLit: boolean): void {
  const [half, tall] = [22, 34];
  const pane = `${x - half},${y - tall}! ${x + half},${y - tall}! ${x + half},${y + tall}! ${x - half},${y + tall}!`;
  block.form({ shade: 0.7, hatch: 0, round: 3, shadow: 4 }, (form) =>
    form.box(x - half - 5, y - tall - 6, 2 * half + 10, 2 * tall + 12),
  );
  if (isLit) {
    block.halo(x, y, 80, 0.5);
    block.shine(pane, 1.25);
    block.form({ shade: 0.5, hatch: 90, round: 4, shadow: 0, tint: '#e07868' }, (form) => {
      for (const side of [-1, 1])
        form.cut(
          `${x + side * half},${y - tall}! ${x + side * 3},${y - tall}! ${x + side * 12},${y} ${x + side * half},${y + tall * 0.8}!`,
        );
    });
  } else block.form({ shade: 0.08, hatch: 90, round: 0, shadow: 0 }, (form) => form.cut(pane));
  block.form({ shade: isLit ? 0.16 : 0.46, hatch: 0, round: 0, shadow: 0 }, (form) =>
    form
      .strip(`${x},${y - tall} ${x},${y + tall}`, 3)
      .strip(`${x - half},${y} ${x + half},${y}`, 3)
      .box(x - half - 8, y + tall + 3, 2 * half + 16, 7, 0.75),
  );
}
