import { prefersReducedMotion } from '../../ui/prefers-reduced-motion.ts';
import { originOf } from '../camera/camera-position.ts';
import { scaleOf } from '../zoom.ts';
import type { MovingCamera } from './moving-camera.ts';
import type { MapPicture } from './open-picture.ts';

/** The least time between two frames of the fog, lamps and glints. */
const stirMs = 45;

export type MapDrawing = {
  /** Draws a frame; true if the look moves on. */
  draw(now: number, camera: MovingCamera, picture: MapPicture | undefined): boolean;
  /** The map goes by under the hand, or no longer. */
  hold(isHeld: boolean): void;
};

/** Draws frames of the map: the picture, or the ground in its place until it has come, and what lies over it. */
export function mapDrawing(over: HTMLElement, ground: HTMLElement): MapDrawing {
  let [stirred, scale, isHeld] = [Number.NEGATIVE_INFINITY, 0, false];
  return {
    draw(now, camera, picture) {
      const isMoving = camera.step(now);
      const { x, y } = originOf(camera.now, camera.bounds.view);
      const scaleNow = scaleOf(camera.now.zoom);
      over.style.transform = `translate(${x}px, ${y}px) scale(${scaleNow})`;
      if (ground.isConnected) ground.style.transform = over.style.transform;
      // Every label is measured anew when it changes: while one only drags it does not.
      if (scaleNow !== scale) over.style.setProperty('--scale', String(scaleNow));
      scale = scaleNow;
      // Nobody sees a lamp breathe while the map goes by under the hand.
      if (!isHeld && now - stirred > stirMs) {
        picture?.animate(prefersReducedMotion() ? undefined : now / 1000);
        stirred = now;
      }
      picture?.draw(camera.now, camera.bounds.view);
      return isMoving;
    },
    hold(held) {
      isHeld = held;
      // A layer of its own, that need not be drawn anew while it is only drawn along. Kept, it would blur as one zooms.
      over.style.willChange = isHeld ? 'transform' : '';
    },
  };
}
