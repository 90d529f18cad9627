import { hostname } from 'node:os';
import { CannotStart } from '../db/cannot-start.ts';
import type { Runtime } from '../runtime/runtime.ts';
import { type Agreement, describeDisagreement, differencesOf } from './agreement.ts';
import type { JoiningNode, NodeStore } from './node-store.ts';

const heartbeatEveryMs = 4_000;
const retryMs = 500;

export type JoinedNode = {
  /** Reports that this server has opened a published world and could answer in it. */
  reportOpened(version: number): Promise<void>;
  leave(): Promise<void>;
};

export type JoinOptions = {
  readonly agreement: Agreement;
  /** The published world that this server has opened. */
  readonly openedVersion?: number;
  readonly logError: (message: string) => void;
  readonly runtime: Runtime;
};

/**
 * Registers this server on the database. Waits until another server sends one more heartbeat before counting it as
 * running, so a killed server delays its successor by at most 15 seconds.
 *
 * @throws CannotStart if a running server has different secrets or settings
 */
export async function joinNodes(
  store: NodeStore,
  { agreement, openedVersion, logError, runtime }: JoinOptions,
): Promise<JoinedNode> {
  let node: JoiningNode = {
    id: runtime.randomBytes(9).toString('base64url'),
    place: `${hostname()}, process ${process.pid}`,
    agreement,
    ...(openedVersion !== undefined && { openedVersion }),
  };
  const seen = new Map<string, number>();
  while (!(await store.join(node))) {
    const others = (await store.list()).filter((other) => differencesOf(agreement, other.agreement).length > 0);
    const alive = others.find(({ id, seenAt }) => seen.has(id) && seen.get(id) !== seenAt);
    if (alive) throw new CannotStart(describeDisagreement(agreement, alive.agreement, alive.place));
    if (seen.size === 0 && others[0])
      logError(
        `${others[0].place} ran on this database with other secrets or settings. Waiting to see whether it still runs ...`,
      );
    for (const { id, seenAt } of others) seen.set(id, seenAt);
    await runtime.pause(others.length > 0 ? retryMs : retryMs / 5);
  }
  // Ignore a failed heartbeat, because the database may be away for a moment and the next one makes up for it.
  const sendHeartbeat = () => void store.sendHeartbeat(node).catch(() => {});
  const heartbeats = runtime.every(heartbeatEveryMs, sendHeartbeat).unref();
  return {
    async reportOpened(version) {
      node = { ...node, openedVersion: version };
      await store.sendHeartbeat(node);
    },
    async leave() {
      heartbeats.cancel();
      await store.leave(node.id).catch(() => {});
    },
  };
}
