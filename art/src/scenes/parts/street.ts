import type { Block } from '../block.ts';

/** Cobbles from a far line down, smaller the farther they lie. */
export function cobbles(block: Block, far: number, shade = 0.42): void {
  block.form({ shade: shade * 0.5, hatch: 0, round: 0, shadow: 0, edge: 0 }, (form) =>
    form.box(-10, far, 740, 490 - far),
  );
  for (let row = 0, y = far + 3; y < 490; row += 1) {
    const tall = 5 + (y - far) * 0.16;
    const wide = tall * 2.1;
    block.form({ shade, hatch: 0, round: tall * 0.4, shadow: 0, edge: 0.5 }, (form) => {
      for (let x = -wide * (row % 2) * 0.5; x < 730; x += wide) {
        const lift = (block.random() - 0.5) * tall * 0.2;
        form.disc(
          x + wide * (0.5 + 0.06 * (block.random() - 0.5)),
          y + tall / 2 + lift,
          wide * 0.45,
          tall * 0.43,
          shade * (0.8 + 0.4 * block.random()),
        );
      }
    });
    y += tall;
  }
}

export type Front = {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly foot: number;
  readonly shade?: number;
  readonly fog?: number;
  readonly columns?: number;
  readonly rows?: number;
  /** Share of the windows that are lit. */
  readonly lit?: number;
  readonly gable?: boolean;
  readonly lean?: number;
};

/** The front of a house, with its windows. */
export function houseFront(block: Block, look: Front): void {
  const { left, right, top, foot, shade = 0.3, fog = 0, columns = 3, rows = 4, lit = 0.3, lean = 0 } = look;
  const wide = right - left;
  block.form({ shade, hatch: 90, round: 0, shadow: 0, fog, edge: 0.5 }, (form) => {
    if (look.gable ?? true)
      form.cut(
        `${left + lean},${top}! ${(left + right) / 2 + lean},${top - wide * 0.34}! ${right + lean},${top}! ${right},${foot}! ${left},${foot}!`,
      );
    else form.cut(`${left + lean},${top}! ${right + lean},${top}! ${right},${foot}! ${left},${foot}!`);
    form.crease(`${left + lean},${top + 4} ${right + lean},${top + 4}`, 3, shade * 1.5);
  });
  const panes: string[] = [];
  block.form({ shade: shade * 0.35, hatch: 90, round: 0, shadow: 0, fog, edge: 0 }, (form) => {
    for (let row = 0; row < rows; row += 1)
      for (let column = 0; column < columns; column += 1) {
        const { x, y, half, tall } = paneAt(look, column, row);
        const pane = `${x - half},${y - tall / 2}! ${x + half},${y - tall / 2}! ${x + half},${y + tall / 2}! ${x - half},${y + tall / 2}!`;
        form.cut(pane);
        if (block.random() < lit) panes.push(pane);
      }
  });
  for (const pane of panes) block.shine(pane, (0.22 + 0.3 * block.random()) * (1 - 0.6 * fog));
  block.form({ shade: shade * 0.5, hatch: 90, round: 0, shadow: 0, fog, edge: 0 }, (form) => {
    for (let row = 0; row < rows; row += 1)
      for (let column = 0; column < columns; column += 1) {
        const { x, y, half, tall } = paneAt(look, column, row);
        form
          .strip(`${x},${y - tall / 2} ${x},${y + tall / 2}`, Math.max(1, half * 0.16))
          .strip(`${x - half},${y} ${x + half},${y}`, Math.max(1, half * 0.16));
      }
  });
}

/** The middle of a window, half its width and its height. */
function paneAt({ left, right, top, foot, columns = 3, rows = 4, lean = 0 }: Front, column: number, row: number) {
  const across = (right - left) / columns;
  const down = (foot - top) / (rows + 0.6);
  return {
    x: left + across * (column + 0.5) + lean * (1 - row / rows),
    y: top + down * (row + 0.55),
    half: across * 0.22,
    tall: down * 0.62,
  };
}

/** Paving in perspective, in rows. */
export function flags(block: Block, far: number, toX: number, shade = 0.4): void {
  block.form({ shade, hatch: 0, round: 0, shadow: 0, edge: 0 }, (form) => {
    form.box(-10, far, 740, 490 - far);
    for (let at = -9; at <= 9; at += 1) form.crease(`${toX + at * 40},${far} ${toX + at * 190},490`, 1.6, shade * 0.4);
    for (let y = far + 8, step = 10; y < 490; y += step, step *= 1.5)
      form.crease(`-10,${y} 730,${y}`, 1.6, shade * 0.4);
  });
}
