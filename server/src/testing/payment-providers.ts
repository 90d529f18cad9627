import type { PaymentEvent, PaymentProvider } from '../payments/payment-provider.ts';
import type { TestProvider } from '../payments/test-provider.ts';
import type { ServerOptions } from '../server-options.ts';
import { mark } from './a-scene.ts';
import type { TestServer } from './a-server.ts';

/** Ends that a test can ask for: by a nonce of its own each time. */
export type WantedEnd = 'paid' | 'declined' | 'not answered for' | 'reply lost' | 'never arrived';

/** What the provider's books have of an order. */
export type Charge = { readonly order: string; readonly minor: number; readonly state: string };

/** A provider that tests of money run over, and what its own operator could see and do. */
export type ProviderOnTrial = {
  readonly name: PaymentProvider['name'];
  readonly options: Pick<ServerOptions, 'payments'>;
  nonce(end: WantedEnd): string;
  /** All charges that were paid, whatever became of them. */
  charges(server: TestServer): Promise<readonly Charge[]>;
  refundElsewhere(server: TestServer, order: string): Promise<void>;
  dispute(server: TestServer, order: string): Promise<void>;
  winDispute(server: TestServer, order: string): Promise<void>;
  /** News as the provider sends it, signed. */
  message(
    server: TestServer,
    news: PaymentEvent,
  ): { readonly body: string; readonly headers: Readonly<Record<string, string>> };
};

const names: Readonly<Record<WantedEnd, string>> = {
  paid: 'fake-valid-nonce',
  declined: 'fake-processor-declined-visa-nonce',
  'not answered for': 'fake-three-d-secure-visa-failed-authentication-nonce',
  'reply lost': 'fake-reply-lost-nonce',
  'never arrived': 'fake-never-arrived-nonce',
};

const panelOf = ({ deps }: TestServer) => (deps.payments.provider as TestProvider).panel;

const forTesting: ProviderOnTrial = {
  name: 'test',
  options: { payments: { provider: 'test' } },
  nonce: (end) => `${names[end]}-${mark()}${mark()}`,
  charges: ({ database }) =>
    database.run<Charge>({
      name: 'test-all-charges',
      text: `select order_id as "order", minor, state from test_charges where state <> 'declined'`,
    }),
  refundElsewhere: (server, order) => panelOf(server).refund(order),
  dispute: (server, order) => panelOf(server).dispute(order),
  winDispute: (server, order) => panelOf(server).winDispute(order),
  message: (server, news) => panelOf(server).message(news),
};

/** The providers that each test of money runs over: one more is a line here. Opened once by each file of tests. */
export const paymentProviders: readonly (() => Promise<ProviderOnTrial>)[] = [async () => forTesting];
