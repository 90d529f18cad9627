import { describe, expect, it } from 'vitest';
import { SceneLayer } from '../../scene/scene-layer.ts';
import { type View, wallBetween } from './perspective.ts';
import { alongAt, paintWall } from './slanted-wall.ts';

const view: View = { middle: 240, horizon: 60, above: 40, below: 30 };

/** The shade at a point of a picture of 480 x 120, 0 to 255. */
function shadeAt(layer: SceneLayer, x: number, y: number): number {
  return layer.forms.getContext('2d').getImageData(x, y, 1, 1).data[0] ?? 0;
}

describe('A wall seen from aside', () => {
  const wall = wallBetween(view, [500, 700], [-400, 3000]);

  it('is the higher the nearer it is, and stands on one level with its ceiling', () => {
    const { from, to } = wall;
    expect(from.x).toBeLessThan(to.x);
    expect(to.foot - to.top).toBeGreaterThan(3 * (from.foot - from.top));
    for (const edge of [from, to]) expect((view.horizon - edge.top) / (edge.foot - view.horizon)).toBeCloseTo(40 / 30);
  });

  it('has its middle nearer to the far end of what is seen of it', () => {
    const half = (wall.from.x + wall.to.x) / 2;
    expect(alongAt(wall, wall.from.x)).toBeCloseTo(0);
    expect(alongAt(wall, wall.to.x)).toBeCloseTo(1);
    expect(alongAt(wall, half)).toBeGreaterThan(0.7);
  });

  it('shows what was drawn on its face where the eye meets it', () => {
    const layer = new SceneLayer({ width: 480, height: 120 }, 'a wall', '#ffb347', 1);
    const plain = { from: { x: 200, top: 100, foot: 300 }, to: { x: 1400, top: 20, foot: 440 }, length: 1000 };
    paintWall(layer, plain, 'its face', (face) => {
      face.box(0, 0, face.width, 480, 0.2);
      face.box(face.width * 0.45, 0, face.width * 0.1, 480, 1);
    });
    const columns = Array.from({ length: 300 }, (_, at) => 50 + at);
    const lit = columns.filter((column) => shadeAt(layer, column, 55) > 200);
    expect(lit.length).toBeGreaterThan(10);
    for (const column of lit) expect(Math.abs(alongAt(plain, 4 * column) - 0.5)).toBeLessThan(0.06);
    expect(shadeAt(layer, 60, 22)).toBe(0);
  });
});
