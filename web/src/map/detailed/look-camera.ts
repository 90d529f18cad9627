import { bringIn, panBy, toMap, zoomAt } from '../camera/look.ts';
import type { Camera } from '../picture-props.ts';
import type { Point } from '../polygon.ts';
import { stepZoom, type ZoomRange } from '../zoom.ts';
import { type How, listen } from './gestures.ts';
import type { MovingLook } from './moving-look.ts';

/** The margin within which a place counts as well inside the view; less in a small view. */
const edge = { width: 120, height: 80 };
const edgeShare = 1 / 4;

/** Moves a look as buttons, keys and places ask. */
export const cameraOf = (eye: MovingLook, range: ZoomRange): Camera => ({
  goTo: (point, zoom) => eye.glideTo({ ...point, zoom }),
  zoomBy: (direction, by) => {
    const zoom = stepZoom(eye.goal.zoom, direction, by, { kind: 'detailed', range });
    eye.glideTo({ ...eye.goal, zoom });
  },
  panBy: (right, down) => eye.glideTo(panBy(eye.goal, { x: -right, y: -down }, eye.frame)),
  bringIntoView: (point) => {
    const { width, height } = eye.frame.view;
    const margin = {
      width: Math.min(edge.width, width * edgeShare),
      height: Math.min(edge.height, height * edgeShare),
    };
    eye.glideTo(bringIn(eye.goal, point, margin, eye.frame));
  },
});

type Heard = {
  readonly onHold: (isHeld: boolean) => void;
  /** At this point of the map. */
  readonly onPress: (at: Point, how: How) => void;
};

/** Moves a look as hand and wheel ask, until the returned function is called. */
export const followHand = (view: HTMLElement, eye: MovingLook, range: ZoomRange, { onHold, onPress }: Heard) =>
  listen(view, {
    onHold,
    onPan: (by) => eye.jumpTo(panBy(eye.now, by, eye.frame)),
    onPinch: (at, by, zoom) => eye.jumpTo(zoomAt(panBy(eye.now, by, eye.frame), eye.now.zoom + zoom, at, eye.frame)),
    onNotch: (at, direction) => {
      const zoom = stepZoom(eye.goal.zoom, direction, 'key', { kind: 'detailed', range });
      eye.glideTo(zoomAt(eye.goal, zoom, at, eye.frame));
    },
    onPress: (at, how) => onPress(toMap(eye.now, eye.frame.view, at), how),
  });
