import { useEffect, useEffectEvent, useImperativeHandle, useRef } from 'react';
import { bringIn, initialPosition, panBy, zoomAt } from '../camera/camera-position.ts';
import { hasInitialPosition } from '../has-initial-position.ts';
import type { PictureProps } from '../picture-props.ts';
import type { Point } from '../polygon.ts';
import { isSameZoom, scaleOf, snapZoom, stepZoom, type ZoomRange } from '../zoom.ts';
import { handlePointer } from './handle-pointer.ts';
import { useFlatViewport } from './use-flat-viewport.ts';

/** Margin around a point that is brought into view, in screen pixels. */
const margin = { width: 130, height: 170 };

type FlatCameraProps = Pick<PictureProps, 'root' | 'setting' | 'camera'> & {
  readonly range: ZoomRange;
  readonly spot: Point | undefined;
  readonly onMoved: (scale: number) => void;
};

/** The camera of the flat map. Buttons, keys and places control `camera`. Wheel and fingers control `view`. */
export function useFlatCamera({ root, setting, camera, range, spot, onMoved }: FlatCameraProps) {
  const { controls, bounds, currentPosition, goalPosition, go, stop } = useFlatViewport(root, range);
  const view = useRef<HTMLDivElement>(null);
  const step = (zoom: number, direction: 1 | -1, by: 'key' | 'button') =>
    stepZoom(zoom, direction, by, { kind: 'flat', range });
  const bringIntoView = (point: Point): void => go(bringIn(goalPosition(), point, margin, bounds()));
  useImperativeHandle(camera, () => ({
    goTo: (point, zoom) => go({ ...point, zoom }),
    zoomBy: (direction, by) => {
      const ahead = goalPosition();
      go({ ...ahead, zoom: step(ahead.zoom, direction, by) });
    },
    panBy: (right, down) => go(panBy(goalPosition(), { x: -right, y: -down }, bounds())),
    bringIntoView,
  }));
  const begin = useEffectEvent((): void => {
    go(initialPosition(bounds(), setting.jsonInfo), 0);
    if (spot && !hasInitialPosition(setting.jsonInfo)) go(bringIn(goalPosition(), spot, margin, bounds()), 0);
    onMoved(scaleOf(goalPosition().zoom));
  });
  const previousMin = useRef(range.min);
  /** A map that is seen whole stays whole when the view changes its size. */
  const keepInRange = useEffectEvent((min: number): void => {
    if (previousMin.current === min) return;
    const position = goalPosition();
    const wasWhole = isSameZoom(position.zoom, previousMin.current);
    previousMin.current = min;
    go(wasWhole ? { ...position, zoom: min } : position, 0);
  });
  const zoomAbout = useEffectEvent((zoom: number, clientX: number, clientY: number): void => {
    const box = controls.current?.instance.wrapperComponent?.getBoundingClientRect();
    if (box) go(zoomAt(goalPosition(), zoom, { x: clientX - box.left, y: clientY - box.top }, bounds()));
  });
  const onNotch = useEffectEvent((notch: 1 | -1, x: number, y: number): void => {
    zoomAbout(step(goalPosition().zoom, notch, 'key'), x, y);
  });
  const onStretch = useEffectEvent((by: number, x: number, y: number): void => {
    zoomAbout(goalPosition().zoom + by, x, y);
  });
  const onPinched = useEffectEvent((x: number, y: number): void => {
    stop();
    const { zoom } = currentPosition();
    const rest = snapZoom(zoom, range);
    if (!isSameZoom(zoom, rest)) zoomAbout(rest, x, y);
  });
  useEffect(() => begin(), []);
  useEffect(() => keepInRange(range.min), [range.min]);
  useEffect(() => {
    if (!view.current) return;
    return handlePointer(view.current, {
      onNotch: (notch, x, y) => onNotch(notch, x, y),
      onStretch: (zoom, x, y) => onStretch(zoom, x, y),
      onPinched: (x, y) => onPinched(x, y),
    });
  }, []);
  return { controls, view, bringIntoView, stop };
}
