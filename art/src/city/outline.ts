import type { Point } from './region.ts';

/** The corners of the largest part of a grid of cells, clockwise, in cells; `isIn` is asked with a column and a row. */
export function outline(columns: number, rows: number, isIn: (index: number) => boolean): readonly Point[] {
  const part = largestPart(columns, rows, isIn);
  const inside = (x: number, y: number): boolean =>
    x >= 0 && y >= 0 && x < columns && y < rows && part[y * columns + x] === 1;
  const first = part.indexOf(1);
  if (first < 0) return [];
  const start: Point = [first % columns, Math.floor(first / columns)];
  const corners: Point[] = [];
  let [x, y] = start;
  let way = 0;
  do {
    corners.push([x, y]);
    way = nextWay(inside, x, y, way);
    x += WAYS[way]?.[0] ?? 0;
    y += WAYS[way]?.[1] ?? 0;
  } while (x !== start[0] || y !== start[1]);
  return corners;
}

const WAYS: readonly Point[] = [
  [1, 0],
  [0, 1],
  [-1, 0],
  [0, -1],
];

/** Along the cracks between cells with the inside on the right hand: turn left where one can. */
function nextWay(inside: (x: number, y: number) => boolean, x: number, y: number, way: number): number {
  for (const turn of [3, 0, 1, 2]) {
    const tried = (way + turn) % 4;
    const [left, right] = besides(x, y, tried);
    if (inside(...right) && !inside(...left)) return tried;
  }
  return way;
}

/** The cells on the left and on the right of the crack that leads from a corner in a way. */
function besides(x: number, y: number, way: number): readonly [Point, Point] {
  if (way === 0)
    return [
      [x, y - 1],
      [x, y],
    ];
  if (way === 1)
    return [
      [x, y],
      [x - 1, y],
    ];
  if (way === 2)
    return [
      [x - 1, y],
      [x - 1, y - 1],
    ];
  return [
    [x - 1, y - 1],
    [x, y - 1],
  ];
}

function largestPart(columns: number, rows: number, isIn: (index: number) => boolean): Uint8Array {
  const visited = new Uint8Array(columns * rows);
  let largest: number[] = [];
  for (let start = 0; start < visited.length; start += 1) {
    if (visited[start] === 1 || !isIn(start)) continue;
    const connected = [start];
    visited[start] = 1;
    for (const index of connected) {
      const column = index % columns;
      const beside = [
        column > 0 ? index - 1 : -1,
        column < columns - 1 ? index + 1 : -1,
        index - columns,
        index + columns,
      ];
      for (const next of beside) {
        if (next < 0 || next >= visited.length || visited[next] === 1 || !isIn(next)) continue;
        visited[next] = 1;
        connected.push(next);
      }
    }
    if (connected.length > largest.length) largest = connected;
  }
  const part = new Uint8Array(columns * rows);
  for (const index of largest) part[index] = 1;
  return part;
}

/** Fewer corners for the same closed shape: none of those left out lies further than `most` from the line (Douglas and Peucker). */
export function simplifyOutline(corners: readonly Point[], most: number): readonly Point[] {
  const first = corners[0];
  if (first === undefined) return [];
  let far = 0;
  for (const [at, corner] of corners.entries())
    if (apart(first, corner) > apart(first, corners[far] ?? first)) far = at;
  const half = (from: readonly Point[]): readonly Point[] => thinned(from, most).slice(0, -1);
  return [...half(corners.slice(0, far + 1)), ...half([...corners.slice(far), first])];
}

function thinned(line: readonly Point[], most: number): readonly Point[] {
  const [start, end] = [line[0], line.at(-1)];
  if (start === undefined || end === undefined || line.length < 3) return line;
  let [far, farthest] = [0, most];
  for (let at = 1; at < line.length - 1; at += 1) {
    const away = fromLine(line[at] ?? start, start, end);
    if (away > farthest) [far, farthest] = [at, away];
  }
  if (far === 0) return [start, end];
  return [...thinned(line.slice(0, far + 1), most).slice(0, -1), ...thinned(line.slice(far), most)];
}

function fromLine([x, y]: Point, [fromX, fromY]: Point, [toX, toY]: Point): number {
  const length = Math.hypot(toX - fromX, toY - fromY);
  if (length === 0) return Math.hypot(x - fromX, y - fromY);
  return Math.abs((toX - fromX) * (fromY - y) - (fromX - x) * (toY - fromY)) / length;
}

function apart([x, y]: Point, [otherX, otherY]: Point): number {
  return Math.hypot(x - otherX, y - otherY);
}
