import { discOf, type SceneLayer } from '../scene-layer.ts';

const POLYPS = ['#7affe0', '#ff9ab0', '#ffd08a'] as const;

export function kelp(layer: SceneLayer, x: number, y: number, height: number, size = 1): void {
  const { random } = layer;
  const swing = random.between(0, 6);
  const stem = Array.from({ length: 25 }, (_, at): readonly [number, number] => {
    const up = at / 24;
    return [x + Math.sin(up * 5 + swing) * 14 * size * up + 30 * size * up * up, y - height * up];
  });
  layer.line(stem, 2.2 * size, 0.26, 90);
  for (const [at, [left, top]] of stem.entries()) {
    if (at < 3) continue;
    const side = at % 2 === 0 ? -1 : 1;
    const leaf = random.between(10, 20) * size * (1 - at / 34);
    layer.fill(
      [
        [left, top],
        [left + side * leaf * 0.6, top - leaf * 0.7],
        [left + side * leaf, top - leaf * 0.5],
        [left + side * leaf * 0.5, top + size],
      ],
      0.28,
      60,
    );
  }
}

export function coral(layer: SceneLayer, x: number, y: number, size: number, shade = 0.32): void {
  const { random } = layer;
  const branch = (fromX: number, fromY: number, angle: number, length: number, width: number, left: number): void => {
    const to = [fromX + Math.cos(angle) * length, fromY + Math.sin(angle) * length] as const;
    layer.line([[fromX, fromY], to], width, shade, 90);
    if (left === 0) {
      if (random.chance(0.5)) layer.flame(...to, width * 0.5, random.pick(POLYPS), 0.6);
      return;
    }
    const arms = random.whole(2, 3);
    for (let arm = 0; arm < arms; arm += 1)
      branch(...to, angle + random.between(-0.6, 0.6), length * random.between(0.65, 0.9), width * 0.74, left - 1);
  };
  branch(x, y, -Math.PI / 2, size * 0.3, size * 0.1, 5);
}

/** A jellyfish, its rim at a point. */
export function jellyfish(layer: SceneLayer, x: number, y: number, size: number): void {
  const { random } = layer;
  layer.place(x, y, size, () => {
    const bell =
      'M-1 0C-1-1.3 1-1.3 1 0Q.83 .22 .67 0Q.5 .22 .33 0Q.17 .22 0 0Q-.17 .22-.33 0Q-.5 .22-.67 0Q-.83 .22-1 0Z';
    layer.fill(bell, 0.4, 20);
    layer.light(bell, '#2fb6c8', 0.35);
    layer.light(discOf(0, -0.35, 0.4, 0.3), '#9af5ff', 0.45);
    for (let arm = 0; arm < 7; arm += 1) {
      const from = -0.8 + (1.6 * arm) / 6;
      const bend = () => random.between(-0.4, 0.4);
      layer.lightLine(
        `M${from} 0C${from + bend()} .8 ${from + bend()} 1.4 ${from + bend()} ${random.between(1.6, 2.8)}`,
        0.04,
        '#5adceb',
        0.5,
      );
    }
  });
}

/** A diver in a brass helmet with a hand lamp, the hose going up. */
export function diver(layer: SceneLayer, x: number, y: number, size: number): void {
  const shade = 0.12;
  layer.place(x, y, size, () => {
    layer.line(
      [
        [0, -1],
        [0.1, -1.6],
        [-0.1, -2.6],
        [0.2, -8],
      ],
      0.02,
      shade,
      90,
    );
    layer.fill('M-.2 0L-.17-.4C-.3-.5-.26-.7-.15-.72H.15C.26-.7 .3-.5 .17-.4L.2 0H.05L0-.35L-.05 0Z', shade);
    layer.disc(0, -0.84, 0.155, shade * 1.5);
    layer.box(-0.16, -0.74, 0.32, 0.05, shade * 2, 0);
    layer.flame(0.02, -0.85, 0.075, '#ffd08a', 0.9);
    layer.line(
      [
        [0.16, -0.62],
        [0.3, -0.52],
      ],
      0.08,
      shade,
    );
    layer.flame(0.32, -0.5, 0.05, '#ffe0a0');
  });
}
