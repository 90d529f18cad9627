import type { Path2D } from '@napi-rs/canvas';
import { type Face, profile } from '../cameos/profile.ts';
import { type Point, spline, splinePoints } from '../drawing/spline.ts';
import type { SceneLayer } from '../scene/scene-layer.ts';

const DARK = 0.09;
const FOLD = 0.5;

/** Cuts a large dark figure. Points are written `x,y …` in hundredths of the figure, the origin between its feet. */
export type Pen = {
  readonly cut: (outline: string, shade?: number, hatch?: number) => void;
  /** A crease, an edge or a seam: a little lighter than what it lies on. */
  readonly fold: (points: string, width?: number, shade?: number) => void;
  /** An arm, a strap, a stick: as thick all along. */
  readonly limb: (points: string, width: number, shade?: number) => void;
};

export type Stand = { readonly x: number; readonly y: number; readonly height: number; readonly looksRight?: boolean };

/** A figure with its feet at a point, this many units high. In its points y grows upwards, and it looks to the left. */
export function figure(layer: SceneLayer, { x, y, height, looksRight = false }: Stand, draw: (pen: Pen) => void): void {
  const pen = penOn(layer, (points) => points.map((point) => ({ ...point, y: -point.y })));
  layer.place(x, y, height / 100, () => draw(pen), { mirrored: looksRight });
}

/** The position of a head on a figure: its nape, its size (crown to chin), and the degrees it is bowed. */
export type HeadPlace = { readonly x: number; readonly y: number; readonly size?: number; readonly bowed?: number };

/** A head in profile, then what is on it: in hundredths of a head from the crown, as cameos are cut; y grows down. */
export function head(
  layer: SceneLayer,
  { x, y, size = 14, bowed = 0 }: HeadPlace,
  face: Face,
  draw: (pen: Pen) => void,
): void {
  const pen = penOn(layer, (points) => points);
  layer.place(
    x,
    -y,
    size / 100,
    () => {
      layer.place(42, -108, 1, () => {
        layer.fill(spline(profile(face), true), DARK);
        draw(pen);
      });
    },
    { mirrored: true, turn: -bowed },
  );
}

function penOn(layer: SceneLayer, turned: (points: readonly Point[]) => readonly Point[]): Pen {
  const path = (text: string, closed: boolean): Path2D => spline(turned(splinePoints(text)), closed);
  return {
    cut: (outline, shade = DARK, hatch = 85) => layer.fill(path(outline, true), shade, hatch),
    fold: (points, width = 0.45, shade = FOLD) => layer.line(path(points, false), width, shade, 85),
    limb: (points, width, shade = DARK) => layer.line(path(points, false), width, shade, 85),
  };
}
