import type { BraintreeGateway } from 'braintree';
import type { BraintreeSettings } from '../server-options.ts';
import { replyTime } from './payment-provider.ts';

/** Milliseconds: for a deed, for a look that comes before one, and for a long list from the books. */
export type Patience = { readonly deed: number; readonly look: number; readonly list: number };

const usualPatience: Patience = { deed: replyTime, look: 5_000, list: 600_000 };

/**
 * An answer of the gateway, or its want. `refused` and `missing` are certain: nothing was done. After `lost` the thing may
 * have been done.
 */
export type Answer<Value> =
  | { readonly is: 'answered'; readonly value: Value }
  | { readonly is: 'refused' | 'missing' | 'lost' };

export type Gateway = {
  readonly sdk: BraintreeGateway;
  readonly settings: BraintreeSettings;
  readonly patience: Patience;
  /** Asks, and waits no longer than `ms`. What went wrong is told to the operator as `deed`, which names no key and no card. */
  ask<Value>(deed: string, ms: number, asked: () => Promise<Value>): Promise<Answer<Value>>;
  /** The same for what only reads: `undefined` for what is not there. @throws BooksOutOfReach */
  read<Value>(deed: string, ms: number, asked: () => Promise<Value>): Promise<Value | undefined>;
};

/** The provider's books could not be read; whoever asked asks again later. */
export class BooksOutOfReach extends Error {
  override readonly name = 'BooksOutOfReach';
}

export type GatewayOptions = {
  readonly logError: (message: string) => void;
  readonly patience?: Partial<Patience>;
};

/** The company's own library, which is loaded only where it is used, set to the operator's account. */
export async function openGateway(
  settings: BraintreeSettings,
  { logError, patience: given = {} }: GatewayOptions,
): Promise<Gateway> {
  const { default: braintree } = await import('braintree');
  const { merchantId, publicKey, privateKey, standIn } = settings;
  const environment = standIn
    ? new braintree.Environment(standIn.host, standIn.port, '', false, standIn.host, standIn.port)
    : braintree.Environment[settings.environment === 'production' ? 'Production' : 'Sandbox'];
  const sdk = new braintree.BraintreeGateway({ environment, merchantId, publicKey, privateKey });
  const patience = { ...usualPatience, ...given };
  // The library would hold a silent line open for a minute.
  sdk.config.timeout = patience.deed;

  async function ask<Value>(deed: string, ms: number, asked: () => Promise<Value>): Promise<Answer<Value>> {
    try {
      return { is: 'answered', value: await inTime(ms, asked()) };
    } catch (failure) {
      const { is, said } = meaningOf(failure);
      if (said) logError(`Payments: ${deed}: ${said}`);
      return { is };
    }
  }

  return {
    sdk,
    settings,
    patience,
    ask,
    async read(deed, ms, asked) {
      const answer = await ask(deed, ms, asked);
      if (answer.is === 'answered') return answer.value;
      if (answer.is === 'missing') return undefined;
      throw new BooksOutOfReach(`The provider's books could not be read: ${deed}.`);
    },
  };
}

const late = Symbol('late');

async function inTime<Value>(ms: number, asked: Promise<Value>): Promise<Value> {
  let timer: NodeJS.Timeout | undefined;
  const end = new Promise<typeof late>((resolve) => {
    timer = setTimeout(() => resolve(late), ms);
  });
  // An answer that comes too late is nobody's, and its failure no crash.
  asked.catch(() => {});
  const first = await Promise.race([asked, end]).finally(() => clearTimeout(timer));
  if (first === late) throw Object.assign(new Error(), { type: 'late' });
  return first as Value;
}

type Meaning = { readonly is: 'refused' | 'missing' | 'lost'; readonly said?: string };

/** The library's kinds of failure, in the operator's words. Its own words are left out: they may hold what was asked. */
const meanings: Readonly<Record<string, Meaning>> = {
  notFoundError: { is: 'missing' },
  authenticationError: {
    is: 'refused',
    said: 'Braintree does not know the keys. Compare BRAINTREE_PUBLIC_KEY, BRAINTREE_PRIVATE_KEY and BRAINTREE_ENVIRONMENT with its control panel.',
  },
  authorizationError: {
    is: 'refused',
    said: 'Braintree does not let these keys do this. Give their user the right to in its control panel, or look at BRAINTREE_MERCHANT_ID.',
  },
  tooManyRequestsError: { is: 'refused', said: 'Braintree is asked too often, and took none of it.' },
  upgradeRequired: { is: 'refused', said: 'Braintree wants a newer version of its library: update the server.' },
  invalidKeysError: { is: 'refused', said: "Braintree's library does not know a field that it was given." },
  late: { is: 'lost', said: 'Braintree did not answer in time. What was asked is looked up.' },
};

const lost: Meaning = {
  is: 'lost',
  said: 'The line to Braintree broke, or it could not answer. What was asked is looked up.',
};

function meaningOf(failure: unknown): Meaning {
  const type = (failure as { readonly type?: unknown } | null)?.type;
  return (typeof type === 'string' && meanings[type]) || lost;
}
