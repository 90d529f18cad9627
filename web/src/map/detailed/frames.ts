/** Minimum gap between two frames of the ambient animation. */
const minGapMs = 50;
/** The gap after a late frame is this multiple of the delay, because the machine is busy. */
const restPerLateness = 3;
/** Maximum gap. If the next frame would need a longer gap, the animation stops until the next gesture. */
const maxGapMs = 1000;

export type Frames = {
  /** Requests a frame. Call this after each change. */
  wake(): void;
  close(): void;
};

type FramesInput = {
  /** Draws a frame. Returns true to request the next frame immediately. */
  readonly draw: (now: number) => boolean;
  readonly isLively: () => boolean;
};

/** Draws on demand: never on a hidden page, and not on an idle map. */
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
