import { percentile } from '../job.ts';

/** Times of events after a click, in milliseconds of the page's clock. */
export type Timestamps = {
  readonly pressed: number;
  /** When the call was sent, and when its response began and ended. */
  readonly sent: number;
  readonly replyStart: number;
  readonly replyEnd: number;
  /** When the page contained the next scene's heading, and when a frame with the heading was painted. */
  readonly shown: number;
  readonly painted: number;
};

/** One click, and the calls until the next scene was painted. */
export type Press = { readonly timestamps: Timestamps; readonly calls: readonly string[] };

const kinds = ['script before', 'server and network', 'response', 'script after', 'paint'] as const;
export type Phase = (typeof kinds)[number];

/** Splits the time from click to paint into phases. */
export function phasesOf({
  pressed,
  sent,
  replyStart,
  replyEnd,
  shown,
  painted,
}: Timestamps): Readonly<Record<Phase, number>> {
  return {
    'script before': sent - pressed,
    'server and network': replyStart - sent,
    response: replyEnd - replyStart,
    'script after': shown - replyEnd,
    paint: painted - shown,
  };
}

export const totalOf = ({ timestamps }: Press): number => timestamps.painted - timestamps.pressed;

/** The calls of one click that continue the story. There should be exactly one. */
export const storyCalls = ({ calls }: Press): readonly string[] =>
  calls.filter((path) => path.startsWith('/api/storylet'));

/** A table with the median and 95th percentile of the total and of each phase. */
export function pressTable(name: string, presses: readonly Press[]): string {
  const line = (what: string, times: readonly number[]): string =>
    `${what.padEnd(22)}${[0.5, 0.95].map((part) => percentile(times, part).toFixed(1).padStart(10)).join('')}`;
  return [
    line(`${name}, ${presses.length} times`, presses.map(totalOf)),
    ...kinds.map((kind) =>
      line(
        `  ${kind}`,
        presses.map(({ timestamps }) => phasesOf(timestamps)[kind]),
      ),
    ),
  ].join('\n');
}
