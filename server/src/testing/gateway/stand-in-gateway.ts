import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import braintree from 'braintree';
import { createdReply, nonceReply, type Reply } from './answers.ts';
import { type Books, openBooks } from './books.ts';
import {
  begin,
  cancel,
  change,
  deleteCustomer,
  deleteMethod,
  type PayerRequest,
  retry,
  type SubscriptionRequest,
  showCustomer,
  showMethod,
  showSubscription,
  storeCustomer,
  storeMethod,
} from './memberships.ts';
import { behaviourOf, type Fault } from './nonces.ts';
import { type Panel, panelCommands } from './panel.ts';
import { charge, refundSale, type SaleRequest, settle, show, voidSale } from './sales.ts';
import { type SearchRequest, searchDisputes, searchIds, searchPage } from './searches.ts';
import { xmlOf } from './xml.ts';

export type StandInOptions = {
  readonly folder: string;
  readonly port: number;
  readonly merchantId: string;
  readonly publicKey: string;
  readonly privateKey: string;
  /** The webhook endpoint of the game. Without it, tests fetch webhooks from the panel. */
  readonly postTo?: string;
};

/**
 * A stand-in for the gateway of Braintree with its HTTP API: JSON in, XML out, and the keys of its account. It stores
 * its books on the disk. Calls under `/panel` are the actions of the bank and of the merchant.
 */
export async function runStandIn(
  options: StandInOptions,
): Promise<{ readonly address: string; stop(): Promise<void> }> {
  const books = openBooks(options.folder);
  const { merchantId, publicKey, privateKey, postTo } = options;
  const sdk = new braintree.BraintreeGateway({
    environment: braintree.Environment.Sandbox,
    merchantId,
    publicKey,
    privateKey,
  });
  const panel: Panel = { books, events: { sdk, ...(postTo && { postTo }) }, faults: [], calls: [] };
  const key = `Basic ${Buffer.from(`${publicKey}:${privateKey}`).toString('base64')}`;
  const server = createServer((request, response) => {
    handle(request, response, { panel, key, merchantId }).catch((failure: Error) => {
      response.writeHead(500, { 'content-type': 'application/json' });
      response.end(JSON.stringify({ message: failure.message }));
    });
  });
  server.listen(options.port, '127.0.0.1');
  await once(server, 'listening');
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async stop() {
      server.closeAllConnections();
      server.close();
      books.close();
    },
  };
}

type GatewayContext = { readonly panel: Panel; readonly key: string; readonly merchantId: string };

async function handle(request: IncomingMessage, response: ServerResponse, { panel, key, merchantId }: GatewayContext) {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://stand-in');
  // The library sends null for a call without a body.
  const body = (JSON.parse((await text(request)) || 'null') ?? {}) as Body;
  const command = /^\/panel\/(\w+)$/.exec(pathname)?.[1];
  if (command) {
    const done = await panelCommands[command]?.(panel, body);
    response.writeHead(command in panelCommands ? 200 : 404, { 'content-type': 'application/json' });
    response.end(JSON.stringify(done ?? {}));
    return;
  }
  const base = `/merchants/${merchantId}`;
  if (request.headers.authorization !== key) return send(response, { status: 401 });
  if (!pathname.startsWith(`${base}/`)) return send(response, { status: 403 });
  const call = `${request.method} ${pathname.slice(base.length)}`;
  panel.calls.push(call);
  const fault = faultOf(panel, call, body);
  if (fault === 'unheard') return void response.socket?.destroy();
  if (fault === 'stall') return;
  if (fault === 'fail') return send(response, { status: 500 });
  const reply = answerTo(panel.books, call, body, Number(searchParams.get('page') ?? 1));
  if (fault === 'lost') return void response.socket?.destroy();
  if (fault === 'fail after') return send(response, { status: 500 });
  // The connection stays open without a reply.
  if (fault === 'hang') return;
  send(response, reply);
}

/** The fault that a test set for this call, or else the fault of its nonce. */
function faultOf({ faults }: Panel, call: string, body: Body): Fault | undefined {
  const at = faults.findIndex(({ on }) => (on.endsWith('*') ? call.startsWith(on.slice(0, -1)) : call === on));
  if (at >= 0) return faults.splice(at, 1)[0]?.how;
  const asked = Object.values(body)[0] as { readonly payment_method_nonce?: string } | undefined;
  return behaviourOf(asked?.payment_method_nonce ?? '')?.fault;
}

/** Each request has its fields under one name, which depends on the call. */
type Body = {
  readonly transaction?: SaleRequest;
  readonly search?: SearchRequest & { readonly effective_date?: { readonly min: string } };
  readonly customer?: PayerRequest;
  readonly payment_method?: PayerRequest;
  readonly subscription?: SubscriptionRequest;
};
type Route = (books: Books, body: Body, id: string, page: number) => Reply;

const routes: Readonly<Record<string, Route>> = {
  'POST /client_token': () => createdReply('clientToken', { value: Buffer.from('{"version":2}').toString('base64') }),
  'GET /payment_method_nonces/:id': (books, _, id) => nonceReply(id, books.get('nonces', id) !== undefined),
  'POST /transactions': (books, { transaction = {} }) =>
    transaction.subscription_id === undefined ? charge(books, transaction) : retry(books, transaction.subscription_id),
  'GET /transactions/:id': (books, _, id) => show(books, id),
  'PUT /transactions/:id/void': (books, _, id) => voidSale(books, id),
  'PUT /transactions/:id/settle': (books, _, id) => settle(books, id, 'settled'),
  'POST /transactions/:id/refund': (books, { transaction }, id) => refundSale(books, id, transaction?.amount),
  'POST /transactions/advanced_search_ids': (books, { search }) => searchIds(books, search ?? {}),
  'POST /transactions/advanced_search': (books, { search }) => searchPage(books, search ?? {}),
  'POST /disputes/advanced_search': (books, { search }, _, page) =>
    searchDisputes(books, search?.effective_date?.min ?? '', page),
  'POST /customers': (books, { customer }) => storeCustomer(books, customer ?? {}),
  'GET /customers/:id': (books, _, id) => showCustomer(books, id),
  'DELETE /customers/:id': (books, _, id) => deleteCustomer(books, id),
  'POST /payment_methods': (books, { payment_method }) => storeMethod(books, payment_method ?? {}),
  'GET /payment_methods/any/:id': (books, _, id) => showMethod(books, id),
  'DELETE /payment_methods/any/:id': (books, _, id) => deleteMethod(books, id),
  'POST /subscriptions': (books, { subscription }) => begin(books, subscription ?? {}),
  'GET /subscriptions/:id': (books, _, id) => showSubscription(books, id),
  'PUT /subscriptions/:id': (books, { subscription }, id) => change(books, id, subscription ?? {}),
  'PUT /subscriptions/:id/cancel': (books, _, id) => cancel(books, id),
};

function answerTo(books: Books, call: string, body: Body, page: number): Reply {
  const direct = routes[call];
  if (direct) return direct(books, body, '', page);
  const [, head, id = '', tail = ''] = /^(\w+ \/\w+(?:\/any)?)\/([^/]+)(\/\w+)?$/.exec(call) ?? [];
  const route = routes[`${head}/:id${tail}`];
  return route ? route(books, body, id, page) : { status: 404 };
}

function send(response: ServerResponse, { status, root, value }: Reply): void {
  response.writeHead(status, { 'content-type': 'application/xml' });
  response.end(root === undefined ? ' ' : xmlOf(root, value));
}
