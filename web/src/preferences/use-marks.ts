import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Mark, MarkedThing, MarkKind } from '@underhall/contract';
import { useAnswer } from '../api/answers.ts';
import { call } from '../api/call.ts';
import { useStore } from '../api/client-store.ts';
import { syncWithAccount } from './sync-with-account.ts';

export type Thing = { readonly kind: MarkKind; readonly id: number };

type MarkKey = `${MarkKind} ${number}`;
export type Marks = Readonly<Record<MarkKey, Mark>>;
export type Markings = Readonly<Record<MarkKey, Mark | 'none'>>;

export const markKey = ({ kind, id }: Thing): MarkKey => `${kind} ${id}`;

const thingOf = (key: string): Thing => {
  const [kind, id] = key.split(' ');
  return { kind: kind as MarkKind, id: Number(id) };
};

export const marksByKey = (marks: readonly MarkedThing[]): Marks =>
  Object.fromEntries(marks.map((each) => [markKey(each), each.mark]));

export const markingsOf = (markings: Markings) =>
  Object.entries(markings).map(([key, mark]) => ({ ...thingOf(key), mark }));

declare module '../api/answers.ts' {
  interface Answers {
    readonly marks: Marks;
  }
}

export const syncedMarks = syncWithAccount<'marks', Markings>({
  name: 'marks',
  nothing: {},
  read: async () => marksByKey((await call('GET /extra/marks', {})).marks),
  send: async (changes) => marksByKey((await call('POST /extra/marks', { marks: markingsOf(changes) })).marks),
});

export function useMarks(): Markings {
  const session = useAnswer('session');
  const { data: stored } = useQuery({ ...syncedMarks.query, enabled: Boolean(session) });
  const { changes } = useStore(syncedMarks.unsent);
  return { ...stored, ...changes };
}

export const markIn = (marks: Markings, thing: Thing): Mark | undefined => {
  const mark = marks[markKey(thing)];
  return mark === 'none' ? undefined : mark;
};

export const useMark = (thing: Thing): Mark | undefined => markIn(useMarks(), thing);

export function useSetMark(): (thing: Thing, mark: Mark | 'none') => void {
  const cache = useQueryClient();
  return (thing, mark) => void syncedMarks.change(cache, { [markKey(thing)]: mark });
}
