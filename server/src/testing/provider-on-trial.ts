import type { PaymentEvent, PaymentProvider } from '../payments/payment-provider.ts';
import type { ServerOptions } from '../server-options.ts';
import type { TestServer } from './a-server.ts';

/** Ends that a test can ask for: by a nonce of its own each time. */
export type WantedEnd = 'paid' | 'declined' | 'not answered for' | 'reply lost' | 'never arrived';

/** An order in the provider's books. */
export type Charge = { readonly order: string; readonly minor: number; readonly state: string };

/** A provider that tests of money run over, and what its own operator could see and do. */
export type ProviderOnTrial = {
  readonly name: PaymentProvider['name'];
  readonly options: Pick<ServerOptions, 'payments'>;
  /** The same for a server in a process of its own. */
  readonly variables: Readonly<Record<string, string>>;
  nonce(end: WantedEnd): string;
  /** All charges that were paid, whatever became of them. */
  charges(server: TestServer): Promise<readonly Charge[]>;
  refundElsewhere(server: TestServer, order: string): Promise<void>;
  dispute(server: TestServer, order: string): Promise<void>;
  winDispute(server: TestServer, order: string): Promise<void>;
  /** News as the provider sends it, signed. */
  message(server: TestServer, news: PaymentEvent): SignedMessage;
  /** The same message, changed or signed by somebody else in every way that could be tried. */
  forgeries(message: SignedMessage): readonly SignedMessage[];
};

export type SignedMessage = { readonly body: string; readonly headers: Readonly<Record<string, string>> };
