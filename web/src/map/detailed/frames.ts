/** Minimum gap between two frames of the ambient animation. */
const minGapMs = 50;
/** After a late frame the next one waits this many times the delay, because the machine is busy. */
const restPerLateness = 3;
/** Maximum gap. If a frame needs a longer one, the animation stops until the next gesture. */
const maxGapMs = 1000;

export type Frames = {
  /** Requests a frame after a change. */
  wake(): void;
  close(): void;
};

type FramesInput = {
  /** Draws a frame. Returns true if the next frame should follow at once. */
  readonly draw: (now: number) => boolean;
  readonly isLively: () => boolean;
};

/** Draws only when needed: no frames on a hidden page, and none on a still map after its last change. */
export function openFrames({ draw, isLively }: FramesInput): Frames {
  let frame = 0;
  let timer = 0;
  let dueAt = 0;
  const wakeAt = (due: number): void => {
    if (frame !== 0) return;
    clearTimeout(timer);
    dueAt = due;
    frame = requestAnimationFrame(step);
  };
  const wake = (): void => wakeAt(performance.now());
  const step = (now: number): void => {
    frame = 0;
    const gap = gapAfter(performance.now() - dueAt);
    if (draw(now)) wake();
    else if (gap !== undefined && isLively()) {
      const due = performance.now() + gap;
      timer = window.setTimeout(() => wakeAt(due), gap);
    }
  };
  return {
    wake,
    close: () => {
      clearTimeout(timer);
      cancelAnimationFrame(frame);
      frame = -1;
    },
  };
}

/** The gap before the next frame, or undefined if the animation should stop. */
export function gapAfter(latenessMs: number): number | undefined {
  const gap = Math.max(latenessMs * restPerLateness, minGapMs);
  return gap <= maxGapMs ? gap : undefined;
}
