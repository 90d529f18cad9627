import { person } from '../../scene/parts/figures.ts';
import { streetLamp } from '../../scene/parts/lamps.ts';
import { rockPillar } from '../../scene/parts/rocks.ts';
import type { SceneLayer } from '../../scene/scene-layer.ts';
import { HEIGHT, type Motif, nearLayer } from '../motif.ts';

/** A stair that comes down a shaft in flights, each longer and nearer than the one before, to something at its foot. */
export const stairs: Motif = (cast) => ({
  horizon: 0.95,
  layers: [
    {
      depth: 0.9,
      fog: 0.7,
      base: 1.1,
      mist: 0.2,
      veil: 0.26,
      veilAt: 0.5,
      draw: (layer) => {
        for (const x of [0.05, 0.34, 0.5, 0.78, 0.95]) rockPillar(layer, x * layer.width, 70, -40, 520);
        flight(layer, [0.74, -0.08], [0.4, 0.3], 7);
      },
    },
    {
      depth: 0.65,
      fog: 0.4,
      base: 1.1,
      mist: 0.2,
      veil: 0.22,
      veilAt: 0.7,
      draw: (layer) => flight(layer, [0.3, 0.22], [0.86, 0.62], 11),
    },
    {
      depth: 0.4,
      fog: 0.16,
      base: 1.1,
      mist: 0.2,
      veil: 0.16,
      veilAt: 0.9,
      brightness: 1.2,
      draw: (layer) => flight(layer, [-0.06, 0.3], [0.42, 0.97], 19),
    },
    {
      depth: 0.3,
      fog: 0.08,
      base: 1.1,
      mist: 0.25,
      draw: (layer) => {
        rockPillar(layer, 1.01 * layer.width, 110, -40, 520);
        cast.focal(layer, cast.at * layer.width, 0.95 * HEIGHT, 250 * cast.size);
        cast.mid(layer, cast.at * layer.width, 0.95 * HEIGHT, 90);
      },
    },
    nearLayer(cast, 0.985, 100),
  ],
});

/** Steps in profile from an upper point down to a lower one (shares), with lamps, and people on their way. */
function flight(
  layer: SceneLayer,
  [fromX, fromY]: readonly [number, number],
  [toX, toY]: readonly [number, number],
  rise: number,
): void {
  const count = Math.round(((toY - fromY) * HEIGHT) / rise);
  const tread = ((toX - fromX) * layer.width) / count;
  const corner = (step: number): readonly [number, number] => [
    fromX * layer.width + step * tread,
    fromY * HEIGHT + step * rise,
  ];
  const outline = Array.from({ length: count + 1 }, (_, step) => {
    const [x, y] = corner(step);
    return [
      [x, y],
      [x + tread, y],
    ] as const;
  }).flat();
  const [lastX, lastY] = corner(count);
  const [firstX, firstY] = corner(0);
  layer.fill([...outline, [lastX, lastY + rise * 3.4], [firstX, firstY + rise * 3.4]], 0.42, 0);
  for (let step = 0; step <= count; step += 1) {
    const [x, y] = corner(step);
    layer.line(
      [
        [x, y],
        [x + tread, y],
      ],
      rise * 0.22,
      0.8,
    );
    if (step % 6 === 2) streetLamp(layer, x + tread / 2, y, rise * 4.2);
    if (step % 9 === 5) {
      const skirt = layer.luck.chance(0.5);
      person(layer, x + tread / 2, y, rise * 3, { skirt, hat: skirt ? 'bonnet' : 'bowler', mirrored: tread < 0 });
    }
  }
}
