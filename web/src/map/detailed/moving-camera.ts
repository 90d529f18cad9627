import { type CameraBounds, type CameraPosition, interpolate, keepIn } from '../camera/camera-position.ts';
import { isSameZoom } from '../zoom.ts';

/** The duration of a zoom step, or of the way to a place. */
const glideMs = 220;

/** The camera as it moves: at once under a finger, gliding by steps. */
export type MovingCamera = {
  /** The position at this moment. */
  readonly now: CameraPosition;
  /** The position at the end of the glide, from which steps in quick succession go on. */
  readonly goal: CameraPosition;
  readonly bounds: CameraBounds;
  /** The view has another size. */
  fit(bounds: CameraBounds): void;
  jumpTo(position: CameraPosition): void;
  glideTo(position: CameraPosition): void;
  /** Moves on to the position at this time. True while there is more of the way. */
  step(now: number): boolean;
};

type MovingCameraInput = {
  readonly position: CameraPosition;
  readonly bounds: CameraBounds;
  /** Nothing is to move by itself. */
  readonly isStill: () => boolean;
  /** Another zoom is the goal now. */
  readonly onZoom: (zoom: number) => void;
  /** Something has to be drawn. */
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
  const headFor = (wanted: CameraPosition): void => {
    const before = goal.zoom;
    goal = keepIn(wanted, bounds);
    onMoved();
    if (!isSameZoom(before, goal.zoom)) onZoom(goal.zoom);
  };
  const jumpTo = (wanted: CameraPosition): void => {
    began = undefined;
    headFor(wanted);
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
    glideTo: (wanted) => {
      if (isStill()) return jumpTo(wanted);
      from = now;
      began = performance.now();
      headFor(wanted);
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

/** Quick at first, then slower. */
const eased = (share: number): number => 1 - (1 - share) ** 3;
