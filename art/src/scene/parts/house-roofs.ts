import type { Point, SceneLayer } from '../scene-layer.ts';
import { chimney, finial } from './rooftops.ts';
import { paintWindow, someLight, windowGrid } from './windows.ts';

export type RoofKind = 'gable' | 'side' | 'mansard' | 'stepped' | 'hip' | 'jetty';

/** The figures that walls and roof of one house share. */
export type HousePlan = {
  readonly x: number;
  readonly eaves: number;
  readonly width: number;
  readonly height: number;
  readonly storey: number;
  readonly shade: number;
  readonly lean: number;
  readonly lit: number;
  readonly rise: number;
  /** The place of a point of the upright house when the house leans. */
  readonly leant: (x: number, y: number) => Point;
};

type Roof = (layer: SceneLayer, plan: HousePlan) => void;

export function paintRoof(layer: SceneLayer, kind: RoofKind, plan: HousePlan): void {
  ROOFS[kind](layer, plan);
}

function chimneys(layer: SceneLayer, plan: HousePlan, most: number, least = 0): void {
  const { random } = layer;
  for (let left = random.whole(least, most); left > 0; left -= 1) {
    const width = plan.storey * random.between(0.35, 0.55);
    const x = plan.x + plan.width * random.between(0.08, 0.9) - width / 2 + plan.lean;
    const y = plan.eaves - plan.rise * random.between(0.25, 0.6);
    chimney(layer, x, y, width, plan.storey * random.between(0.9, 1.9), plan.shade * 0.85);
  }
}

/** A gable's triangle with its lighter edge, from one eave to the other. */
function gableEnd(layer: SceneLayer, plan: HousePlan, foot: number, overhang: number): void {
  const { x, width, rise, lean, storey, shade, leant } = plan;
  const top = [x + width / 2 + lean, foot - rise] as const;
  const [left, right] = [x - overhang, x + width + overhang];
  layer.fill([leant(left, foot), top, leant(right, foot)], shade * 1.05, 90);
  const eaves = foot + storey * 0.08;
  layer.line([leant(left, eaves), top, leant(right, eaves)], storey * 0.14, shade * 1.45, 45);
}

const gable: Roof = (layer, plan) => {
  const { x, eaves, width, rise, storey, shade, lean, lit } = plan;
  chimneys(layer, plan, 1);
  gableEnd(layer, plan, eaves, width * 0.06);
  const attic = { x: x + width / 2 + lean, y: eaves - rise * 0.22, width: storey * 0.42, height: storey * 0.5 };
  paintWindow(layer, layer.random.pick(['round', 'lancet', 'sash']), attic, someLight(layer, lit));
  if (layer.random.chance(0.4)) finial(layer, attic.x, eaves - rise, storey * 0.6, shade);
};

const side: Roof = (layer, plan) => {
  const { x, eaves, width, storey, shade, lean, lit, leant } = plan;
  const rise = plan.rise * 0.6;
  chimneys(layer, plan, 2, 1);
  const ridge = [
    [x + width * 0.06 + lean, eaves - rise],
    [x + width * 0.94 + lean, eaves - rise],
  ] as const;
  layer.fill([leant(x - width * 0.04, eaves), ...ridge, leant(x + width * 1.04, eaves)], shade * 0.75, 78);
  layer.line(ridge, storey * 0.1, shade * 1.3);
  const dormers = layer.random.whole(1, 3);
  for (let dormer = 0; dormer < dormers; dormer += 1) {
    const middle = x + (width * (dormer + 0.5)) / dormers + lean;
    const wide = storey * 0.5;
    const top = eaves - rise * 0.65;
    if (!layer.random.chance(0.8)) continue;
    layer.box(middle - wide / 2, top, wide, rise * 0.6, shade * 1.1);
    layer.fill(
      [
        [middle - wide * 0.65, top],
        [middle, top - wide * 0.6],
        [middle + wide * 0.65, top],
      ],
      shade * 1.2,
      45,
    );
    const at = { x: middle, y: eaves - rise * 0.12, width: wide * 0.55, height: rise * 0.42 };
    paintWindow(layer, 'sash', at, someLight(layer, lit));
  }
};

