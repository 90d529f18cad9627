import type { Agent } from '@underhall/contract';
import { clientStore } from '../api/client-store.ts';
import { browserStorage } from '../api/storage.ts';
import { isBack } from './agent-list.ts';

export type HiddenAlerts = ReadonlySet<number>;

export const hide = (hidden: HiddenAlerts, agent: number): HiddenAlerts => new Set([...hidden, agent]);

export const hideAll = (hidden: HiddenAlerts, agents: readonly Agent[]): HiddenAlerts =>
  new Set([...hidden, ...agents.filter(isBack).map(({ id }) => id)]);

/** Shows an agent's alerts again, so that the end of their next errand is announced. */
export const unhide = (hidden: HiddenAlerts, agent: number): HiddenAlerts =>
  new Set([...hidden].filter((id) => id !== agent));

export const agentsToAnnounce = (agents: readonly Agent[], hidden: HiddenAlerts): readonly Agent[] =>
  agents.filter((agent) => isBack(agent) && !hidden.has(agent.id));

export const hasNotification = (agents: readonly Agent[], hidden: HiddenAlerts): boolean =>
  agentsToAnnounce(agents, hidden).length > 0;

export const hiddenAlerts = clientStore<HiddenAlerts>(new Set());

/** Returned agents whom the player has seen on their page. The tab is marked for the others. */
export const visitedReturns = clientStore<HiddenAlerts>(new Set());

/** Called on the agents' page. */
export function visitReturns(agents: readonly Agent[]): void {
  for (const known of [hiddenAlerts, visitedReturns]) known.set(hideAll(known.read(), agents));
}

/** Called after an agent's report, so that the next return is announced. */
export function forgetReturn(agent: number): void {
  for (const known of [hiddenAlerts, visitedReturns]) known.set(unhide(known.read(), agent));
}

const keyOf = (reader: number) => `agents-back-${reader}`;

/**
 * Adds what this browser has stored, so that a return is not announced again after a reload.
 *
 * @returns a function that clears memory, because the next player may have the same agents
 */
export function loadReturns(reader: number): () => void {
  const [hidden = '', visited = ''] = (browserStorage.getItem(keyOf(reader)) ?? '').split(';');
  const idsIn = (text: string) => text.split(',').filter(Boolean).map(Number);
  hiddenAlerts.set(new Set([...hiddenAlerts.read(), ...idsIn(hidden)]));
  visitedReturns.set(new Set([...visitedReturns.read(), ...idsIn(visited)]));
  return () => {
    for (const known of [hiddenAlerts, visitedReturns]) known.set(new Set());
  };
}

export type KnownReturns = { readonly hidden: HiddenAlerts; readonly visited: HiddenAlerts };

/** Stores both sets without the agents who are not back, because their next return is a new one. */
export function storeReturns(reader: number, agents: readonly Agent[], { hidden, visited }: KnownReturns): void {
  const back = new Set(agents.filter(isBack).map(({ id }) => id));
  const texts = [hidden, visited].map((known) => [...known].filter((id) => back.has(id)).join());
  browserStorage.setItem(keyOf(reader), texts.join(';'));
}
