import { Path2D } from '@napi-rs/canvas';

/** A point that a curve goes through; a corner where the curve may turn sharply. */
export type Point = { readonly x: number; readonly y: number; readonly corner: boolean };

/** Points written `x,y x,y! …`, where `!` marks a corner. */
export function splinePoints(text: string): Point[] {
  return text
    .trim()
    .split(/\s+/)
    .map((each) => {
      const corner = each.endsWith('!');
      const [x = 0, y = 0] = each.replace('!', '').split(',').map(Number);
      return { x, y, corner };
    });
}

/** The smooth line through the points (Catmull and Rom's), open or closed. */
export function spline(points: readonly Point[], closed: boolean): Path2D {
  const path = new Path2D();
  const first = pointAt(points, 0, closed);
  path.moveTo(first.x, first.y);
  const pieces = closed ? points.length : points.length - 1;
  for (let piece = 0; piece < pieces; piece += 1) {
    const { out, back, to } = pull(points, piece, closed);
    path.bezierCurveTo(out.x, out.y, back.x, back.y, to.x, to.y);
  }
  if (closed) path.closePath();
  return path;
}

/** `count` points on the open line, the first and the last of them its ends. */
export function pointsAlong(points: readonly Point[], count: number): Point[] {
  const pieces = points.length - 1;
  return Array.from({ length: count }, (_, index) => {
    const share = (index / (count - 1)) * pieces;
    const piece = Math.min(pieces - 1, Math.floor(share));
    const { from, out, back, to } = pull(points, piece, false);
    const t = share - piece;
    const u = 1 - t;
    const of = (part: 'x' | 'y') =>
      u * u * u * from[part] + 3 * u * u * t * out[part] + 3 * u * t * t * back[part] + t * t * t * to[part];
    return { x: of('x'), y: of('y'), corner: false };
  });
}

type Bare = { readonly x: number; readonly y: number };
type Pull = { readonly from: Point; readonly out: Bare; readonly back: Bare; readonly to: Point };

function pull(points: readonly Point[], piece: number, closed: boolean): Pull {
  const before = pointAt(points, piece - 1, closed);
  const from = pointAt(points, piece, closed);
  const to = pointAt(points, piece + 1, closed);
  const after = pointAt(points, piece + 2, closed);
  const leave = from.corner ? 0 : 1 / 6;
  const arrive = to.corner ? 0 : 1 / 6;
  return {
    from,
    out: { x: from.x + (to.x - before.x) * leave, y: from.y + (to.y - before.y) * leave },
    back: { x: to.x - (after.x - from.x) * arrive, y: to.y - (after.y - from.y) * arrive },
    to,
  };
}

function pointAt(points: readonly Point[], index: number, closed: boolean): Point {
  const count = points.length;
  const place = closed ? (index + count) % count : Math.min(count - 1, Math.max(0, index));
  const point = points[place];
  if (point === undefined) throw new Error('A line needs points');
  return point;
}
