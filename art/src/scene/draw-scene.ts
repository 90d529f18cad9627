import type { Picture } from '../drawing/picture.ts';
import { paintBackdrop } from './backdrop.ts';
import { bloom } from './bloom.ts';
import { engrave } from './engraving.ts';
import { finish } from './finish.ts';
import { layLamps } from './lay-lamps.ts';
import { layShapes } from './lay-layer.ts';
import { newPlate, type Plate } from './plate.ts';
import { readLayer } from './read-layer.ts';
import { SceneLayer } from './scene-layer.ts';
import type { LayerSpec, SceneSpec, Size } from './scene-spec.ts';
import { laySmoke } from './smoke.ts';
import { layVeil } from './veil.ts';
import { layWater } from './water.ts';

const EXPOSURE = 1.3;

/** Draws a scene at a size in pixels: far to near, then engraved and finished. The same each time. */
export function drawScene(spec: SceneSpec, size: Size): Picture {
  const plate = newPlate(spec, size);
  const exposure = spec.exposure ?? EXPOSURE;
  paintBackdrop(plate);
  for (const [order, step] of spec.layers.entries()) {
    if ('water' in step) layWater(plate, step);
    else layLayer(plate, step, order);
  }
  bloom(plate.light, plate.unit);
  engrave(plate, exposure);
  return finish(plate, exposure);
}

function layLayer(plate: Plate, spec: LayerSpec, order: number): void {
  const layer = new SceneLayer(plate, `${plate.spec.seed} layer ${order}`, plate.palette.lamp, spec.lit ?? 0.4);
  spec.draw(layer);
  const fields = readLayer(layer);
  layShapes(plate, spec, fields, order);
  layLamps(plate, spec, fields);
  laySmoke(plate, layer.smokes, layer.random, spec.wind ?? 0.5);
  if (spec.veil !== undefined) layVeil(plate, spec.veilAt ?? spec.base ?? plate.spec.horizon, spec.veil, order);
}
