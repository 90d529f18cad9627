import { distanceTransform } from './distance-transform.ts';
import type { GroundPlan } from './ground-plan.ts';
import { outline, simplifyOutline } from './outline.ts';
import type { Point } from './region.ts';

const CELL = 4;
const MOST_CORNERS = 24;

/**
 * The outline of a ward that can be pressed, in drawn pixels: at most 24 corners. It stays inside the ward by as much
 * as the corners left out may bulge, so that no two wards overlap.
 */
export function wardOutline({ cut, ward }: GroundPlan, index: number): readonly Point[] {
  const columns = Math.floor(cut.width / CELL);
  const rows = Math.floor(cut.height / CELL);
  const isWard = (cell: number): boolean => {
    const column = (cell % columns) * CELL;
    const row = Math.floor(cell / columns) * CELL;
    return ward[(row + CELL / 2) * cut.width + column + CELL / 2] === index;
  };
  const inward = distanceTransform(columns, rows, (cell) => !isWard(cell));
  for (let most = 0.8; ; most += 0.25) {
    const corners = simplifyOutline(
      outline(columns, rows, (cell) => (inward[cell] ?? 0) > most + 0.8),
      most,
    );
    if (corners.length <= MOST_CORNERS) return corners.map(([x, y]) => [cut.left + x * CELL, cut.top + y * CELL]);
  }
}
