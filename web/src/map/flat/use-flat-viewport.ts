import { useRef } from 'react';
import type { ReactZoomPanPinchRef } from 'react-zoom-pan-pinch';
import { prefersReducedMotion } from '../../ui/prefers-reduced-motion.ts';
import { type CameraBounds, type CameraPosition, clampPosition, originOf } from '../camera/camera-position.ts';
import { isSameZoom, type MapRoot, scaleOf, type ZoomRange, zoomOf } from '../zoom.ts';

const glideMs = 260;

/** Reads the flat map's position from the zoom library, and animates moves. */
export function useFlatViewport(map: MapRoot, range: ZoomRange) {
  const controls = useRef<ReactZoomPanPinchRef>(null);
  const goal = useRef<CameraPosition>(undefined);
  const bounds = (): CameraBounds => {
    const { clientWidth: width = 0, clientHeight: height = 0 } = controls.current?.instance.wrapperComponent ?? {};
    return { map, view: { width, height }, range };
  };
  const currentPosition = (): CameraPosition => {
    const { scale, positionX, positionY } = controls.current?.state ?? { scale: 1, positionX: 0, positionY: 0 };
    const { view } = bounds();
    return {
      x: (view.width / 2 - positionX) / scale,
      y: (view.height / 2 - positionY) / scale,
      zoom: zoomOf(scale),
    };
  };
  /** The target of the animation, or the current position. Quick steps add up from this position. */
  const goalPosition = (): CameraPosition => goal.current ?? currentPosition();
  const go = (target: CameraPosition, ms = prefersReducedMotion() ? 0 : glideMs): void => {
    const { view } = bounds();
    const goalLook = clampPosition(target, bounds());
    const { x, y } = originOf(goalLook, view);
    goal.current = goalLook;
    const over = controls.current?.setTransform(x, y, scaleOf(goalLook.zoom), ms);
    void over?.then(() => {
      if (goal.current !== goalLook) return;
      goal.current = undefined;
      // The library cancels the animation when the view is resized, so start again.
      if (!isSameZoom(currentPosition().zoom, goalLook.zoom)) go(goalLook);
    });
  };
  /** Call this when the player interrupts the animation. */
  const stop = (): void => {
    goal.current = undefined;
  };
  return { controls, bounds, currentPosition, goalPosition, go, stop };
}
