import type { PaymentEvent, PaymentProvider } from '../payments/payment-provider.ts';
import type { ServerOptions } from '../server-options.ts';
import type { TestServer } from './a-server.ts';

/** Results that a test can request. Each is a separate nonce. */
export type RequestedResult = 'paid' | 'declined' | 'not answered for' | 'reply lost' | 'never arrived';

export type Charge = { readonly order: string; readonly minor: number; readonly state: string };

/** A payment provider under test, with what its merchant can see and do. */
export type TestedProvider = {
  readonly name: PaymentProvider['name'];
  readonly options: Pick<ServerOptions, 'payments'>;
  /** The same options as settings, for a server in its own process. */
  readonly variables: Readonly<Record<string, string>>;
  nonce(end: RequestedResult): string;
  /** All paid charges, refunded ones included. */
  charges(server: TestServer): Promise<readonly Charge[]>;
  refundElsewhere(server: TestServer, order: string): Promise<void>;
  dispute(server: TestServer, order: string): Promise<void>;
  winDispute(server: TestServer, order: string): Promise<void>;
  /** A signed webhook, as the provider sends it. */
  message(server: TestServer, news: PaymentEvent): SignedMessage;
  /** The same webhook, changed or signed by another key in various ways. */
  forgeries(message: SignedMessage): readonly SignedMessage[];
};

export type SignedMessage = { readonly body: string; readonly headers: Readonly<Record<string, string>> };
