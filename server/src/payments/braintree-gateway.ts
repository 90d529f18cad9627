import type { BraintreeGateway } from 'braintree';
import { ProviderUnavailable } from '../http/failures.ts';
import type { RuntimeDeps, Timer } from '../runtime/runtime.ts';
import type { BraintreeSettings } from '../server-options.ts';
import { replyTimeoutMs } from './payment-provider.ts';

/** In milliseconds: for a request, for an optional lookup or clean-up, and for a long list. */
export type Timeouts = { readonly request: number; readonly cleanup: number; readonly list: number };

const defaultTimeouts: Timeouts = { request: replyTimeoutMs, cleanup: 5_000, list: 600_000 };

/** `refused` and `missing`: nothing was done. `lost`: the request may have been carried out. */
export type GatewayReply<Value> =
  | { readonly is: 'answered'; readonly value: Value }
  | { readonly is: 'refused' | 'missing' | 'lost' };

export type Gateway = {
  readonly sdk: BraintreeGateway;
  readonly settings: BraintreeSettings;
  readonly timeouts: Timeouts;
  /**
   * Sends a request and waits at most `timeoutMs`. Logs failures with `action`, which must not contain a key or card.
   */
  send<Value>(action: string, timeoutMs: number, request: () => Promise<Value>): Promise<GatewayReply<Value>>;
  /**
   * Returns undefined if there is no such record.
   *
   * @throws ProviderUnavailable
   */
  read<Value>(action: string, timeoutMs: number, request: () => Promise<Value>): Promise<Value | undefined>;
};

export type GatewayOptions = RuntimeDeps & {
  readonly logError: (message: string) => void;
  readonly timeouts?: Partial<Timeouts>;
};

/** Opens the operator's Braintree account. Only this function loads Braintree's library. */
export async function openGateway(settings: BraintreeSettings, options: GatewayOptions): Promise<Gateway> {
  const { default: braintree } = await import('braintree');
  const { merchantId, publicKey, privateKey, standIn } = settings;
  const environment = standIn
    ? new braintree.Environment(standIn.host, standIn.port, '', false, standIn.host, standIn.port)
    : braintree.Environment[settings.environment === 'production' ? 'Production' : 'Sandbox'];
  const sdk = new braintree.BraintreeGateway({ environment, merchantId, publicKey, privateKey });
  const timeouts = { ...defaultTimeouts, ...options.timeouts };
  // The library's default is one minute.
  sdk.config.timeout = timeouts.request;

  const send: Gateway['send'] = async (action, timeoutMs, request) => {
    try {
      return { is: 'answered', value: await withTimeout(options, timeoutMs, request()) };
    } catch (failure) {
      const { is, message } = classifyFailure(failure);
      if (message) options.logError(`Payments: ${action}: ${message}`);
      return { is };
    }
  };

  return {
    sdk,
    settings,
    timeouts,
    send,
    async read(action, timeoutMs, request) {
      const reply = await send(action, timeoutMs, request);
      if (reply.is === 'answered') return reply.value;
      if (reply.is === 'missing') return undefined;
      throw new ProviderUnavailable(`Braintree's records could not be read: ${action}.`);
    },
  };
}

const timedOut = Symbol('timed out');

async function withTimeout<Value>({ runtime }: RuntimeDeps, timeoutMs: number, reply: Promise<Value>): Promise<Value> {
  let timer: Timer | undefined;
  const timeout = new Promise<typeof timedOut>((resolve) => {
    timer = runtime.after(timeoutMs, () => resolve(timedOut));
  });
  // A failure after the timeout must not end the process as an unhandled rejection.
  reply.catch(() => {});
  const first = await Promise.race([reply, timeout]).finally(() => timer?.cancel());
  if (first === timedOut) throw Object.assign(new Error(), { type: 'timed out' });
  return first as Value;
}

type FailureKind = { readonly is: 'refused' | 'missing' | 'lost'; readonly message?: string };

/** Log messages by error type of the library, whose own messages may contain secrets. */
const failureKinds: Readonly<Record<string, FailureKind>> = {
  notFoundError: { is: 'missing' },
  authenticationError: {
    is: 'refused',
    message:
      'Braintree rejected the API keys. Compare BRAINTREE_PUBLIC_KEY, BRAINTREE_PRIVATE_KEY and BRAINTREE_ENVIRONMENT with its control panel.',
  },
  authorizationError: {
    is: 'refused',
    message:
      'The API keys do not have permission for this. Grant it to their user in the Braintree control panel, or check BRAINTREE_MERCHANT_ID.',
  },
  tooManyRequestsError: { is: 'refused', message: 'Braintree rejected the request: too many requests.' },
  upgradeRequired: { is: 'refused', message: 'Braintree requires a newer version of its library. Update the server.' },
  invalidKeysError: { is: 'refused', message: "Braintree's library does not know a field of the request." },
  'timed out': { is: 'lost', message: 'Braintree did not answer in time. The server will look up the result.' },
};

const lost: FailureKind = {
  is: 'lost',
  message: 'The connection to Braintree broke, or it could not answer. The server will look up the result.',
};

function classifyFailure(failure: unknown): FailureKind {
  const type = (failure as { readonly type?: unknown } | null)?.type;
  return (typeof type === 'string' && failureKinds[type]) || lost;
}
