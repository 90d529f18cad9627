/** A trace event of the browser. Times are in microseconds. */
export type TraceEvent = {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  /** `dur` is wall-clock time, `tdur` CPU time. */
  readonly dur?: number;
  readonly tdur?: number;
  readonly args?: { readonly name?: string };
};

/** Work of the main thread in one frame, in milliseconds of CPU time and of wall-clock time. */
export type FrameWork = { readonly cpuMs: number; readonly wallMs: number };

const task = 'RunTask';
const frameBegins = 'PageAnimator::serviceScriptedAnimations';

/**
 * Frames of the busiest page in a trace. A frame lasts until the next animation frame, and contains all tasks that end
 * before it.
 */
export function framesOfTrace(events: readonly TraceEvent[]): readonly FrameWork[] {
  const page = pageThread(events);
  const own = events.filter(({ pid, tid }) => pid === page?.pid && tid === page?.tid);
  const begins = own
    .filter(({ name, ph }) => name === frameBegins && ph !== 'E')
    .map(({ ts }) => ts)
    .sort((one, other) => one - other);
  const tasks = own.filter(({ name, ph }) => name === task && ph === 'X');
  return begins.slice(1).map((end, index) => {
    const start = begins[index] ?? end;
    const within = tasks.filter(({ ts, dur = 0 }) => ts + dur > start && ts + dur <= end);
    return {
      cpuMs: sum(within.map(({ dur = 0, tdur = dur }) => tdur)) / 1000,
      wallMs: sum(within.map(({ dur = 0 }) => dur)) / 1000,
    };
  });
}

function pageThread(events: readonly TraceEvent[]): TraceEvent | undefined {
  const turns = events.filter(({ name }) => name === frameBegins);
  const countOf = (one: TraceEvent) => turns.filter(({ pid, tid }) => pid === one.pid && tid === one.tid).length;
  return turns.sort((one, other) => countOf(other) - countOf(one))[0];
}

const sum = (figures: readonly number[]): number => figures.reduce((total, each) => total + each, 0);
