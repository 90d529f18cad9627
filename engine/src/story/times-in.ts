import type { Change } from '../change.ts';
import type { RepeatedChange } from './repeated.ts';

/** Undefined if the turn repeated no choice. */
export function repeatedIn(changes: readonly Change[]): RepeatedChange | undefined {
  const last = changes.at(-1);
  return last?.kind === 'repeated' ? last : undefined;
}

/** The changes of a turn, in one part for each time that its choice was made. */
export function timesIn(changes: readonly Change[]): readonly (readonly Change[])[] {
  if (!repeatedIn(changes)) return [changes];
  const results = changes.flatMap((change, place) =>
    change.kind === 'story' && change.to.phase === 'End' ? [place] : [],
  );
  const starts = [0, ...results.slice(0, -1).map((place) => place + 1)];
  return starts.map((start, time) => changes.slice(start, starts[time + 1]));
}
