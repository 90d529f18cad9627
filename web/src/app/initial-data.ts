import type { QueryClient, QueryKey, UseQueryOptions } from '@tanstack/react-query';
import { actionsQuery } from '../actions/actions-queries.ts';
import { isFailure } from '../api/call.ts';
import { environmentQuery } from '../api/environment.ts';
import { Refused } from '../api/failures.ts';
import { sessionQuery } from '../api/session.ts';
import { myselfQuery } from '../myself/myself-queries.ts';
import { syncedMarks } from '../preferences/use-marks.ts';
import { syncedPreferences } from '../preferences/use-preferences.ts';

// biome-ignore lint/suspicious/noExplicitAny: one table holds queries of every reply type
type AnyQuery = UseQueryOptions<any, Error, any, any> & { readonly queryKey: QueryKey };
type Load = AnyQuery | (() => Promise<AnyQuery>);

/** Data of a player's first page. Each page that loads separately brings its own queries. */
export const initialData = {
  session: sessionQuery,
  myself: myselfQuery,
  actions: actionsQuery,
  cards: async () => (await import('../cards/cards-queries.ts')).cardsQuery,
  messages: async () => (await import('../messages/messages-queries.ts')).messagesQuery,
  settings: async () => (await import('../account/account-queries.ts')).settingsQuery,
  authMethods: async () => (await import('../account/account-queries.ts')).authMethodsQuery,
  plans: async () => (await import('../plans/plans-queries.ts')).plansQuery,
  // The strip with the first lead is above the stories, so it must not appear later.
  leads: async () => (await import('../leads/leads-queries.ts')).leadsQuery,
  map: async () => (await import('../map/map-queries.ts')).mapQuery,
  shops: async () => (await import('../bazaar/bazaar-queries.ts')).exchangeQuery,
  news: async () => (await import('../infobar/infobar-queries.ts')).newsQuery,
  exchange: async () => (await import('../bazaar/bazaar-queries.ts')).exchangeQuery,
  fate: async () => (await import('../fate/fate.ts')).fateQuery,
} as const satisfies Readonly<Record<string, Load>>;

/** The game is playable without this data. The part of the page that needs it shows the error and a retry button. */
const mayFail: ReadonlySet<string> = new Set(['cards', 'leads', 'map', 'fate']);

/** Fetched after the first page, so that they do not delay it. Pages that need these queries also fetch them. */
const loadedAfterStart: ReadonlySet<string> = new Set([
  'messages',
  'settings',
  'authMethods',
  'plans',
  'shops',
  'news',
  'exchange',
]);

const loads: readonly [string, Load][] = Object.entries(initialData);

/**
 * Loads the data of the first page in parallel. Rejects if a required query fails. Data that the rules refuse is
 * omitted.
 */
export async function loadInitialData(cache: QueryClient): Promise<void> {
  void cache.prefetchQuery(environmentQuery);
  const awaited = loads.filter(([name]) => !loadedAfterStart.has(name));
  await Promise.all([
    ...awaited.map(([name, load]) => fetchOne(cache, load, mayFail.has(name))),
    fetchPreferences(cache),
  ]);
}

/** Prefetches data for pages that the player is likely to open next. Those pages retry failed queries. */
export function prefetchLaterData(cache: QueryClient): void {
  for (const [name, load] of loads) if (loadedAfterStart.has(name)) fetchForLater(cache, load).catch(() => {});
}

async function fetchForLater(cache: QueryClient, load: Load): Promise<void> {
  const query = typeof load === 'function' ? await load() : load;
  await cache.prefetchQuery(query as Parameters<QueryClient['prefetchQuery']>[0]);
}

async function fetchOne(cache: QueryClient, load: Load, isOptional: boolean): Promise<void> {
  const query = typeof load === 'function' ? await load() : load;
  try {
    await cache.fetchQuery(query as Parameters<QueryClient['fetchQuery']>[0]);
  } catch (error) {
    const isComplete = isFailure(error, 'signed out') || isFailure(error, 'maintenance');
    if (!(error instanceof Refused) && (isComplete || !isOptional)) throw error;
    // The component that needs the data fetches it later.
    cache.removeQueries({ queryKey: query.queryKey, exact: true });
  }
}

/**
 * Fetches preferences and marks first, so that lists do not reorder after they appear. On failure, the defaults apply.
 */
const fetchPreferences = (cache: QueryClient): Promise<unknown> =>
  Promise.all([cache.prefetchQuery(syncedPreferences.query), cache.prefetchQuery(syncedMarks.query)]);
