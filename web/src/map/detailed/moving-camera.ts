import { type CameraBounds, type CameraPosition, clampPosition, interpolate } from '../camera/camera-position.ts';
import { isSameZoom } from '../zoom.ts';

/** Duration of a zoom step, or of the move to a place. */
const glideMs = 220;

/** The moving camera. It follows a finger at once and animates steps. */
export type MovingCamera = {
  readonly now: CameraPosition;
  /** The position at the end of the animation. Further steps start from it. */
  readonly goal: CameraPosition;
  readonly bounds: CameraBounds;
  /** Sets the bounds when the view is resized. */
  fit(bounds: CameraBounds): void;
  jumpTo(position: CameraPosition): void;
  glideTo(position: CameraPosition): void;
  /** Moves to the position at time `now`. True while the animation goes on. */
  step(now: number): boolean;
};

type MovingCameraInput = {
  readonly position: CameraPosition;
  readonly bounds: CameraBounds;
  /** True under reduced motion. */
  readonly isStill: () => boolean;
  /** Receives each new target zoom. */
  readonly onZoom: (zoom: number) => void;
  /** Requests a frame. */
  readonly onMoved: () => void;
};

export function openCamera({
  position,
  bounds: firstBounds,
  isStill,
  onZoom,
  onMoved,
}: MovingCameraInput): MovingCamera {
  let [from, now, goal, bounds] = [position, position, position, firstBounds];
  let began: number | undefined;
  const headFor = (target: CameraPosition): void => {
    const before = goal.zoom;
    goal = clampPosition(target, bounds);
    onMoved();
    if (!isSameZoom(before, goal.zoom)) onZoom(goal.zoom);
  };
  const jumpTo = (target: CameraPosition): void => {
    began = undefined;
    headFor(target);
    now = goal;
  };
  return {
    get now() {
      return now;
    },
    get goal() {
      return goal;
    },
    get bounds() {
      return bounds;
    },
    fit: (next) => {
      bounds = next;
      jumpTo(goal);
    },
    jumpTo,
    glideTo: (target) => {
      if (isStill()) return jumpTo(target);
      from = now;
      began = performance.now();
      headFor(target);
    },
    step: (time) => {
      if (began === undefined) return false;
      const share = Math.min(Math.max((time - began) / glideMs, 0), 1);
      now = share === 1 ? goal : interpolate(from, goal, eased(share));
      if (share === 1) began = undefined;
      return began !== undefined;
    },
  };
}

const eased = (share: number): number => 1 - (1 - share) ** 3;
