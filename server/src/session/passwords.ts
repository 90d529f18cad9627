import { hash, verify } from '@node-rs/argon2';
import { TooManyRequests } from '../http/failures.ts';
import type { PasswordCost } from '../server-options.ts';

const atOnce = 2;
const waitingAtMost = 50;
/** argon2id: 19 MiB and two passes. */
const usualCost: PasswordCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export type Passwords = {
  hash(password: string): Promise<string>;
  /** Takes the same time if there is no hash to compare with. */
  matches(password: string, hash: string | undefined): Promise<boolean>;
};

/**
 * Hashing takes memory and a core: at most two run at once. More wait in a queue, and calls beyond that are refused.
 */
export async function openPasswords(cost = usualCost): Promise<Passwords> {
  const inTurn = queue();
  const decoy = await hash('nobody has this password', cost);
  return {
    hash: (password) => inTurn(() => hash(password, cost)),
    async matches(password, stored) {
      const same = await inTurn(() => verify(stored ?? decoy, password));
      return same && stored !== undefined;
    },
  };
}

function queue(): <Result>(work: () => Promise<Result>) => Promise<Result> {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (work) => {
    if (waiting.length >= waitingAtMost) throw new TooManyRequests(10);
    if (running >= atOnce) await new Promise<void>((go) => waiting.push(go));
    running += 1;
    try {
      return await work();
    } finally {
      running -= 1;
      waiting.shift()?.();
    }
  };
}
