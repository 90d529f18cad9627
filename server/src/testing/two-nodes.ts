import { randomBytes } from 'node:crypto';
import { keyHeader } from '@underhall/contract';
import { expect } from 'vitest';
import { killNine, type ServerProcess } from './a-process.ts';

type Node = 0 | 1;
type Reply = { readonly isSuccess?: boolean; readonly message?: string; readonly [field: string]: unknown };

/** Calls of one player or author. */
export type Ask = (method: 'GET' | 'POST', path: string, body?: object, firstNode?: Node) => Promise<Reply>;

/**
 * Calls to two servers of one game, each to a random one. A call without an answer is repeated under its key on the other
 * server. Every answer has to be 200.
 */
export function twoNodes(started: readonly [ServerProcess, ServerProcess]) {
  const nodes: (ServerProcess | undefined)[] = [...started];
  const counts = { answered: 0, cut: 0 };
  let losing: Losing | undefined;

  const askAs =
    (token: string): Ask =>
    async (method, path, body, firstNode) => {
      const key = randomBytes(9).toString('hex');
      for (let at = firstNode ?? randomNode(); ; at = randomNode()) {
        const node = nodes[at];
        if (!node) continue;
        const answer = await fetch(`${node.address}/api${path}`, {
          method,
          headers: { 'content-type': 'application/json', authorization: `Bearer ${token}`, [keyHeader]: key },
          ...(method === 'POST' && { body: JSON.stringify(body ?? {}) }),
        }).catch(() => undefined);
        const text = await answer?.text().catch(() => undefined);
        if (answer && text !== undefined) {
          expect(answer.status, `${method} ${path}: ${text}`).toBe(200);
          const reply: Reply = JSON.parse(text);
          const isLost = losing?.at === at && losing.path === path && reply.isSuccess === true;
          if (!isLost) {
            counts.answered += 1;
            return reply;
          }
          losing?.loseOne();
          await losing?.killed;
        }
        counts.cut += 1;
      }
    };
  return {
    ...{ askAs, counts },
    /** Loses the answers of a server to successful calls of this path. Resolves when so many are lost. */
    loseAnswers(at: Node, path: string, calls: number): Promise<void> {
      let end = (): void => {};
      const killed = new Promise<void>((done) => {
        end = done;
      });
      return new Promise((enough) => {
        let left = calls;
        const loseOne = (): void => {
          left -= 1;
          if (left === 0) enough();
        };
        losing = { at, path, loseOne, killed, end };
      });
    },
    /** Callers whose answers were lost repeat their calls from now on. */
    async kill(at: Node): Promise<void> {
      const node = nodes[at];
      if (!node) throw new Error('the server does not run');
      nodes[at] = undefined;
      await killNine(node);
      losing?.end();
      losing = undefined;
    },
    start(at: Node, node: ServerProcess): void {
      nodes[at] = node;
    },
  };
}

type Losing = {
  readonly at: Node;
  readonly path: string;
  readonly loseOne: () => void;
  readonly killed: Promise<void>;
  readonly end: () => void;
};

const randomNode = (): Node => (Math.random() < 0.5 ? 0 : 1);
