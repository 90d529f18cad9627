import type { Agent } from '@underhall/contract';
import { clientStore } from '../api/client-store.ts';
import { isBack } from './agent-list.ts';

/** The agents whose alert is hidden, by number. */
export type HiddenAlerts = ReadonlySet<number>;

export const hide = (hidden: HiddenAlerts, agent: number): HiddenAlerts => new Set([...hidden, agent]);

/** Hides the alert of everybody who is back. */
export const hideAll = (hidden: HiddenAlerts, agents: readonly Agent[]): HiddenAlerts =>
  new Set([...hidden, ...agents.filter(isBack).map(({ id }) => id)]);

/** Unhides an agent's alert, so that the end of their next errand is told again. */
export const unhide = (hidden: HiddenAlerts, agent: number): HiddenAlerts =>
  new Set([...hidden].filter((id) => id !== agent));

/** The agents who are back and whose alert is not hidden. */
export const alerted = (agents: readonly Agent[], hidden: HiddenAlerts): readonly Agent[] =>
  agents.filter((agent) => isBack(agent) && !hidden.has(agent.id));

/** True if an errand is done and its alert not hidden. */
export const hasNotification = (agents: readonly Agent[], hidden: HiddenAlerts): boolean =>
  alerted(agents, hidden).length > 0;

export const hiddenAlerts = clientStore<HiddenAlerts>(new Set());
