import { type QueryClient, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import type { MyselfReply, Possession, ShopItem, TransactionReply } from '@underhall/contract';
import { useEffect } from 'react';
import { answerOf, changeAnswer, namedQuery, useAnswer } from '../api/answers.ts';
import { call } from '../api/call.ts';
import { clientStore, useStore } from '../api/client-store.ts';
import { Refused } from '../api/failures.ts';
import { useIdempotencyKey } from '../api/use-idempotency-key.ts';
import { useSingleMutation } from '../api/use-single-mutation.ts';
import { refetchAfterTrade } from '../api/what-to-refetch.ts';
import {
  applyTrade,
  type Exchange,
  existingStore,
  isNewToSell,
  readExchange,
  type StoreId,
  sortStores,
  unavailableExchange,
} from './exchange.ts';

declare module '../api/answers.ts' {
  interface Answers {
    readonly exchange: Exchange;
  }
}

/** Key of the area and setting that determine the character's Bazaar. */
const placeOf = (myself: MyselfReply | undefined): string | undefined =>
  myself?.character && `${myself.character.setting.id} ${myself.character.area.id}`;

async function fetchExchange({ client }: { readonly client: QueryClient }): Promise<Exchange> {
  const place = placeOf(answerOf(client, 'myself'));
  try {
    return readExchange(await call('GET /exchange', {}), place);
  } catch (error) {
    // An unavailable Bazaar is a state of the page, not an error.
    if (error instanceof Refused) return unavailableExchange(error.message, place);
    throw error;
  }
}

export const exchangeQuery = namedQuery('exchange', { queryFn: fetchExchange });

/** Starts with the query key of the exchange, so that one invalidation covers both queries. */
const shelfKey = (store: StoreId) => ['exchange', 'shelf', store] as const;

export const shelfQuery = (store: StoreId) =>
  queryOptions({
    queryKey: shelfKey(store),
    queryFn: () => call('GET /exchange/availabilities', store === null ? {} : { shopId: store }),
  });

/** The last selected shop, and the place where the player selected it. Empty at first. */
const lastStore = clientStore<{ readonly store?: StoreId; readonly place?: string | undefined }>({});

/** Selects the shop that the page shows next. */
export function chooseShop(cache: QueryClient, store: number): void {
  lastStore.set({ store, place: placeOf(answerOf(cache, 'myself')) });
}

/**
 * Reads the Bazaar of the current area. Moving to another area or setting resets the selection to the selling page.
 * With `inShop` (the list of shops is collapsed), the selection resets to the first shop.
 */
export function useExchange(inShop: boolean) {
  const cache = useQueryClient();
  const place = placeOf(useAnswer('myself'));
  const last = useStore(lastStore);
  const { data, error, refetch } = useQuery(exchangeQuery);
  // Data loaded before the area was known belongs to the area where the last shop was selected.
  const placeOfData = data && (data.place ?? last.place);
  const isElsewhere = placeOfData !== undefined && place !== undefined && placeOfData !== place;
  useEffect(() => {
    if (isElsewhere) void cache.resetQueries({ queryKey: exchangeQuery.queryKey });
  }, [isElsewhere, cache]);
  const exchange = isElsewhere ? undefined : data;
  // The shops may have loaded before the area was known.
  const wasElsewhere = last.place !== undefined && exchange?.place !== undefined && last.place !== exchange.place;
  const { store: chosen } = wasElsewhere ? {} : last;
  const active = exchange ? existingStore(exchange, chosen === undefined ? firstIn(exchange, inShop) : chosen) : null;
  const choose = (store: StoreId) => lastStore.set({ store, place: exchange?.place ?? place });
  return { exchange, error, refetch, active, choose };
}

const firstIn = (exchange: Exchange, inShop: boolean): StoreId =>
  (inShop && sortStores(exchange).find(({ id }) => id !== null)?.id) || null;

export const useShelf = (store: StoreId, isThere: boolean) => useQuery({ ...shelfQuery(store), enabled: isThere });

export type TradeRequest = { readonly availabilityId: number; readonly amount: number };
export type Trade =
  | ({ readonly kind: 'buy' | 'sell' } & TradeRequest & { readonly purchaseQuality: number; readonly quality: number })
  | { readonly kind: 'sell together'; readonly sales: readonly TradeRequest[] };

type TradeCallbacks = {
  readonly onSuccess: (reply: TransactionReply) => void;
  readonly onError: (error: Error) => void;
};

function send(trade: Trade, key: string): Promise<TransactionReply> {
  if (trade.kind === 'sell together') return call('POST /extra/exchange/sell', { sales: [...trade.sales] }, key);
  const { kind, ...body } = trade;
  return kind === 'buy' ? call('POST /exchange/buy', body, key) : call('POST /exchange/sell', body, key);
}

/**
 * Buys and sells. A second press while a trade is pending is ignored. A retry after a connection failure reuses its
 * idempotency key, so that nothing is traded twice.
 */
export function useTrade() {
  const cache = useQueryClient();
  const { keyFor, forget } = useIdempotencyKey();
  const trading = useSingleMutation({
    mutationKey: ['trading'],
    mutationFn: (trade: Trade) => send(trade, keyFor(trade)),
    onSuccess: (reply: TransactionReply) => {
      forget();
      settle(cache, reply.possessionsChanged);
    },
    onError: (error: Error) => {
      // A rejected request changed nothing, so the next press is a new trade.
      if (error instanceof Refused) forget();
      // The page may be out of date: another tab traded, or the reply was lost.
      refetchAfterTrade(cache, []);
    },
  });
  const ask = (trade: Trade, then: TradeCallbacks) => trading.send(trade, then);
  return { ask, ...trading };
}

/** Updates the page at once, and refetches stale queries in the background. */
function settle(cache: QueryClient, changed: readonly Possession[]): void {
  changeAnswer(cache, 'myself', (myself) => myself && withPossessions(myself, changed));
  const shelves = cache.getQueriesData<readonly ShopItem[]>({ queryKey: ['exchange', 'shelf'] });
  const currencies = shelves.flatMap(([, items = []]) => items.map((item) => item.availability.purchaseQuality.id));
  for (const [key, items] of shelves) {
    if (items) cache.setQueryData(key, applyTrade(items, key[2] as StoreId, changed));
  }
  refetchAfterTrade(cache, changed);
  const own = cache.getQueryData<readonly ShopItem[]>(shelfKey(null)) ?? [];
  if (isNewToSell(own, changed, currencies)) cache.fetchQuery({ ...shelfQuery(null), staleTime: 0 }).catch(() => {});
}

function withPossessions(myself: MyselfReply, changed: readonly Possession[]): MyselfReply {
  const now = new Map(changed.map((each) => [each.id, each]));
  const possessions = myself.possessions.map((group) => ({
    ...group,
    possessions: group.possessions.map((each) => now.get(each.id) ?? each),
  }));
  return { ...myself, possessions };
}
