import { expect, test } from 'vitest';
import { framesOfTrace, type TraceEvent } from './frames-of-trace.ts';

const frame = 'PageAnimator::serviceScriptedAnimations';
const at = (name: string, ts: number, dur: number, about: Partial<TraceEvent> = {}): TraceEvent => ({
  name,
  ph: 'X',
  pid: 1,
  tid: 7,
  ts,
  dur,
  ...about,
});

test('a frame has the CPU time of all tasks that ended in it', () => {
  const events = [
    at('RunTask', 900, 500, { tdur: 400 }),
    at(frame, 1000, 300),
    at('RunTask', 5000, 2000, { tdur: 1000 }),
    at('RunTask', 8000, 9000, { tdur: 3000 }),
    at(frame, 8200, 300),
    at(frame, 18_000, 300),
  ];
  expect(framesOfTrace(events)).toEqual([
    { cpuMs: 1.4, wallMs: 2.5 },
    { cpuMs: 3, wallMs: 9 },
  ]);
});

test('other threads and pages with fewer frames do not count', () => {
  const elsewhere = { pid: 2, tid: 7 };
  const events = [
    ...[1000, 2000, 3000].map((ts) => at(frame, ts, 1)),
    at('RunTask', 1200, 500),
    at('RunTask', 1200, 900, { tid: 8 }),
    ...[1000, 2000].map((ts) => at(frame, ts, 1, elsewhere)),
    at('RunTask', 1300, 600, elsewhere),
  ];
  expect(framesOfTrace(events).map(({ cpuMs }) => cpuMs)).toEqual([0.5, 0]);
});
