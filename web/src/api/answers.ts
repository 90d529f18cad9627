import {
  type QueryClient,
  queryOptions,
  type UndefinedInitialDataOptions,
  useQueryClient,
} from '@tanstack/react-query';
import type { Agents, FateReply, MapReply, MyselfReply, Plans } from '@underhall/contract';
import { useCallback, useSyncExternalStore } from 'react';

/**
 * Cached replies, keyed by query name. An area with a reply type of its own adds a line beside its
 * query (`declare module '../api/answers.ts'`). Other areas then read it by name and need not import the area.
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

/** Defines the query of this name, with the type from `Answers`. */
export const namedQuery = <Name extends QueryName>(name: Name, options: Options<Name>) =>
  queryOptions<Answers[Name], Error, Answers[Name], Key<Name>>({ ...options, queryKey: [name] });

/**
 * The hash under which the cache stores the query `[name]`. Not computed by the library, because it is read a thousand
 * times a page.
 */
const hashOf = (name: QueryName): string => `["${name}"]`;

/** The cached reply of a query; undefined if there is none. Never fetches. */
export const answerOf = <Name extends QueryName>(cache: QueryClient, name: Name): Answers[Name] | undefined =>
  cache.getQueryCache().get<Answers[Name]>(hashOf(name))?.state.data;

/** Replaces the cached reply until the next fetch. `change` receives undefined if there is none. */
export function changeAnswer<Name extends QueryName>(
  cache: QueryClient,
  name: Name,
  change: (last: Answers[Name] | undefined) => Answers[Name] | undefined,
): void {
  cache.setQueryData<Answers[Name]>([name], change);
}

/** Marks replies as stale. Those on the page are fetched at once, the others when they are next shown. */
export const invalidate = (cache: QueryClient, ...names: readonly QueryName[]): Promise<unknown> =>
  Promise.all(names.map((name) => cache.invalidateQueries({ queryKey: [name] })));

/** Same as `answerOf`, and renders again on a change. */
export const useAnswer = <Name extends QueryName>(name: Name): Answers[Name] | undefined =>
  useCached((cache) => answerOf(cache, name), hashOf(name));

/**
 * A value computed from the cache, which renders again on every change of it. For the same state, `read` must return
 * the same object.
 */
export const useCacheValue = <Value>(read: (cache: QueryClient) => Value): Value => useCached(read);

/** With a hash, reacts only to changes of that query. */
function useCached<Value>(read: (cache: QueryClient) => Value, hash?: string): Value {
  const cache = useQueryClient();
  const subscribe = useCallback(
    (listener: () => void) =>
      cache.getQueryCache().subscribe(({ type, query }) => {
        // Observers come and go a hundred times a page without a change of the data.
        if (!type.startsWith('observer') && (hash === undefined || hash === query.queryHash)) listener();
      }),
    [cache, hash],
  );
  return useSyncExternalStore(subscribe, () => read(cache));
}
