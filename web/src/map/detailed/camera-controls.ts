import { bringIn, panBy, toMap, zoomAt } from '../camera/camera-position.ts';
import type { Camera } from '../picture-props.ts';
import type { Point } from '../polygon.ts';
import { stepZoom, type ZoomRange } from '../zoom.ts';
import { listenToGestures, type PressKind } from './gestures.ts';
import type { MovingCamera } from './moving-camera.ts';

/**
 * Minimum distance between a point that is brought into view and the edge, in screen pixels. Small views use
 * `edgeShare` of their size instead.
 */
const edge = { width: 120, height: 80 };
const edgeShare = 1 / 4;

export const cameraControls = (camera: MovingCamera, range: ZoomRange): Camera => ({
  goTo: (point, zoom) => camera.glideTo({ ...point, zoom }),
  zoomBy: (direction, by) => {
    const zoom = stepZoom(camera.goal.zoom, direction, by, { kind: 'detailed', range });
    camera.glideTo({ ...camera.goal, zoom });
  },
  panBy: (right, down) => camera.glideTo(panBy(camera.goal, { x: -right, y: -down }, camera.bounds)),
  bringIntoView: (point) => {
    const { width, height } = camera.bounds.view;
    const margin = {
      width: Math.min(edge.width, width * edgeShare),
      height: Math.min(edge.height, height * edgeShare),
    };
    camera.glideTo(bringIn(camera.goal, point, margin, camera.bounds));
  },
});

type GestureHandlers = {
  readonly onHold: (isHeld: boolean) => void;
  readonly onPress: (at: Point, how: PressKind) => void;
};

/** Lets fingers, mouse and wheel control the camera. Returns a function that removes the listeners. */
export const followGestures = (
  view: HTMLElement,
  camera: MovingCamera,
  range: ZoomRange,
  { onHold, onPress }: GestureHandlers,
) =>
  listenToGestures(view, {
    onHold,
    onPan: (by) => camera.jumpTo(panBy(camera.now, by, camera.bounds)),
    onPinch: (at, by, zoom) =>
      camera.jumpTo(zoomAt(panBy(camera.now, by, camera.bounds), camera.now.zoom + zoom, at, camera.bounds)),
    onNotch: (at, direction) => {
      const zoom = stepZoom(camera.goal.zoom, direction, 'key', { kind: 'detailed', range });
      camera.glideTo(zoomAt(camera.goal, zoom, at, camera.bounds));
    },
    onPress: (at, how) => onPress(toMap(camera.now, camera.bounds.view, at), how),
  });
