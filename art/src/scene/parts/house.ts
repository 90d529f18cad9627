import type { Point, SceneLayer } from '../scene-layer.ts';
import { paintRoof, type RoofKind } from './house-roofs.ts';
import { type WindowKind, windowGrid } from './windows.ts';

export type HouseLook = {
  readonly shade?: number;
  readonly roof?: RoofKind;
  readonly lit?: number;
  /** About the height of a storey. */
  readonly storey?: number;
  /** The lean of its top to the right. */
  readonly lean?: number;
};

/** A house with its left foot at a point, as wide and as high to the eaves as told. */
export function house(
  layer: SceneLayer,
  x: number,
  y: number,
  width: number,
  height: number,
  look: HouseLook = {},
): void {
  const { random } = layer;
  const { shade = 0.4, lit = layer.lit, storey = width / 3.2, lean = 0 } = look;
  const roof = look.roof ?? random.pick(['gable', 'gable', 'side', 'side', 'mansard', 'stepped', 'hip', 'jetty']);
  const leant = (px: number, py: number): Point => [px + (lean * (y - py)) / height, py];
  const eaves = y - height;
  const rise = width * random.between(0.45, 0.95);
  const walls = [leant(x, eaves), leant(x + width, eaves), leant(x + width, y), leant(x, y)];
  layer.fill(walls, shade, random.pick([90, 90, 0, 75]));
  paintRoof(layer, roof, { x, eaves, width, height, storey, shade, lean, lit, rise, leant });
  const kind = random.pick<WindowKind>(['sash', 'sash', 'sash', 'lancet']);
  windowGrid(layer, { x, y: y - height * 0.04, width, height: height * 0.93 }, storey, { lit, lean, kind });
}
