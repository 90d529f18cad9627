import type { SceneLayer } from '../scene-layer.ts';

/** A round column between two heights, lit from the left. */
export function column(layer: SceneLayer, x: number, top: number, foot: number, width: number, shade = 0.5): void {
  const half = width / 2;
  layer.fill(
    [
      [x - half * 0.85, top],
      [x + half * 0.85, top],
      [x + half, foot],
      [x - half, foot],
    ],
    shade,
  );
  layer.fill(
    [
      [x + half * 0.2, top],
      [x + half * 0.85, top],
      [x + half, foot],
      [x + half * 0.25, foot],
    ],
    shade * 0.6,
  );
  for (const flute of [-0.5, -0.15])
    layer.line(
      [
        [x + half * flute, top],
        [x + half * flute, foot],
      ],
      width * 0.05,
      shade * 0.7,
      90,
    );
  layer.box(x - half * 1.25, top - width * 0.1, width * 1.25, width * 0.26, shade * 1.15, 0);
  layer.box(x - half * 1.3, foot - width * 0.2, width * 1.3, width * 0.22, shade * 1.05, 0);
}

/** Columns in a row with a dark wall behind them. */
export function colonnade(
  layer: SceneLayer,
  from: number,
  to: number,
  top: number,
  foot: number,
  count: number,
  shade = 0.5,
): void {
  layer.box(from, top, to - from, foot - top, shade * 0.3);
  const width = ((to - from) / count) * 0.3;
  for (let at = 0; at < count; at += 1) {
    column(layer, from + width * 0.7 + ((to - from - width * 1.4) * at) / (count - 1), top, foot, width, shade);
  }
}

/** A low gable over a beam, as temples and banks have it. */
export function pediment(layer: SceneLayer, x: number, y: number, width: number, height: number, shade = 0.5): void {
  const half = width / 2;
  const beam = height * 0.32;
  layer.box(x - half, y - beam, width, beam, shade, 0);
  layer.box(x - half * 1.04, y - beam * 1.25, width * 1.04, beam * 0.3, shade * 1.25, 0);
  layer.fill(
    [
      [x - half * 1.04, y - beam * 1.2],
      [x, y - beam - height],
      [x + half * 1.04, y - beam * 1.2],
    ],
    shade * 0.9,
    0,
  );
  layer.line(
    [
      [x - half * 1.06, y - beam * 1.2],
      [x, y - beam - height],
      [x + half * 1.06, y - beam * 1.2],
    ],
    height * 0.1,
    shade * 1.35,
  );
}
