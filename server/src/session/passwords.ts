import { hash, verify } from '@node-rs/argon2';
import { readText } from '@underhall/contract/read-text';
import { typedTexts } from '@underhall/contract/typed-texts';
import { TooManyRequests } from '../http/failures.ts';
import type { PasswordCost } from '../server-options.ts';

const maxConcurrent = 2;
const maxQueued = 50;
/** For argon2id. */
const defaultCost: PasswordCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** `as typed`: an old hash of the password before normalization. Hash it again. */
export type PasswordMatch = 'no' | 'yes' | 'as typed';

export type Passwords = {
  hash(password: string): Promise<string>;
  /**
   * Tries the normalized password, and the typed one if it differs. The time must depend only on the password, not on
   * the account or on which form matches.
   */
  match(password: string, hash: string | undefined): Promise<PasswordMatch>;
  matches(password: string, hash: string | undefined): Promise<boolean>;
};

/**
 * Limits concurrent hashes, because each one takes 19 MiB and a core. Further calls wait in a queue.
 *
 * @throws TooManyRequests from `hash` and `matches` if that queue is full
 */
export async function openPasswords(cost = defaultCost): Promise<Passwords> {
  const runQueued = queue();
  const decoy = await hash('nobody has this password', cost);
  const match: Passwords['match'] = async (password, stored) => {
    const normalized = normalizePassword(password);
    const forms = normalized === password ? [normalized] : [normalized, password];
    const results = await Promise.all(forms.map((form) => runQueued(() => verify(stored ?? decoy, form))));
    if (stored === undefined || !results.includes(true)) return 'no';
    return results[0] ? 'yes' : 'as typed';
  };
  return {
    hash: (password) => runQueued(() => hash(normalizePassword(password), cost)),
    match,
    matches: async (password, stored) => (await match(password, stored)) !== 'no',
  };
}

const normalizePassword = (password: string): string => readText(typedTexts.password, password).text;

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
