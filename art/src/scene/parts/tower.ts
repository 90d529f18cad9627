import type { SceneLayer } from '../scene-layer.ts';
import { clockFace } from './clock.ts';
import { battlements, finial } from './rooftops.ts';
import { dome, onionDome, spire } from './spires.ts';
import { paintWindow, someLight, type WindowKind } from './windows.ts';

export type TowerTop = 'spire' | 'pyramid' | 'battlements' | 'mansard' | 'dome' | 'onion' | 'none';

export type TowerLook = {
  readonly top?: TowerTop;
  readonly shade?: number;
  readonly windows?: WindowKind;
  readonly hasClock?: boolean;
  readonly lit?: number;
};

/** A tower, with the middle of its foot at a point. */
export function tower(
  layer: SceneLayer,
  x: number,
  y: number,
  width: number,
  height: number,
  look: TowerLook = {},
): void {
  const { random } = layer;
  const { shade = 0.42, windows = 'lancet', lit = layer.lit } = look;
  const top = look.top ?? random.pick(['spire', 'spire', 'pyramid', 'battlements', 'mansard', 'dome', 'onion']);
  const half = width / 2;
  layer.box(x - half, y - height, width, height, shade);
  layer.box(x + half * 0.25, y - height, half * 0.75, height, shade * 0.7);
  if (random.chance(0.6)) buttresses(layer, x, y, half, height, shade);
  const storeys = Math.max(1, Math.round(height / (width * 1.3)));
  const across = width > 26 ? 2 : 1;
  for (let storey = 0; storey < storeys; storey += 1) {
    layer.box(x - half * 1.06, y - (height * (storey + 1)) / storeys, width * 1.06, width * 0.06, shade * 1.25, 0);
    for (let column = 0; column < across; column += 1) {
      const at = {
        x: across === 1 ? x : x + (column - 0.5) * width * 0.42,
        y: y - (height * (storey + 0.22)) / storeys,
        width: width * (across === 1 ? 0.3 : 0.2),
        height: Math.min((height / storeys) * 0.6, width * 0.8),
      };
      paintWindow(layer, windows, at, someLight(layer, lit));
    }
  }
  if (look.hasClock) clockFace(layer, x, y - height + width * 0.55, width * 0.33, shade);
  paintTop(layer, x, y - height, width, shade, top);
}

function buttresses(layer: SceneLayer, x: number, y: number, half: number, height: number, shade: number): void {
  const depth = half * 0.24;
  for (const side of [-1, 1]) {
    const wall = x + side * half;
    const out = wall + side * depth;
    const tone = side < 0 ? shade * 0.95 : shade * 0.6;
    layer.fill(
      [
        [wall, y],
        [out, y],
        [out, y - height * 0.55],
        [wall, y - height * 0.62],
      ],
      tone,
    );
  }
}

function paintTop(layer: SceneLayer, x: number, y: number, width: number, shade: number, top: TowerTop): void {
  const half = width / 2;
  if (top === 'spire') {
    for (const side of [-1, 1])
      spire(layer, x + side * half * 0.94, y + 1, width * 0.16, width * 0.6, { shade, crockets: false });
    spire(layer, x, y + 1, width * 0.82, width * layer.random.between(1.8, 3.2), { shade });
  } else if (top === 'pyramid') {
    layer.fill(
      [
        [x - half * 1.12, y],
        [x, y - width],
        [x, y],
      ],
      shade * 1.1,
      130,
    );
    layer.fill(
      [
        [x, y],
        [x, y - width],
        [x + half * 1.12, y],
      ],
      shade * 0.7,
      50,
    );
    finial(layer, x, y - width, width * 0.28, shade);
  } else if (top === 'battlements') {
    layer.box(x - half * 1.12, y - width * 0.08, width * 1.12, width * 0.16, shade, 0);
    battlements(layer, x - half * 1.12, y - width * 0.06, width * 1.12, width * 0.16, shade);
    if (layer.random.chance(0.5)) finial(layer, x, y - width * 0.2, width * 0.7, shade);
  } else if (top === 'mansard') {
    const roof = y - width * 0.75;
    layer.fill(
      [
        [x - half * 1.1, y],
        [x - half * 0.7, roof],
        [x + half * 0.7, roof],
        [x + half * 1.1, y],
      ],
      shade * 0.8,
      80,
    );
    layer.box(x - half * 0.75, roof - width * 0.05, width * 0.75, width * 0.07, shade * 1.2, 0);
    for (const side of [-1, 1]) finial(layer, x + side * half * 0.62, roof, width * 0.3, shade);
    paintWindow(
      layer,
      'round',
      { x, y: y - width * 0.2, width: width * 0.24, height: width * 0.24 },
      someLight(layer, 0.7),
    );
  } else if (top === 'dome') {
    layer.box(x - half * 0.9, y - width * 0.14, width * 0.9, width * 0.18, shade);
    dome(layer, x, y - width * 0.12, width * 0.95, width * 0.62, shade);
  } else if (top === 'onion') onionDome(layer, x, y, width * 0.9, width * 1.05, shade);
}
