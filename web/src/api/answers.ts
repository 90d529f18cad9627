import {
  type QueryClient,
  queryOptions,
  type UndefinedInitialDataOptions,
  useQueryClient,
} from '@tanstack/react-query';
import type { Agents, FateReply, MapReply, MyselfReply, Plans } from '@underhall/contract';
import { useCallback, useSyncExternalStore } from 'react';

/**
 * The answers in the cache, by the name of their query. An area whose answer has a type of its own adds its line beside
 * its query (`declare module '../api/answers.ts'`): other areas read it by this name, and do not import the area.
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

/** Defines the query of this name, whose answers have the type that `Answers` says. */
export const namedQuery = <Name extends QueryName>(name: Name, options: Options<Name>) =>
  queryOptions<Answers[Name], Error, Answers[Name], Key<Name>>({ ...options, queryKey: [name] });

/** The name under which the cache keeps the query `[name]`. Read a thousand times a page, so it is not computed anew. */
const hashOf = (name: QueryName): string => `["${name}"]`;

/** The last answer to a query; undefined before the first. Nothing is fetched. */
export const answerOf = <Name extends QueryName>(cache: QueryClient, name: Name): Answers[Name] | undefined =>
  cache.getQueryCache().get<Answers[Name]>(hashOf(name))?.state.data;

/** Replaces the last answer to a query, until the next is fetched. Where there is none yet `change` is given undefined. */
export function changeAnswer<Name extends QueryName>(
  cache: QueryClient,
  name: Name,
  change: (last: Answers[Name] | undefined) => Answers[Name] | undefined,
): void {
  cache.setQueryData<Answers[Name]>([name], change);
}

/** Marks answers as out of date: those that a page shows are fetched at once, the others when they are next shown. */
export const invalidate = (cache: QueryClient, ...names: readonly QueryName[]): Promise<unknown> =>
  Promise.all(names.map((name) => cache.invalidateQueries({ queryKey: [name] })));

/** The same as `answerOf`, anew whenever it changes. */
export const useAnswer = <Name extends QueryName>(name: Name): Answers[Name] | undefined =>
  useCached((cache) => answerOf(cache, name), hashOf(name));

/** A value computed from the cache, anew whenever anything changes in it. `read` must return the same object for the same state. */
export const useCacheValue = <Value>(read: (cache: QueryClient) => Value): Value => useCached(read);

/** The same, anew when this query changes if it reads no other. */
function useCached<Value>(read: (cache: QueryClient) => Value, hash?: string): Value {
  const cache = useQueryClient();
  const subscribe = useCallback(
    (listener: () => void) =>
      cache.getQueryCache().subscribe(({ type, query }) => {
        // Who looks at an answer comes and goes a hundred times a page, and changes none.
        if (!type.startsWith('observer') && (hash === undefined || hash === query.queryHash)) listener();
      }),
    [cache, hash],
  );
  return useSyncExternalStore(subscribe, () => read(cache));
}
