import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { braintreeIn } from '../payments/braintree-settings.ts';
import type { BraintreeSettings } from '../server-options.ts';
import type { StoredEvent, StoredSubscription, StoredTransaction } from './gateway/books.ts';
import { type StartedStandIn, standInAccount, startStandIn } from './gateway/start-stand-in.ts';

export type StandIn = {
  readonly address: string;
  /** Settings for a game that uses this gateway. */
  readonly variables: Readonly<Record<string, string>>;
  readonly settings: BraintreeSettings;
  /** Runs a command of the bank or of the merchant's control panel; `gateway/panel.ts` lists them. */
  panel(command: string, asked?: object): Promise<Record<string, unknown>>;
  transactions(): Promise<readonly StoredTransaction[]>;
  subscriptions(): Promise<readonly StoredSubscription[]>;
  events(): Promise<readonly StoredEvent[]>;
  calls(): Promise<readonly string[]>;
  /** Kills and restarts it on the same books and port. */
  killNine(): Promise<void>;
};

type About = {
  readonly postTo?: string;
  /** Registers the end of the gateway; by default it ends with the test. */
  readonly until?: (end: () => Promise<void>) => void;
};

/** A stand-in for the card gateway in its own process, with empty books. */
export async function aGateway({ postTo, until = onTestFinished }: About = {}): Promise<StandIn> {
  const folder = await mkdtemp(join(tmpdir(), 'underhall-gateway-'));
  const start = (port?: string) => startStandIn({ folder, ...(port && { port }), ...(postTo && { postTo }) });
  let running = await start();
  const { address } = running;
  until(async () => {
    await end(running);
    await rm(folder, { recursive: true, force: true });
  });
  const panel = async (command: string, asked: object = {}) => {
    const answer = await fetch(`${address}/panel/${command}`, { method: 'POST', body: JSON.stringify(asked) });
    const told = (await answer.json()) as Record<string, unknown>;
    if (!answer.ok) throw new Error(`the stand-in: ${command}: ${answer.status} ${String(told.message)}`);
    return told;
  };
  const variables = { ...standInAccount, BRAINTREE_GATEWAY_URL: address };
  return {
    address,
    variables,
    settings: braintreeIn(variables, 'local'),
    panel,
    transactions: async () => (await panel('transactions')).transactions as readonly StoredTransaction[],
    subscriptions: async () => (await panel('subscriptions')).subscriptions as readonly StoredSubscription[],
    events: async () => (await panel('events')).events as readonly StoredEvent[],
    calls: async () => (await panel('calls')).calls as readonly string[],
    async killNine() {
      await end(running);
      running = await start(new URL(address).port);
    },
  };
}

async function end({ child }: StartedStandIn): Promise<void> {
  child.kill('SIGKILL');
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
}
