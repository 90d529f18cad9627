import type { Point, Region } from './region.ts';

/** Marks the pixels whose middle lies inside a shape: hard-edged, so that every mark is a whole one. */
export function fillMask(mask: Uint8Array, cut: Region, corners: readonly Point[], mark: number): void {
  const ys = corners.map(([, y]) => y - cut.top);
  const first = Math.max(0, Math.ceil(Math.min(...ys) - 0.5));
  const last = Math.min(cut.height - 1, Math.floor(Math.max(...ys) - 0.5));
  for (let row = first; row <= last; row += 1) {
    const crossings = crossed(corners, row + 0.5 + cut.top).sort((one, other) => one - other);
    for (let at = 0; at + 1 < crossings.length; at += 2) {
      const from = Math.max(0, Math.ceil((crossings[at] ?? 0) - cut.left - 0.5));
      const to = Math.min(cut.width - 1, Math.floor((crossings[at + 1] ?? 0) - cut.left - 0.5));
      if (to >= from) mask.fill(mark, row * cut.width + from, row * cut.width + to + 1);
    }
  }
}

function crossed(corners: readonly Point[], level: number): number[] {
  const crossings: number[] = [];
  let [lastX, lastY] = corners.at(-1) ?? [0, 0];
  for (const [x, y] of corners) {
    if (y > level !== lastY > level) crossings.push(lastX + ((level - lastY) / (y - lastY)) * (x - lastX));
    [lastX, lastY] = [x, y];
  }
  return crossings;
}
