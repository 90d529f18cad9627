import { randomBytes } from 'node:crypto';
import { keyHeader } from '@underhall/contract';
import { expect } from 'vitest';
import { nodeRuntime } from '../runtime/node-runtime.ts';
import { killNine, type ServerProcess } from './a-process.ts';

type Node = 0 | 1;
type Reply = { readonly isSuccess?: boolean; readonly message?: string; readonly [field: string]: unknown };

/** Calls of one player or author. Each ends with its answer, after repetitions if need be. */
export type Ask = (method: 'GET' | 'POST', path: string, body?: object, firstNode?: Node) => Promise<Reply>;

/**
 * Calls to two servers of one game, each to a random one. A call without an answer is repeated under its key on the other
 * server. Every answer has to be 200, except while the disk is full: then a refused call is repeated until there is room.
 */
export function twoNodes(started: readonly [ServerProcess, ServerProcess]) {
  const nodes: (ServerProcess | undefined)[] = [...started];
  const counts = { answered: 0, cut: 0, refused: 0 };
  let isDiskFull = false;
  let losing: Losing | undefined;

  const askAs =
    (token: string): Ask =>
    async (method, path, body, firstNode) => {
      const key = newKey();
      for (let at = firstNode ?? randomNode(); ; at = randomNode()) {
        const node = nodes[at];
        if (!node) continue;
        const mayBeRefused = isDiskFull;
        const answer = await send(node, { token, key, method, path, body });
        if (answer?.status === 503 && (mayBeRefused || isDiskFull)) {
          counts.refused += 1;
          await nodeRuntime.pause(20);
          continue;
        }
        if (answer) {
          const { status, reply } = answer;
          expect(status, `${method} ${path}: ${reply.message}`).toBe(200);
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
    /** A single call to a server. */
    async askOnce(at: Node, token: string, path: string, body: object) {
      const node = nodes[at];
      return node && send(node, { token, key: newKey(), method: 'POST', path, body });
    },
    setDiskFull(isFull: boolean): void {
      isDiskFull = isFull;
    },
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

type Call = {
  readonly token: string;
  readonly key: string;
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly body: object | undefined;
};

/** Undefined if the server was killed. */
async function send(
  { address }: ServerProcess,
  { token, key, method, path, body = {} }: Call,
): Promise<{ readonly status: number; readonly reply: Reply } | undefined> {
  try {
    const answer = await fetch(`${address}/api${path}`, {
      method,
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}`, [keyHeader]: key },
      ...(method === 'POST' && { body: JSON.stringify(body) }),
    });
    return { status: answer.status, reply: JSON.parse(await answer.text()) };
  } catch {
    return undefined;
  }
}

const newKey = (): string => randomBytes(9).toString('hex');
const randomNode = (): Node => (Math.random() < 0.5 ? 0 : 1);
