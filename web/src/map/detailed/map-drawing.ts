import { prefersReducedMotion } from '../../ui/prefers-reduced-motion.ts';
import { originOf } from '../camera/camera-position.ts';
import { scaleOf } from '../zoom.ts';
import type { MovingCamera } from './moving-camera.ts';
import type { MapPicture } from './open-picture.ts';

/** Minimum time between two frames of the ambient animation. */
const stirMs = 45;

export type MapDrawing = {
  /** Draws a frame. Returns true while the camera is still moving. */
  draw(now: number, camera: MovingCamera, picture: MapPicture | undefined): boolean;
  /** Call this when a drag begins and when it ends. */
  hold(isHeld: boolean): void;
};

/**
 * Draws the frames of the map: the place layer, and below it the picture, or the ground until the picture has loaded.
 */
export function mapDrawing(over: HTMLElement, ground: HTMLElement): MapDrawing {
  let [stirred, scale, isHeld] = [Number.NEGATIVE_INFINITY, 0, false];
  return {
    draw(now, camera, picture) {
      const isMoving = camera.step(now);
      const { x, y } = originOf(camera.now, camera.bounds.view);
      const scaleNow = scaleOf(camera.now.zoom);
      over.style.transform = `translate(${x}px, ${y}px) scale(${scaleNow})`;
      if (ground.isConnected) ground.style.transform = over.style.transform;
      // Every change of `--scale` re-measures all labels, so set the property only if the scale has changed.
      if (scaleNow !== scale) over.style.setProperty('--scale', String(scaleNow));
      scale = scaleNow;
      if (!isHeld && now - stirred > stirMs) {
        picture?.animate(prefersReducedMotion() ? undefined : now / 1000);
        stirred = now;
      }
      picture?.draw(camera.now, camera.bounds.view);
      return isMoving;
    },
    hold(held) {
      isHeld = held;
      // During a drag, a compositor layer avoids repaints. After the drag the layer is removed, because zooming would
      // blur it.
      over.style.willChange = isHeld ? 'transform' : '';
    },
  };
}
