import type { SceneLayer } from '../scene-layer.ts';

/** A chimney with pots; its flue stands this high over the point, and half of them smoke. */
export function chimney(layer: SceneLayer, x: number, y: number, width: number, height: number, shade = 0.35): void {
  const { random } = layer;
  layer.box(x, y - height, width, height + width * 2, shade, 0);
  layer.box(x - width * 0.12, y - height, width * 1.24, width * 0.22, shade * 1.3, 0);
  const pots = random.whole(1, 3);
  for (let pot = 0; pot < pots; pot += 1) {
    const middle = x + ((pot + 0.5) * width) / pots;
    layer.box(middle - width * 0.11, y - height - width * 0.55, width * 0.22, width * 0.6, shade * 0.8);
  }
  if (random.chance(0.5)) layer.smoke(x + width / 2, y - height - width * 0.5, width * random.between(0.8, 1.8));
}

/** A finial on the point of a roof: a cross, a ball or a pennant. */
export function finial(layer: SceneLayer, x: number, y: number, size: number, shade = 0.4): void {
  const stem = Math.max(0.8, size * 0.09);
  layer.line(
    [
      [x, y + size * 0.2],
      [x, y - size],
    ],
    stem,
    shade,
  );
  const kind = layer.random.pick(['cross', 'ball', 'pennant']);
  if (kind === 'cross')
    layer.line(
      [
        [x - size * 0.28, y - size * 0.6],
        [x + size * 0.28, y - size * 0.6],
      ],
      stem,
      shade,
    );
  else if (kind === 'ball') layer.disc(x, y - size * 0.45, size * 0.16, shade);
  else
    layer.fill(
      [
        [x, y - size * 0.95],
        [x + size * 0.5, y - size * 0.8],
        [x, y - size * 0.65],
      ],
      shade,
      0,
    );
}

/** Battlements along a wall's top. */
export function battlements(layer: SceneLayer, x: number, y: number, width: number, size: number, shade: number): void {
  const teeth = Math.max(3, Math.round(width / size));
  const step = width / (teeth * 2 - 1);
  for (let tooth = 0; tooth < teeth; tooth += 1) {
    layer.box(x + tooth * 2 * step, y - step * 1.1, step, step * 1.3, shade, 0);
  }
}
