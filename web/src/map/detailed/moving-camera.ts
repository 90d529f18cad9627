import { type CameraBounds, type CameraPosition, clampPosition, interpolate } from '../camera/camera-position.ts';
import { isSameZoom } from '../zoom.ts';

/** Duration of an animated move. */
const glideMs = 220;

/** A camera that follows drags immediately and animates zoom steps and moves. */
export type MovingCamera = {
  readonly now: CameraPosition;
  /** The target of the animation. Further zoom steps start from this position. */
  readonly goal: CameraPosition;
  readonly bounds: CameraBounds;
  /** Call after the view is resized. */
  fit(bounds: CameraBounds): void;
  jumpTo(position: CameraPosition): void;
  glideTo(position: CameraPosition): void;
  /** Advances to time `now`. Returns true while the animation runs. */
  step(now: number): boolean;
};

type MovingCameraInput = {
  readonly position: CameraPosition;
  readonly bounds: CameraBounds;
  /** True if moves should not be animated (reduced motion). */
  readonly isStill: () => boolean;
  /** Called with each new target zoom. */
  readonly onZoom: (zoom: number) => void;
  /** Called after each change, to request a frame. */
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
