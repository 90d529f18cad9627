import type { BraintreeGateway } from 'braintree';
import type { Books, StoredEvent } from './books.ts';
import { element, type XmlValue } from './xml.ts';

export type EventOptions = {
  /** The library with the merchant's keys, which signs webhooks as the gateway does. */
  readonly sdk: BraintreeGateway;
  /** The game's endpoint for webhooks. Without it, webhooks are only stored. */
  readonly postTo?: string;
};

type Signing = { sampleSignature(payload: string): string };
type News = { readonly kind: string; readonly at: Date; readonly subject: { readonly [name: string]: XmlValue } };

/** A webhook in the format of the gateway, signed with the keys of the account. */
export function signedEvent(sdk: BraintreeGateway, { kind, at, subject }: News): StoredEvent {
  const timestamp = at.toISOString().replace(/\.\d+/, '');
  const parts = [element('timestamp', timestamp), element('kind', kind), element('subject', subject)];
  const payload = `${Buffer.from(`<notification>${parts.join('')}</notification>`).toString('base64')}\n`;
  const signature = (sdk.webhookTesting as unknown as Signing).sampleSignature(payload);
  return { kind, bt_signature: signature, bt_payload: payload };
}

/** Stores a webhook and posts it once. Tests repeat it themselves. */
export async function sendWebhook(
  books: Books,
  { sdk, postTo }: EventOptions,
  kind: string,
  subject: News['subject'],
): Promise<void> {
  const event = signedEvent(sdk, { kind, at: books.now(), subject });
  books.put('events', { id: books.nextId(), ...event });
  if (postTo) await post(postTo, event);
}

async function post(address: string, { bt_signature, bt_payload }: StoredEvent): Promise<void> {
  try {
    await fetch(address, { method: 'POST', body: new URLSearchParams({ bt_signature, bt_payload }) });
  } catch {
    // The game is away. The real gateway retries for a day; here the test can send the stored webhooks again.
  }
}
