import { hostname } from 'node:os';
import { CannotStart } from '../db/cannot-start.ts';
import type { Runtime } from '../runtime/runtime.ts';
import { type Agreement, describeDisagreement, differencesOf, worldName } from './agreement.ts';
import type { JoiningNode, NodeStore, RunningNode } from './node-store.ts';

const heartbeatEveryMs = 4_000;
const retryMs = 500;

export type JoinedNode = {
  changeWorld(version: string): void;
  leave(): Promise<void>;
};

export type JoinOptions = {
  readonly agreement: Agreement;
  /** World version of the server that this server replaces. Both may run at the same time. */
  readonly replacesWorld?: string;
  readonly logError: (message: string) => void;
  readonly runtime: Runtime;
};

/**
 * Registers this server on the database. Waits until another server sends one more heartbeat before counting it as
 * running, so a killed server delays its successor by at most 15 seconds.
 *
 * @throws CannotStart if a running server has different secrets, settings or world
 */
export async function joinNodes(
  store: NodeStore,
  { agreement, replacesWorld, logError, runtime }: JoinOptions,
): Promise<JoinedNode> {
  let node: JoiningNode = {
    id: runtime.randomBytes(9).toString('base64url'),
    place: `${hostname()}, process ${process.pid}`,
    agreement,
  };
  const otherWorlds = replacesWorld === undefined ? [] : [replacesWorld];
  const seen = new Map<string, number>();
  while (!(await store.join(node, otherWorlds))) {
    const others = (await store.list()).filter((other) => conflictsWith(node, other, otherWorlds));
    const alive = others.find(({ id, seenAt }) => seen.has(id) && seen.get(id) !== seenAt);
    if (alive) throw new CannotStart(describeDisagreement(agreement, alive.agreement, alive.place));
    if (seen.size === 0 && others[0])
      logError(
        `${others[0].place} ran on this database with other secrets, settings or another world. Waiting to see whether it still runs ...`,
      );
    for (const { id, seenAt } of others) seen.set(id, seenAt);
    await runtime.pause(others.length > 0 ? retryMs : retryMs / 5);
  }
  // Ignore a failed heartbeat, because the database may be away for a moment and the next one makes up for it.
  const sendHeartbeat = () => void store.sendHeartbeat(node).catch(() => {});
  const heartbeats = runtime.every(heartbeatEveryMs, sendHeartbeat).unref();
  return {
    changeWorld(version) {
      node = { ...node, agreement: { ...node.agreement, [worldName]: version } };
      sendHeartbeat();
    },
    async leave() {
      heartbeats.cancel();
      await store.leave(node.id).catch(() => {});
    },
  };
}

function conflictsWith(node: JoiningNode, other: RunningNode, otherWorlds: readonly string[]): boolean {
  const differing = differencesOf(node.agreement, other.agreement);
  return differing.some((name) => name !== worldName || !otherWorlds.includes(other.agreement[worldName] ?? ''));
}
