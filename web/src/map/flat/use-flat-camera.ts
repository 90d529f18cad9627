import { useEffect, useEffectEvent, useImperativeHandle, useRef } from 'react';
import { bringIn, firstLook, panBy, zoomAt } from '../camera/look.ts';
import { isFirstLookTold } from '../first-look.ts';
import type { PictureProps } from '../picture-props.ts';
import type { Point } from '../polygon.ts';
import { isSameZoom, scaleOf, snapZoom, stepZoom, type ZoomRange } from '../zoom.ts';
import { hearPointer } from './hear-pointer.ts';
import { useFlatLook } from './use-flat-look.ts';

/** So far inside the view a place is brought, in pixels of the screen. */
const margin = { width: 130, height: 170 };

type FlatCameraProps = Pick<PictureProps, 'root' | 'setting' | 'camera'> & {
  readonly range: ZoomRange;
  /** The player's place, if it is on this map. */
  readonly spot: Point | undefined;
  readonly onMoved: (scale: number) => void;
};

/** The camera of the flat map: moved by buttons, keys and places through `camera`, by wheel and fingers in `view`. */
export function useFlatCamera({ root, setting, camera, range, spot, onMoved }: FlatCameraProps) {
  const { controls, frame, lookNow, lookAhead, go, stop } = useFlatLook(root, range);
  const view = useRef<HTMLDivElement>(null);
  const step = (zoom: number, direction: 1 | -1, by: 'key' | 'button') =>
    stepZoom(zoom, direction, by, { kind: 'flat', range });
  const bringIntoView = (point: Point): void => go(bringIn(lookAhead(), point, margin, frame()));
  useImperativeHandle(camera, () => ({
    goTo: (point, zoom) => go({ ...point, zoom }),
    zoomBy: (direction, by) => {
      const ahead = lookAhead();
      go({ ...ahead, zoom: step(ahead.zoom, direction, by) });
    },
    panBy: (right, down) => go(panBy(lookAhead(), { x: -right, y: -down }, frame())),
    bringIntoView,
  }));
  const begin = useEffectEvent((): void => {
    go(firstLook(frame(), setting.jsonInfo), 0);
    if (spot && !isFirstLookTold(setting.jsonInfo)) go(bringIn(lookAhead(), spot, margin, frame()), 0);
    onMoved(scaleOf(lookAhead().zoom));
  });
  const zoomAbout = useEffectEvent((zoom: number, clientX: number, clientY: number): void => {
    const box = controls.current?.instance.wrapperComponent?.getBoundingClientRect();
    if (box) go(zoomAt(lookAhead(), zoom, { x: clientX - box.left, y: clientY - box.top }, frame()));
  });
  const onNotch = useEffectEvent((notch: 1 | -1, x: number, y: number): void => {
    zoomAbout(step(lookAhead().zoom, notch, 'key'), x, y);
  });
  const onStretch = useEffectEvent((by: number, x: number, y: number): void => {
    zoomAbout(lookAhead().zoom + by, x, y);
  });
  const onPinched = useEffectEvent((x: number, y: number): void => {
    stop();
    const { zoom } = lookNow();
    const rest = snapZoom(zoom, range);
    if (!isSameZoom(zoom, rest)) zoomAbout(rest, x, y);
  });
  useEffect(() => (view.current ? onceSized(view.current, () => begin()) : undefined), []);
  useEffect(() => {
    if (!view.current) return;
    return hearPointer(view.current, {
      onNotch: (notch, x, y) => onNotch(notch, x, y),
      onStretch: (zoom, x, y) => onStretch(zoom, x, y),
      onPinched: (x, y) => onPinched(x, y),
    });
  }, []);
  return { controls, view, bringIntoView, stop };
}

/** Before it has a size there is nothing to look at; afterwards the library keeps within the edges. */
function onceSized(view: Element, begin: () => void): () => void {
  const sized = new ResizeObserver(([entry]) => {
    if (!entry || entry.contentRect.width === 0) return;
    sized.disconnect();
    begin();
  });
  sized.observe(view);
  return () => sized.disconnect();
}
