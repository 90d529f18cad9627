import type { Agent } from '@underhall/contract';
import { expect, test } from 'vitest';
import {
  agentsToAnnounce,
  forgetReturn,
  hasNotification,
  hiddenAlerts,
  hide,
  hideAll,
  loadReturns,
  storeReturns,
  unhide,
  visitedReturns,
  visitReturns,
} from './alerts.ts';

const agent = (id: number, elapsed?: number) =>
  ({ id, ...(elapsed !== undefined && { plot: { duration: 5, elapsed } }) }) as Agent;
const agents = [agent(1, 5), agent(2, 5), agent(3, 4), agent(4)];
const ids = (list: readonly Agent[]) => list.map(({ id }) => id);

test('shows a notification while the alert of a completed errand is not hidden', {
  meta: { rows: ['C-AGENT-066'] },
}, () => {
  expect(hasNotification(agents, new Set())).toBe(true);
  expect(hasNotification(agents, new Set([1]))).toBe(true);
  expect(hasNotification(agents, new Set([1, 2]))).toBe(false);
  expect(hasNotification([agent(3, 4), agent(4)], new Set())).toBe(false);
});

test('hides alerts one at a time or all at once, and shows them again', { meta: { rows: ['C-AGENT-067'] } }, () => {
  expect(ids(agentsToAnnounce(agents, new Set()))).toEqual([1, 2]);
  expect(ids(agentsToAnnounce(agents, hide(new Set(), 1)))).toEqual([2]);
  const all = hideAll(new Set(), agents);
  expect(ids(agentsToAnnounce(agents, all))).toEqual([]);
  expect(all.has(3)).toBe(false);
  expect(ids(agentsToAnnounce(agents, unhide(all, 2)))).toEqual([2]);
});

test('announces an agent again after a report and a new errand', { meta: { rows: ['C-AGENT-059'] } }, () => {
  const hidden = hideAll(new Set(), agents);
  expect(ids(agentsToAnnounce([agent(1, 5)], unhide(hidden, 1)))).toEqual([1]);
});

test('stores announced and visited returns for each player, without agents who are not back', () => {
  const store = (reader: number, household: readonly Agent[]) =>
    storeReturns(reader, household, { hidden: hiddenAlerts.read(), visited: visitedReturns.read() });
  const reload = (reader: number) => {
    for (const known of [hiddenAlerts, visitedReturns]) known.set(new Set());
    loadReturns(reader);
    return [[...hiddenAlerts.read()], [...visitedReturns.read()]];
  };
  hiddenAlerts.set(new Set([1, 3]));
  store(7, agents);
  expect(reload(7)).toEqual([[1], []]);
  visitReturns(agents);
  store(7, agents);
  expect(reload(7)).toEqual([
    [1, 2],
    [1, 2],
  ]);
  forgetReturn(1);
  store(7, agents);
  expect(reload(7)).toEqual([[2], [2]]);
  expect(reload(8)).toEqual([[], []]);
  loadReturns(7);
  store(7, [agent(1), agent(2, 1)]);
  expect(reload(7)).toEqual([[], []]);
});

test('the next player in the same tab does not inherit the returns of the one before', () => {
  const forget = loadReturns(11);
  visitReturns(agents);
  storeReturns(11, agents, { hidden: hiddenAlerts.read(), visited: visitedReturns.read() });
  forget();
  loadReturns(12);
  expect([hiddenAlerts.read(), visitedReturns.read()]).toEqual([new Set(), new Set()]);
  loadReturns(11);
  expect([hiddenAlerts.read(), visitedReturns.read()]).toEqual([new Set([1, 2]), new Set([1, 2])]);
});
