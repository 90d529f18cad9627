import type { Agent } from '@underhall/contract';
import { clientStore } from '../api/client-store.ts';
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
