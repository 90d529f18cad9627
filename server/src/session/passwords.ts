import { hash, verify } from '@node-rs/argon2';
import { TooManyRequests } from '../http/failures.ts';
import type { PasswordCost } from '../server-options.ts';

const maxConcurrent = 2;
const maxQueued = 50;
/** For argon2id. */
const defaultCost: PasswordCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export type Passwords = {
  hash(password: string): Promise<string>;
  /** Takes the same time without a hash, so that timing does not reveal whether an account exists. */
  matches(password: string, hash: string | undefined): Promise<boolean>;
};

/**
 * Limits how many hashes run at once, because each takes 19 MiB and a core. Excess calls wait in a queue.
 *
 * @throws TooManyRequests from `hash` and `matches` if the queue is full
 */
export async function openPasswords(cost = defaultCost): Promise<Passwords> {
  const runQueued = queue();
  const decoy = await hash('nobody has this password', cost);
  return {
    hash: (password) => runQueued(() => hash(password, cost)),
    async matches(password, stored) {
      const isSame = await runQueued(() => verify(stored ?? decoy, password));
      return isSame && stored !== undefined;
    },
  };
}

function queue(): <Result>(work: () => Promise<Result>) => Promise<Result> {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (work) => {
    if (waiting.length >= maxQueued) throw new TooManyRequests(10);
    if (running >= maxConcurrent) await new Promise<void>((go) => waiting.push(go));
    running += 1;
    try {
      return await work();
    } finally {
      running -= 1;
      waiting.shift()?.();
    }
  };
}
