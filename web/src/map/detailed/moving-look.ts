import { between, type Frame, keepIn, type Look } from '../camera/look.ts';
import { isSameZoom } from '../zoom.ts';

/** The duration of a zoom step, or of the way to a place. */
const glideMs = 220;

/** The look as it changes: at once under a finger, gliding by steps. */
export type MovingLook = {
  /** The look at this moment. */
  readonly now: Look;
  /** The look at the end of the glide, from which steps in quick succession go on. */
  readonly goal: Look;
  readonly frame: Frame;
  /** The view has another size. */
  fit(frame: Frame): void;
  jumpTo(look: Look): void;
  glideTo(look: Look): void;
  /** Goes on to where one looks at this time. True while there is more of the way. */
  step(now: number): boolean;
};

type MovingLookInput = {
  readonly look: Look;
  readonly frame: Frame;
  /** Nothing is to move by itself. */
  readonly isStill: () => boolean;
  /** Another zoom is the goal now. */
  readonly onZoom: (zoom: number) => void;
  /** Something has to be drawn. */
  readonly onMoved: () => void;
};

export function openLook({ look, frame: firstFrame, isStill, onZoom, onMoved }: MovingLookInput): MovingLook {
  let [from, now, goal, frame] = [look, look, look, firstFrame];
  let began: number | undefined;
  const headFor = (wanted: Look): void => {
    const before = goal.zoom;
    goal = keepIn(wanted, frame);
    onMoved();
    if (!isSameZoom(before, goal.zoom)) onZoom(goal.zoom);
  };
  const jumpTo = (wanted: Look): void => {
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
    get frame() {
      return frame;
    },
    fit: (next) => {
      frame = next;
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
      now = share === 1 ? goal : between(from, goal, eased(share));
      if (share === 1) began = undefined;
      return began !== undefined;
    },
  };
}

/** Quick at first, then slower. */
const eased = (share: number): number => 1 - (1 - share) ** 3;
