import { randomBytes } from 'node:crypto';
import { hostname } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { CannotStart } from '../db/cannot-start.ts';
import { type Agreement, differencesOf, disagreementInWords, worldName } from './agreement.ts';
import type { Joining, Node, NodeStore } from './node-store.ts';

const signEveryMs = 4_000;
const lookAgainMs = 500;

/** This server as one of those that run on the database. */
export type JoinedNode = {
  /** The world by which the server answers from now on. */
  changeWorld(version: string): void;
  leave(): Promise<void>;
};

export type JoinOptions = {
  readonly agreement: Agreement;
  /** The version of a world whose place this server's takes while both run. */
  readonly replacesWorld?: string;
  readonly logError: (message: string) => void;
};

/**
 * Makes this server one of those that run on the database. Throws `CannotStart`, with words, where one that runs has
 * other secrets, settings or another world: it is known to run by a new sign of life, so a server that was killed keeps
 * its successor for a quarter of a minute at most.
 */
export async function joinNodes(
  store: NodeStore,
  { agreement, replacesWorld, logError }: JoinOptions,
): Promise<JoinedNode> {
  let node: Joining = {
    id: randomBytes(9).toString('base64url'),
    place: `${hostname()}, process ${process.pid}`,
    agreement,
  };
  const otherWorlds = replacesWorld === undefined ? [] : [replacesWorld];
  const seen = new Map<string, number>();
  while (!(await store.join(node, otherWorlds))) {
    const others = (await store.list()).filter((other) => isInTheWay(node, other, otherWorlds));
    const alive = others.find(({ id, seenAt }) => seen.has(id) && seen.get(id) !== seenAt);
    if (alive) throw new CannotStart(disagreementInWords(agreement, alive.agreement, alive.place));
    if (seen.size === 0 && others[0])
      logError(
        `${others[0].place} ran on this database with other secrets, settings or another world; looking whether it still does ...`,
      );
    for (const { id, seenAt } of others) seen.set(id, seenAt);
    await pause(others.length > 0 ? lookAgainMs : lookAgainMs / 5);
  }
  // A sign that does not get through is made good by the next: the database may be away for a moment.
  const giveSign = () => void store.giveSign(node).catch(() => {});
  const signs = setInterval(giveSign, signEveryMs);
  signs.unref();
  return {
    changeWorld(version) {
      node = { ...node, agreement: { ...node.agreement, [worldName]: version } };
      giveSign();
    },
    async leave() {
      clearInterval(signs);
      await store.leave(node.id).catch(() => {});
    },
  };
}

function isInTheWay(node: Joining, other: Node, otherWorlds: readonly string[]): boolean {
  const differing = differencesOf(node.agreement, other.agreement);
  return differing.some((name) => name !== worldName || !otherWorlds.includes(other.agreement[worldName] ?? ''));
}
