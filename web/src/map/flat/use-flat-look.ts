import { useRef } from 'react';
import type { ReactZoomPanPinchRef } from 'react-zoom-pan-pinch';
import { isStill } from '../../ui/is-still.ts';
import { type Frame, keepIn, type Look, originOf } from '../camera/look.ts';
import { isSameZoom, type Size, scaleOf, type ZoomRange, zoomOf } from '../zoom.ts';

const glideMs = 260;

/** The library that drags and pinches the flat map, in terms of what is looked at: where that is now, and a glide elsewhere. */
export function useFlatLook(map: Size, range: ZoomRange) {
  const controls = useRef<ReactZoomPanPinchRef>(null);
  const goal = useRef<Look>(undefined);
  const frame = (): Frame => {
    const { clientWidth: width = 0, clientHeight: height = 0 } = controls.current?.instance.wrapperComponent ?? {};
    return { map, view: { width, height }, range };
  };
  const lookNow = (): Look => {
    const { scale, positionX, positionY } = controls.current?.state ?? { scale: 1, positionX: 0, positionY: 0 };
    const { view } = frame();
    return {
      x: (view.width / 2 - positionX) / scale,
      y: (view.height / 2 - positionY) / scale,
      zoom: zoomOf(scale),
    };
  };
  /** The end of the glide under way, so that steps in quick succession add up. */
  const lookAhead = (): Look => goal.current ?? lookNow();
  const go = (target: Look, ms = isStill() ? 0 : glideMs): void => {
    const { view } = frame();
    const goalLook = keepIn(target, frame());
    const { x, y } = originOf(goalLook, view);
    goal.current = goalLook;
    const over = controls.current?.setTransform(x, y, scaleOf(goalLook.zoom), ms);
    void over?.then(() => {
      if (goal.current !== goalLook) return;
      goal.current = undefined;
      // The library lets a glide go when the view gets another size in the middle of it; no hand has stopped it.
      if (!isSameZoom(lookNow().zoom, goalLook.zoom)) go(goalLook);
    });
  };
  /** A hand has stopped the glide. */
  const stop = (): void => {
    goal.current = undefined;
  };
  return { controls, frame, lookNow, lookAhead, go, stop };
}
