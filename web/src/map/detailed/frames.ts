/** Quiet life needs no more frames than this. */
const leastGapMs = 50;
/** A late frame means a busy machine: the next one waits this many times its lateness. */
const restPerLateness = 3;
/**
 * The longest pause between two frames of the animation: slower would not look alive, so it stops until the next
 * gesture.
 */
const greatestGapMs = 1000;

export type Frames = {
  /** Something has changed: the next frame is drawn. */
  wake(): void;
  close(): void;
};

type FramesInput = {
  /** Draws a frame, and says whether something is in motion that wants the very next one. */
  readonly draw: (now: number) => boolean;
  /** True if something moves by itself, while nothing else does. */
  readonly isLively: () => boolean;
};

/** Draws when there is something to draw, and no more: a hidden page gets no frames, and a still map none after its last. */
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

/** The pause after a frame that came this late; undefined if the animation had better stop. */
export function gapAfter(latenessMs: number): number | undefined {
  const gap = Math.max(latenessMs * restPerLateness, leastGapMs);
  return gap <= greatestGapMs ? gap : undefined;
}
