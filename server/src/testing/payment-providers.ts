import type { TestProvider } from '../payments/test-provider.ts';
import { uniqueName } from './a-scene.ts';
import type { TestServer } from './a-server.ts';
import { testedBraintree } from './tested-braintree.ts';
import type { Charge, RequestedResult, TestedProvider } from './tested-provider.ts';

const names: Readonly<Record<RequestedResult, string>> = {
  paid: 'fake-valid-nonce',
  declined: 'fake-processor-declined-visa-nonce',
  'not answered for': 'fake-three-d-secure-visa-failed-authentication-nonce',
  'reply lost': 'fake-reply-lost-nonce',
  'never arrived': 'fake-never-arrived-nonce',
};

const controlsOf = ({ deps }: TestServer) => (deps.payments.provider as TestProvider).controls;

const nonceFor = (end: RequestedResult): string => `${names[end]}-${uniqueName()}${uniqueName()}`;

const forTesting: TestedProvider = {
  name: 'test',
  options: { payments: { provider: 'test' } },
  variables: { PAYMENTS: 'test' },
  nonce: nonceFor,
  charges: ({ database }) =>
    database.run<Charge>({
      name: 'test-all-charges',
      text: `select order_id as "order", minor, state from test_charges where state <> 'declined'`,
    }),
  refundElsewhere: (server, order) => controlsOf(server).refund(order),
  dispute: (server, order) => controlsOf(server).dispute(order),
  winDispute: (server, order) => controlsOf(server).winDispute(order),
  message: (server, news) => controlsOf(server).signedMessage(news),
  forgeries: ({ body, headers }) => [
    { body, headers: {} },
    { body: `${body} `, headers },
    { body: body.replace('"order":"', '"order":"ffff'), headers },
    { body: '', headers },
    { body, headers: Object.fromEntries(Object.keys(headers).map((name) => [name, 'ff'])) },
  ],
};

/** The providers that all payment tests run over. Each test file opens them once. */
export const paymentProviders: readonly (() => Promise<TestedProvider>)[] = [
  async () => forTesting,
  () => testedBraintree(nonceFor),
];
