import { person } from '../../scene/parts/figures.ts';
import { steps } from '../../scene/parts/ground.ts';
import { battlements } from '../../scene/parts/rooftops.ts';
import { dome } from '../../scene/parts/spires.ts';
import { paintWindow, someLight } from '../../scene/parts/windows.ts';
import type { Piece } from '../motif.ts';

const RINGING = '#9fe6cf';

/** The great fork of the College on its steps, which has not stopped ringing. */
export const greatFork: Piece = (layer, x, y, size) => {
  const foot = steps(layer, x, y, size * 0.86, size * 0.1, { count: 4, narrowing: 0.3, shade: 0.5 });
  layer.box(x - size * 0.17, foot - size * 0.12, size * 0.34, size * 0.13, 0.5, 0);
  layer.box(x - size * 0.2, foot - size * 0.13, size * 0.4, size * 0.025, 0.8, 0);
  layer.place(x, foot - size * 0.12, size * 0.92, () => {
    layer.fill(
      'M-.045 0V-.2C-.17-.22-.17-.31-.17-.38V-.9H-.095V-.39C-.095-.31-.06-.29 0-.29C.06-.29 .095-.31 .095-.39V-.9H.17V-.38C.17-.31 .17-.22 .045-.2V0Z',
      0.66,
      80,
    );
    for (const side of [-0.165, 0.1]) layer.box(side, -0.9, 0.016, 0.5, 0.95);
    for (const [ring, strength] of [
      [0.26, 0.8],
      [0.36, 0.55],
      [0.47, 0.35],
    ] as const)
      for (const side of [-1, 1])
        layer.lightLine(
          `M${side * ring * 0.84} -1.0Q${side * ring} -.76 ${side * ring * 0.84} -.52`,
          0.012,
          RINGING,
          strength,
        );
  });
};

/** The far side of a court: a long wing of lancets under battlements, a dome at its corner. */
export const collegeWing: Piece = (layer, x, y, size) => {
  const { width } = layer;
  const [top, bay] = [y - size * 0.86, size * 0.34];
  layer.box(-5, top, width + 10, size * 0.86 + 10, 0.42);
  battlements(layer, -5, top, width + 10, size * 0.09, 0.42);
  layer.box(-5, y - size * 0.46, width + 10, size * 0.03, 0.6, 0);
  for (let at = (x % bay) - bay; at < width + bay; at += bay) {
    layer.box(at - size * 0.025, top + size * 0.05, size * 0.05, size * 0.82, 0.52);
    const middle = at + bay / 2;
    paintWindow(
      layer,
      'lancet',
      { x: middle, y: y - size * 0.5, width: bay * 0.36, height: size * 0.27 },
      someLight(layer),
    );
    const door = { x: middle, y: y - size * 0.02, width: bay * 0.6, height: size * 0.36 };
    paintWindow(layer, 'lancet', door, layer.random.chance(0.2) ? 0.4 : 0);
  }
  const corner = x - size * 1.25;
  layer.box(corner - size * 0.42, y - size * 1.12, size * 0.84, size * 1.12, 0.5);
  paintWindow(layer, 'round', { x: corner, y: y - size * 0.6, width: size * 0.34, height: size * 0.34 }, 0.9);
  paintWindow(layer, 'lancet', { x: corner, y, width: size * 0.26, height: size * 0.4 }, 0.7);
  dome(layer, corner, y - size * 1.12, size * 0.8, size * 0.46, 0.46);
};

/** Two readers of the College: one writes, the other holds her ear to a pillar. */
export const earToPillar: Piece = (layer, x, y, size) => {
  const pillar = x - 320;
  person(layer, pillar + size * 0.42, y, size * 1.3, { hat: 'bonnet', skirt: true, shade: 0.05 });
  layer.line(
    [
      [pillar + size * 0.36, y - size * 0.98],
      [pillar + size * 0.24, y - size * 1.24],
    ],
    size * 0.09,
    0.05,
  );
  person(layer, x + size * 1.3, y, size * 1.34, { hat: 'none', shade: 0.05, mirrored: true });
  layer.fill(
    [
      [x + size * 0.98, y - size * 0.86],
      [x + size * 1.2, y - size * 0.78],
      [x + size * 1.16, y - size * 0.7],
      [x + size * 0.94, y - size * 0.78],
    ],
    0.7,
  );
};
