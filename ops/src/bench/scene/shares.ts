import { percentile } from '../job.ts';

/** The times of the events after a press, in milliseconds of the page's own clock. */
export type Marks = {
  readonly pressed: number;
  /** The moments the call was sent, and its reply began and ended to arrive. */
  readonly sent: number;
  readonly replyStart: number;
  readonly replyEnd: number;
  /** The moments the heading of the next scene stood in the page, and a frame with it had been painted. */
  readonly shown: number;
  readonly painted: number;
};

/** One press: what it led to, and the calls it took until the next scene was painted. */
export type Press = { readonly marks: Marks; readonly calls: readonly string[] };

const kinds = ['script before', 'server and line', 'answer read', 'script after', 'paint'] as const;
export type Share = (typeof kinds)[number];

/** The time between press and paint, in parts that add up to the whole. */
export function sharesOf({
  pressed,
  sent,
  replyStart,
  replyEnd,
  shown,
  painted,
}: Marks): Readonly<Record<Share, number>> {
  return {
    'script before': sent - pressed,
    'server and line': replyStart - sent,
    'answer read': replyEnd - replyStart,
    'script after': shown - replyEnd,
    paint: painted - shown,
  };
}

export const wholeOf = ({ marks }: Press): number => marks.painted - marks.pressed;

/** The calls of one press that move the story on; there is to be one. */
export const storyCalls = ({ calls }: Press): readonly string[] =>
  calls.filter((path) => path.startsWith('/api/storylet'));

/** A table of the median and the 95th percentile: of the whole time, and of each share. */
export function tellPresses(name: string, presses: readonly Press[]): string {
  const line = (what: string, times: readonly number[]): string =>
    `${what.padEnd(22)}${[0.5, 0.95].map((part) => percentile(times, part).toFixed(1).padStart(10)).join('')}`;
  return [
    line(`${name}, ${presses.length} times`, presses.map(wholeOf)),
    ...kinds.map((kind) =>
      line(
        `  ${kind}`,
        presses.map(({ marks }) => sharesOf(marks)[kind]),
      ),
    ),
  ].join('\n');
}
