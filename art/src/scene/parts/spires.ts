import { lerp } from '../../drawing/curves.ts';
import type { SceneLayer } from '../scene-layer.ts';
import { finial } from './rooftops.ts';

type Look = { readonly shade?: number; readonly crockets?: boolean };

/** A spire over the middle of a point, with crockets up its edges. */
export function spire(
  layer: SceneLayer,
  x: number,
  y: number,
  width: number,
  height: number,
  { shade = 0.42, crockets = true }: Look = {},
): void {
  const half = width / 2;
  layer.fill(
    [
      [x - half, y],
      [x, y - height],
      [x, y],
    ],
    shade * 1.15,
    108,
  );
  layer.fill(
    [
      [x, y],
      [x, y - height],
      [x + half, y],
    ],
    shade * 0.75,
    72,
  );
  const rows = crockets ? Math.floor(height / (width * 0.35)) : 0;
  for (let row = 1; row < rows; row += 1) {
    const up = row / rows;
    for (const side of [-1, 1]) {
      layer.disc(x + side * half * (1 - up), y - height * up, width * 0.055 * (1 - up * 0.5), shade);
    }
  }
  finial(layer, x, y - height, width * 0.35, shade);
}

/** A dome with ribs and a lit lantern on it. */
export function dome(layer: SceneLayer, x: number, y: number, width: number, height: number, shade = 0.42): void {
  const half = width / 2;
  const [w, h] = [half, height];
  layer.place(x, y, 1, () => {
    layer.fill(
      `M${-w} 0C${-w} ${-h * 0.65} ${-w / 2} ${-h} 0 ${-h}C${w / 2} ${-h} ${w} ${-h * 0.65} ${w} 0Z`,
      shade,
      110,
    );
  });
  ribs(layer, x, y, half * 0.95, height, shade);
  const [lanternWide, lanternHigh] = [width * 0.16, width * 0.2];
  const top = y - height - lanternHigh * 0.9;
  layer.box(x - lanternWide / 2, top, lanternWide, lanternHigh, shade);
  layer.flame(x, y - height - lanternHigh * 0.4, lanternWide * 0.22, layer.lamp, 0.8);
  layer.fill(
    [
      [x - lanternWide * 0.65, top],
      [x, top - lanternHigh * 0.8],
      [x + lanternWide * 0.65, top],
    ],
    shade,
    60,
  );
  finial(layer, x, top - lanternHigh * 0.8, width * 0.13, shade);
}

export function onionDome(layer: SceneLayer, x: number, y: number, width: number, height: number, shade = 0.42): void {
  const [w, h] = [width / 2, height];
  const left = `M${-w * 0.75} 0C${-w * 1.35} ${-h * 0.4} ${-w * 0.35} ${-h * 0.6} 0 ${-h}`;
  const right = `C${w * 0.35} ${-h * 0.6} ${w * 1.35} ${-h * 0.4} ${w * 0.75} 0Z`;
  layer.place(x, y, 1, () => layer.fill(left + right, shade, 110));
  ribs(layer, x, y, w * 0.7, height * 0.9, shade);
  finial(layer, x, y - height, width * 0.18, shade);
}

function ribs(layer: SceneLayer, x: number, y: number, half: number, height: number, shade: number): void {
  for (let rib = -3; rib <= 3; rib += 1) {
    const foot = x + (half * rib) / 3.5;
    const waist = lerp(foot, x, 0.15);
    layer.line(
      `M${foot} ${y}Q${waist} ${y - height * 0.6} ${x} ${y - height}`,
      Math.max(0.6, half * 0.024),
      shade * 0.6,
    );
  }
}
