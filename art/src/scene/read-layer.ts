import type { Canvas } from '@napi-rs/canvas';
import { colour } from '../drawing/colour.ts';
import { darkness, type Light } from './light.ts';
import type { SceneLayer } from './scene-layer.ts';

/**
 * A layer as numbers for each pixel: its cover (0 to 1), its shade in linear light, its line direction as a share of half
 * a turn, and the light of its lamps.
 */
export type LayerFields = {
  readonly cover: Float32Array;
  readonly shade: Float32Array;
  readonly hatch: Float32Array;
  readonly lamps: Light;
  readonly hasLamps: boolean;
};

/** Reads the canvases of a layer: of the forms, alpha is the cover, red the shade and green the line direction. */
export function readLayer(layer: SceneLayer): LayerFields {
  const forms = bytesOf(layer.forms);
  const size = forms.length / 4;
  const cover = new Float32Array(size);
  const shade = new Float32Array(size);
  const hatch = new Float32Array(size);
  for (let index = 0; index < size; index += 1) {
    cover[index] = (forms[4 * index + 3] ?? 0) / 255;
    shade[index] = LINEAR[forms[4 * index] ?? 0] ?? 0;
    hatch[index] = (forms[4 * index + 1] ?? 0) / 255;
  }
  const bytes = bytesOf(layer.lights);
  const lamps = darkness(layer.lights.width, layer.lights.height);
  let hasLamps = false;
  for (let index = 0; index < size; index += 1) {
    lamps.red[index] = LINEAR[bytes[4 * index] ?? 0] ?? 0;
    lamps.green[index] = LINEAR[bytes[4 * index + 1] ?? 0] ?? 0;
    lamps.blue[index] = LINEAR[bytes[4 * index + 2] ?? 0] ?? 0;
    hasLamps ||= (bytes[4 * index] ?? 0) + (bytes[4 * index + 1] ?? 0) > 0;
  }
  return { cover, shade, hatch, lamps, hasLamps };
}

/** The linear light of a grey, by its byte. */
const LINEAR = Float32Array.from(
  { length: 256 },
  (_, byte) => colour(`#${byte.toString(16).padStart(2, '0').repeat(3)}`)[0],
);

function bytesOf(canvas: Canvas): Uint8ClampedArray {
  return canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height).data;
}
