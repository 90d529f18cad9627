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
  /** The game's environment with it, and the same as it is read. */
  readonly variables: Readonly<Record<string, string>>;
  readonly settings: BraintreeSettings;
  /** Does what happens at the bank or by the operator's hand: the names are in `gateway/panel.ts`. */
  panel(deed: string, asked?: object): Promise<Record<string, unknown>>;
  transactions(): Promise<readonly StoredTransaction[]>;
  subscriptions(): Promise<readonly StoredSubscription[]>;
  events(): Promise<readonly StoredEvent[]>;
  /** The calls it had since it was started, by method and path. */
  calls(): Promise<readonly string[]>;
  /** Ends it without asking, and starts it again on the same books and the same port. */
  killNine(): Promise<void>;
};

type About = {
  readonly postTo?: string;
  /** Takes what ends it: with the test, when left out. */
  readonly until?: (end: () => Promise<void>) => void;
};

/** A stand-in for the gateway that takes the cards, in a process of its own, with empty books. */
export async function aGateway({ postTo, until = onTestFinished }: About = {}): Promise<StandIn> {
  const folder = await mkdtemp(join(tmpdir(), 'underhall-gateway-'));
  const start = (port?: string) => startStandIn({ folder, ...(port && { port }), ...(postTo && { postTo }) });
  let running = await start();
  const { address } = running;
  until(async () => {
    await end(running);
    await rm(folder, { recursive: true, force: true });
  });
  const panel = async (deed: string, asked: object = {}) => {
    const answer = await fetch(`${address}/panel/${deed}`, { method: 'POST', body: JSON.stringify(asked) });
    const told = (await answer.json()) as Record<string, unknown>;
    if (!answer.ok) throw new Error(`the stand-in: ${deed}: ${answer.status} ${String(told.message)}`);
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
