import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

/** The account of the stand-in, as settings of the game. */
export const standInAccount = {
  BRAINTREE_ENVIRONMENT: 'sandbox',
  BRAINTREE_MERCHANT_ID: 'the-game',
  BRAINTREE_PUBLIC_KEY: 'public-key-of-tests',
  BRAINTREE_PRIVATE_KEY: 'private-key-of-tests',
  BRAINTREE_ACCOUNT_GBP: 'game-GBP',
  BRAINTREE_ACCOUNT_USD: 'game-USD',
  BRAINTREE_ACCOUNT_EUR: 'game-EUR',
  BRAINTREE_ACCOUNT_AUD: 'game-AUD',
  BRAINTREE_ACCOUNT_CAD: 'game-CAD',
  BRAINTREE_ACCOUNT_SEK: 'game-SEK',
} as const;

export type StartedStandIn = { readonly address: string; readonly child: ChildProcess };

/**
 * Starts the stand-in in its own process, with books in a folder. It ends with the process that started it. Without a
 * port it takes a free one. With `postTo` it posts its webhooks there.
 */
export async function startStandIn(about: {
  readonly folder: string;
  readonly port?: string;
  readonly postTo?: string;
}): Promise<StartedStandIn> {
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  const child = spawn(process.execPath, [join(import.meta.dirname, 'main.ts')], {
    env: {
      PATH,
      ...(NODE_COMPILE_CACHE && { NODE_COMPILE_CACHE }),
      FOLDER: about.folder,
      PORT: about.port ?? '0',
      MERCHANT_ID: standInAccount.BRAINTREE_MERCHANT_ID,
      PUBLIC_KEY: standInAccount.BRAINTREE_PUBLIC_KEY,
      PRIVATE_KEY: standInAccount.BRAINTREE_PRIVATE_KEY,
      ...(about.postTo && { POST_TO: about.postTo }),
    },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit').then(() => [Buffer.from('it ended at once')]);
  const [line] = (await Promise.race([once(child.stdout, 'data'), ended])) as [Buffer];
  const [, address] = /open at (\S+)/.exec(String(line)) ?? [];
  if (!address) throw new Error(`The stand-in for the gateway did not start: ${line}`);
  return { address, child };
}
