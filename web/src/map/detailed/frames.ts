/** Minimum gap between two frames of the ambient animation. */
const minGapMs = 50;
/** A late frame means a busy machine: the next one waits this many times its lateness. */
const restPerLateness = 3;
/** Maximum gap. Slower would not look alive, so the animation stops until the next gesture. */
const maxGapMs = 1000;

export type Frames = {
  /** Requests a frame after a change. */
  wake(): void;
  close(): void;
};

type FramesInput = {
  /** Draws a frame. True if a movement needs the next frame at once. */
  readonly draw: (now: number) => boolean;
  /** True if the ambient animation runs while nothing else moves. */
  readonly isLively: () => boolean;
};

/** Draws only when needed. A hidden page gets no frames, and a still map none after its last change. */
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

/** The gap after a frame that was late by `latenessMs`. Undefined if the animation should stop. */
export function gapAfter(latenessMs: number): number | undefined {
  const gap = Math.max(latenessMs * restPerLateness, minGapMs);
  return gap <= maxGapMs ? gap : undefined;
}
