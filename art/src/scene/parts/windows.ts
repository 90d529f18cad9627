import { discOf, type SceneLayer, type Shape } from '../scene-layer.ts';

export type WindowKind = 'sash' | 'lancet' | 'round';

/** The shade of a dark pane. */
const PANE = 0.12;
/** Lamp colours of about one window in four, instead of the layer's own. */
const OTHER_LIGHTS = ['#ffd9a0', '#ff9a4a', '#e8e0b0', '#d98a3a'] as const;
/** A pointed arch, 1 wide and 1 high, as a path. */
const LANCET = 'M-.5 0V-.6Q-.5-.85 0-1Q.5-.85 .5-.6V0Z';

/** A window with its foot's middle at a point; `light` 0 is a dark one. */
export function paintWindow(
  layer: SceneLayer,
  kind: WindowKind,
  at: { readonly x: number; readonly y: number; readonly width: number; readonly height: number },
  light: number,
  colour: string = layer.lamp,
): void {
  const { x, y, width, height } = at;
  if (kind === 'round') paintRose(layer, x, y - height / 2, width / 2, light, colour);
  else if (kind === 'lancet') paintLancet(layer, x, y, width, height, light, colour);
  else paintSash(layer, x - width / 2, y - height, width, height, light, colour);
}

function paintLancet(
  layer: SceneLayer,
  x: number,
  y: number,
  width: number,
  height: number,
  light: number,
  colour: string,
): void {
  const shape: Shape = stretched(LANCET, width, height);
  layer.place(x, y, 1, () => {
    layer.fill(shape, PANE);
    if (light === 0) return;
    layer.light(shape, colour, light);
    layer.shadeLights(
      [
        [0, 0],
        [0, -height],
      ],
      Math.max(0.6, width * 0.14),
      1,
    );
  });
}

/** The numbers of a path in units, times a width and a height. Only for paths of M, L, Q, C, V, H and Z in capitals. */
function stretched(path: string, width: number, height: number): string {
  let isAcross = true;
  return path.replace(/[MLQCVHZ]|-?\d*\.?\d+/g, (word) => {
    if (/[A-Z]/.test(word)) {
      isAcross = word !== 'V';
      return `${word} `;
    }
    const value = Number(word) * (isAcross ? width : height);
    isAcross = !isAcross;
    return `${value} `;
  });
}

function paintRose(layer: SceneLayer, x: number, y: number, radius: number, light: number, colour: string): void {
  layer.fill(discOf(x, y, radius), PANE);
  if (light === 0) return;
  layer.light(discOf(x, y, radius), colour, light);
  const bar = Math.max(0.6, radius * 0.13);
  for (let spoke = 0; spoke < 6; spoke += 1) {
    const [across, down] = [Math.cos((spoke * Math.PI) / 6) * radius, Math.sin((spoke * Math.PI) / 6) * radius];
    layer.shadeLights(
      [
        [x - across, y - down],
        [x + across, y + down],
      ],
      bar,
      1,
    );
  }
  layer.shadeLights(discOf(x, y, radius * 0.45), bar, 1);
}

function paintSash(
  layer: SceneLayer,
  left: number,
  top: number,
  width: number,
  height: number,
  light: number,
  colour: string,
): void {
  layer.box(left, top, width, height, PANE);
  if (light === 0) return;
  const whole: Shape = [
    [left, top],
    [left + width, top],
    [left + width, top + height],
    [left, top + height],
  ];
  layer.light(whole, colour, light);
  const bar = Math.max(0.6, width * 0.13);
  layer.shadeLights(
    [
      [left + width / 2, top],
      [left + width / 2, top + height],
    ],
    bar,
    1,
  );
  layer.shadeLights(
    [
      [left, top + height / 2],
      [left + width, top + height / 2],
    ],
    bar,
    1,
  );
  if (layer.random.chance(0.3)) {
    const half = left + width / 2;
    layer.curtain(
      [
        [left, top],
        [half, top],
        [half, top + height],
        [left, top + height],
      ],
      0.55,
    );
  }
}

/** A random brightness for a window of this layer; 0 for a dark one. */
export function someLight(layer: SceneLayer, lit = layer.lit): number {
  return layer.random.chance(lit) ? layer.random.between(0.45, 1) ** 1.6 : 0;
}

/** Rows of windows on a wall with its left foot at a point; `unit` is about the height of a storey. */
export function windowGrid(
  layer: SceneLayer,
  wall: { readonly x: number; readonly y: number; readonly width: number; readonly height: number },
  unit: number,
  { kind = 'sash', lit = layer.lit, lean = 0 }: { kind?: WindowKind; lit?: number; lean?: number } = {},
): void {
  const { random } = layer;
  const columns = Math.max(1, Math.floor(wall.width / (unit * 0.8)));
  const rows = Math.max(1, Math.floor(wall.height / (unit * 1.15)));
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const at = {
        x: wall.x + ((column + 0.5) * wall.width) / columns + (lean * row) / rows,
        y: wall.y - ((row + 0.35) * wall.height) / rows,
        width: unit * 0.34 * random.between(0.85, 1.1),
        height: unit * (kind === 'lancet' ? 0.8 : 0.55),
      };
      const colour = random.chance(0.72) ? layer.lamp : random.pick(OTHER_LIGHTS);
      paintWindow(layer, kind, at, someLight(layer, lit), colour);
    }
  }
}
