export type Point = { readonly x: number; readonly y: number };
export type Polygon = readonly Point[];
export type Box = { readonly left: number; readonly top: number; readonly width: number; readonly height: number };

const corner = /^(-?\d+(?:\.\d+)?),(-?\d+(?:\.\d+)?)$/;

/** Parses corners written as `x,y x,y x,y` in map pixels. Returns undefined for fewer than three valid corners. */
export function readPolygon(written: string | undefined): Polygon | undefined {
  const corners = (written ?? '').trim().split(/\s+/).flatMap(readPoint);
  return corners.length >= 3 ? corners : undefined;
}

function readPoint(written: string): Point[] {
  const [, x, y] = corner.exec(written) ?? [];
  return x === undefined || y === undefined ? [] : [{ x: Number(x), y: Number(y) }];
}

/** Ray casting: counts the edges to the right of the point. */
export function isInside({ x, y }: Point, polygon: Polygon): boolean {
  let isIn = false;
  polygon.forEach((one, at) => {
    const next = polygon[(at + 1) % polygon.length] ?? one;
    const isBeside = one.y > y !== next.y > y;
    if (isBeside && x < one.x + ((next.x - one.x) * (y - one.y)) / (next.y - one.y)) isIn = !isIn;
  });
  return isIn;
}

export function boxOf(polygon: Polygon): Box {
  const [xs, ys] = [polygon.map(({ x }) => x), polygon.map(({ y }) => y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return { left, top, width: Math.max(...xs) - left, height: Math.max(...ys) - top };
}

/** The centroid, or the mean of the corners if the area is zero. */
export function centreOf(polygon: Polygon): Point {
  let [twice, x, y] = [0, 0, 0];
  polygon.forEach((one, at) => {
    const next = polygon[(at + 1) % polygon.length] ?? one;
    const cross = one.x * next.y - next.x * one.y;
    twice += cross;
    x += (one.x + next.x) * cross;
    y += (one.y + next.y) * cross;
  });
  if (twice !== 0) return { x: x / (3 * twice), y: y / (3 * twice) };
  const { left, top, width, height } = boxOf(polygon);
  return { x: left + width / 2, y: top + height / 2 };
}

/** Returns a CSS `clip-path` relative to the polygon's bounding box. */
export function clipPathOf(polygon: Polygon): string {
  const { left, top } = boxOf(polygon);
  return `polygon(${polygon.map(({ x, y }) => `${x - left}px ${y - top}px`).join(', ')})`;
}
