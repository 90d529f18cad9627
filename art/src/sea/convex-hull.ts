export type Point = readonly [x: number, y: number];

/** A convex outline of `corners` corners or fewer, `about` wider on every side than the points it holds. */
export function convexHull(points: readonly Point[], about: number, corners: number): readonly Point[] {
  const directions = Array.from({ length: corners }, (_, at) => (at * 2 * Math.PI) / corners);
  const farthest = directions.map((angle) => {
    const [across, down] = [Math.cos(angle), Math.sin(angle)];
    const reach = Math.max(...chunks(points, (part) => Math.max(...part.map(([x, y]) => x * across + y * down))));
    return { across, down, reach: reach + about };
  });
  return farthest.map((side, at) => crossing(side, farthest[(at + 1) % corners] ?? side));
}

type Side = { readonly across: number; readonly down: number; readonly reach: number };

function crossing(one: Side, other: Side): Point {
  const turn = one.across * other.down - one.down * other.across;
  return [
    (one.reach * other.down - other.reach * one.down) / turn,
    (other.reach * one.across - one.reach * other.across) / turn,
  ];
}

function chunks(points: readonly Point[], measure: (part: readonly Point[]) => number): readonly number[] {
  const measures: number[] = [];
  for (let from = 0; from < points.length; from += 1000) measures.push(measure(points.slice(from, from + 1000)));
  return measures;
}
