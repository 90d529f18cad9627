import {
  type QueryClient,
  queryOptions,
  type UndefinedInitialDataOptions,
  useQueryClient,
} from '@tanstack/react-query';
import type { Agents, FateReply, MapReply, MyselfReply, Plans } from '@underhall/contract';
import { useCallback, useSyncExternalStore } from 'react';

/**
 * Reply types, keyed by query name. A feature declares its reply type beside its query (`declare module
 * '../api/answers.ts'`), so that other features can read the reply without an import.
 */
export interface Answers {
  readonly myself: MyselfReply;
  readonly map: MapReply;
  readonly fate: FateReply;
  readonly plans: Plans;
  readonly agents: Agents;
}

export type QueryName = keyof Answers;

type Key<Name extends QueryName> = readonly [Name];
type Options<Name extends QueryName> = Omit<
  UndefinedInitialDataOptions<Answers[Name], Error, Answers[Name], Key<Name>>,
  'queryKey'
>;

/** Defines the query `name`, whose reply type is in `Answers`. */
export const namedQuery = <Name extends QueryName>(name: Name, options: Options<Name>) =>
  queryOptions<Answers[Name], Error, Answers[Name], Key<Name>>({ ...options, queryKey: [name] });

/** The library's hash of `[name]`. Precomputed, because each page reads the cache about a thousand times. */
const hashOf = (name: QueryName): string => `["${name}"]`;

/** The cached reply, or undefined. Never fetches. */
export const answerOf = <Name extends QueryName>(cache: QueryClient, name: Name): Answers[Name] | undefined =>
  cache.getQueryCache().get<Answers[Name]>(hashOf(name))?.state.data;

/** Replaces the cached reply until the next fetch. `change` receives undefined if nothing is cached. */
export function changeAnswer<Name extends QueryName>(
  cache: QueryClient,
  name: Name,
  change: (last: Answers[Name] | undefined) => Answers[Name] | undefined,
): void {
  cache.setQueryData<Answers[Name]>([name], change);
}

/** Replies that the server computes from the character sheet. They are stale whenever the sheet is. */
const onSheet: readonly QueryName[] = ['leads'];

/** Marks replies as stale. Replies in use are refetched at once, others when they are next shown. */
export const invalidate = (cache: QueryClient, ...names: readonly QueryName[]): Promise<unknown> =>
  Promise.all(
    (names.includes('myself') ? [...names, ...onSheet] : names).map((name) =>
      cache.invalidateQueries({ queryKey: [name] }),
    ),
  );

/** Like `answerOf`, and rerenders on a change. */
export const useAnswer = <Name extends QueryName>(name: Name): Answers[Name] | undefined =>
  useCached((cache) => answerOf(cache, name), hashOf(name));

/**
 * Computes a value from the cache and rerenders when the value changes. `read` must return the same object for the same
 * cache state.
 */
export const useCacheValue = <Value>(read: (cache: QueryClient) => Value): Value => useCached(read);

/** If `hash` is set, only changes of that query count. */
function useCached<Value>(read: (cache: QueryClient) => Value, hash?: string): Value {
  const cache = useQueryClient();
  const subscribe = useCallback(
    (listener: () => void) =>
      cache.getQueryCache().subscribe(({ type, query }) => {
        // Observer events do not change data, and each page emits hundreds of them. A query is added without data while
        // its first component renders, when React does not allow others to update.
        const isDataless = type.startsWith('observer') || (type === 'added' && query.state.data === undefined);
        if (!isDataless && (hash === undefined || hash === query.queryHash)) listener();
      }),
    [cache, hash],
  );
  return useSyncExternalStore(subscribe, () => read(cache));
}
