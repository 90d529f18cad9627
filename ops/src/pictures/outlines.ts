/** A corner of an outline, as x and y in pixels of the map. */
export type Point = readonly [x: number, y: number];
type Edge = readonly [from: Point, to: Point];

/** Reads the corners of a hitbox, written as `x,y x,y x,y`. */
export function cornersOf(hitbox: string): readonly Point[] {
  return hitbox.split(' ').map((corner): Point => {
    const [x, y] = corner.split(',').map(Number);
    return [x ?? Number.NaN, y ?? Number.NaN];
  });
}

/** True if two outlines have a point in common. */
export function doMeet(one: readonly Point[], other: readonly Point[]): boolean {
  const doEdgesCross = edgesOf(one).some((edge) => edgesOf(other).some((across) => doCross(edge, across)));
  return doEdgesCross || one.some((corner) => isInside(corner, other)) || other.some((corner) => isInside(corner, one));
}

/** True if a point lies inside an outline, by the even-odd rule. */
export function isInside([x, y]: Point, outline: readonly Point[]): boolean {
  let inside = false;
  for (const [[fromX, fromY], [toX, toY]] of edgesOf(outline)) {
    if (fromY > y !== toY > y && x < ((toX - fromX) * (y - fromY)) / (toY - fromY) + fromX) inside = !inside;
  }
  return inside;
}

function edgesOf(outline: readonly Point[]): readonly Edge[] {
  return outline.map((corner, at) => [outline.at(at - 1) ?? corner, corner]);
}

function doCross([a, b]: Edge, [c, d]: Edge): boolean {
  const side = (p: Point, q: Point, r: Point) =>
    Math.sign((q[0] - p[0]) * (r[1] - p[1]) - (q[1] - p[1]) * (r[0] - p[0]));
  return side(a, b, c) !== side(a, b, d) && side(c, d, a) !== side(c, d, b);
}
