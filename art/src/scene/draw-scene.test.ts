import { describe, expect, it } from 'vitest';
import type { Picture } from '../drawing/picture.ts';
import { drawScene } from './draw-scene.ts';
import type { LayerSpec, SceneSpec } from './scene-spec.ts';

const SIZE = { width: 160, height: 120 };

describe('A scene', () => {
  it('is the same each time, and another one with another seed', () => {
    expect(drawn([wall(0.2)]).bytes).toEqual(drawn([wall(0.2)]).bytes);
    expect(drawn([wall(0.2)], 'another').bytes).not.toEqual(drawn([wall(0.2)]).bytes);
  });

  it('pales what stands farther off', () => {
    expect(brightness(drawn([wall(0.8)]), MIDDLE)).toBeGreaterThan(brightness(drawn([wall(0)]), MIDDLE) + 8);
  });

  it('lets a near wall hide a light behind it', () => {
    const light = { ...wall(0), draw: (layer) => layer.flame(320, 240, 30) } satisfies LayerSpec;
    expect(brightness(drawn([light]), MIDDLE)).toBeGreaterThan(180);
    expect(brightness(drawn([light, wall(0)]), MIDDLE)).toBeLessThan(90);
  });

  it('mirrors a light in water under it', () => {
    const lamp = { ...wall(0), draw: (layer) => layer.flame(320, 200, 24) } satisfies LayerSpec;
    const below = { x: 80, y: 68 };
    const dry = brightness(drawn([lamp]), below);
    expect(brightness(drawn([lamp, { water: 0.5 }]), below)).toBeGreaterThan(dry + 10);
  });

  it('does not burn out where a large hall is lit', () => {
    const hall = {
      ...wall(0),
      draw: (layer) =>
        layer.light(
          [
            [120, 80],
            [520, 80],
            [520, 400],
            [120, 400],
          ],
          '#ffb347',
          0.3,
        ),
    } satisfies LayerSpec;
    expect(brightness(drawn([hall]), MIDDLE)).toBeLessThan(225);
  });
});

const MIDDLE = { x: 80, y: 60 };

function wall(fog: number): LayerSpec {
  return { depth: fog, fog, mist: 0, draw: (layer) => layer.box(100, 60, 440, 400, 0.3) };
}

function drawn(layers: SceneSpec['layers'], seed = 'a test'): Picture {
  const glows = [{ x: 0.6, y: 0.6, reachX: 0.4, reachY: 0.5, strength: 0.5 }];
  return drawScene({ seed, palette: 'gas', horizon: 0.7, glows, layers }, SIZE);
}

/** Of a few pixels about a point, 0 to 255. */
function brightness({ width, bytes }: Picture, { x, y }: { x: number; y: number }): number {
  let sum = 0;
  for (let down = -3; down <= 3; down += 1) {
    for (let across = -3; across <= 3; across += 1) {
      const at = 3 * ((y + down) * width + x + across);
      sum += ((bytes[at] ?? 0) + (bytes[at + 1] ?? 0) + (bytes[at + 2] ?? 0)) / 3;
    }
  }
  return sum / 49;
}