const mansard: Roof = (layer, plan) => {
  const { x, eaves, width, storey, shade, lean, lit, leant } = plan;
  const rise = plan.rise * 0.7;
  chimneys(layer, plan, 2, 1);
  const top = [
    [x + width * 0.12 + lean, eaves - rise],
    [x + width * 0.88 + lean, eaves - rise],
  ] as const;
  layer.fill([leant(x - width * 0.03, eaves), ...top, leant(x + width * 1.03, eaves)], shade * 0.72, 84);
  layer.box(x + width * 0.1 + lean, eaves - rise - storey * 0.08, width * 0.8, storey * 0.12, shade * 1.3, 0);
  for (let spike = 0; spike < 8; spike += 1) {
    const at = x + width * (0.14 + (0.72 * spike) / 7) + lean;
    layer.line(
      [
        [at, eaves - rise - storey * 0.08],
        [at, eaves - rise - storey * 0.3],
      ],
      Math.max(0.7, storey * 0.05),
      shade,
    );
  }
  const eyes = Math.max(1, Math.round(width / storey / 1.2));
  for (let eye = 0; eye < eyes; eye += 1) {
    const middle = x + width * (0.1 + (0.8 * (eye + 0.5)) / eyes) + lean;
    const at = { x: middle, y: eaves - rise * 0.25, width: storey * 0.36, height: storey * 0.36 };
    paintWindow(layer, 'round', at, someLight(layer, lit));
  }
};

const stepped: Roof = (layer, plan) => {
  const { x, eaves, width, rise, storey, shade, lean, lit } = plan;
  chimneys(layer, plan, 1);
  for (let step = 0; step < 5; step += 1) {
    const share = step / 5;
    const left = x + (width * share) / 2 + lean;
    layer.box(left, eaves - (rise * (step + 1)) / 5, width * (1 - share), rise / 5 + 1, shade * 1.02);
    const ledge = eaves - (rise * (step + 1)) / 5 - storey * 0.05;
    layer.box(left - storey * 0.04, ledge, width * (1 - share) + storey * 0.08, storey * 0.1, shade * 1.4, 0);
  }
  const at = { x: x + width / 2 + lean, y: eaves - rise * 0.25, width: storey * 0.5, height: storey * 0.5 };
  paintWindow(layer, 'round', at, someLight(layer, lit));
};

const hip: Roof = (layer, plan) => {
  const { x, eaves, width, rise, shade, lean, leant } = plan;
  chimneys(layer, plan, 1, 1);
  const top = [x + width / 2 + lean, eaves - rise * 0.7] as const;
  layer.fill([leant(x - width * 0.05, eaves), top, leant(x + width * 1.05, eaves)], shade * 0.75, 110);
};

const jetty: Roof = (layer, plan) => {
  const { x, eaves, width, height, rise, storey, shade, lean, lit, leant } = plan;
  const out = width * 0.12;
  const upper = eaves - height * 0.3;
  const [left, right] = [x - out, x + width + out];
  chimneys(layer, plan, 1);
  layer.fill([leant(left, upper), leant(right, upper), leant(right, eaves), leant(left, eaves)], shade * 1.05);
  gableEnd(layer, plan, upper, out * 1.6);
  for (let post = 0; post <= 4; post += 1) {
    const at = left + ((right - left) * post) / 4 + lean;
    layer.line(
      [
        [at, upper],
        [at, eaves],
      ],
      storey * 0.07,
      shade * 0.55,
    );
  }
  windowGrid(layer, { x: left + lean, y: eaves, width: right - left, height: height * 0.3 }, storey * 0.95, { lit });
  const attic = { x: x + width / 2 + lean, y: upper - rise * 0.2, width: storey * 0.4, height: storey * 0.55 };
  paintWindow(layer, 'lancet', attic, someLight(layer, 0.6));
};

const ROOFS: Readonly<Record<RoofKind, Roof>> = { gable, side, mansard, stepped, hip, jetty };
