import { byAccount, byCharacter, type TaggedTable, tags } from './tagged-table.ts';

const [, , opaque, none] = tags;

/** Tags every column of the tables about payments. */
export const purchaseTables: Readonly<Record<string, TaggedTable>> = {
  // Kept for accounting after an erasure. Afterwards, the account and character IDs refer to nothing.
  orders: {
    ...byAccount,
    retention: 'as long as the law requires for books, without names',
    purchaseColumns: [
      ...['id', 'provider', 'currency', 'minor', 'vat', 'fate', 'state', 'reference', 'message'],
      ...['created_at', 'sent_at', 'changed_at'],
    ],
    columns: {
      ...{ id: opaque, account_id: opaque, character_id: opaque, provider: none, nonce_digest: opaque },
      ...{ currency: none, minor: none, vat: none, fate: none, state: none, version: none, moves: none },
      ...{ reference: opaque, message: none, created_at: none, sent_at: none, changed_at: none },
    },
  },
  payment_events: {
    retention: 'as long as the law requires for books',
    columns: { provider: none, id: opaque, about: none, subject: opaque, at: none, received_at: none, done_at: none },
  },
  reconciliations: { retention: 'for good', columns: { provider: none, until: none } },
  subscriptions: {
    ...byCharacter,
    retention: 'as long as the law requires for books, without names',
    purchaseColumns: [
      ...['id', 'provider', 'plan_id', 'add_on_id', 'currency', 'price', 'add_on_price', 'began_as', 'state'],
      ...['message', 'asked_at', 'tier', 'renews_as', 'paid_until', 'is_past_due', 'given_back'],
    ],
    columns: {
      ...{ id: opaque, character_id: opaque, provider: none, nonce_digest: opaque, plan_id: none, add_on_id: none },
      ...{ currency: none, price: none, add_on_price: none, began_as: none, state: none, message: none },
      ...{ asked_at: none, tier: none, renews_as: none, paid_until: none, is_past_due: none, looked_at: none },
      given_back: none,
    },
  },
  subscription_changes: {
    owner: { column: 'subscription_id', by: 'subscription' },
    retention: 'as long as the law requires for books, without names',
    purchaseColumns: [
      ...['id', 'subscription_id', 'wanted', 'tier', 'is_restored', 'charge', 'state', 'message', 'asked_at'],
      ...['paid_until', 'given_back'],
    ],
    columns: {
      ...{ id: opaque, subscription_id: opaque, wanted: none, tier: none, is_restored: none, charge: none },
      ...{ state: none, message: none, asked_at: none, paid_until: none, given_back: none },
    },
  },
  subscription_cards: {
    owner: { column: 'subscription_id', by: 'subscription' },
    retention: 'as long as the law requires for books, without names',
    purchaseColumns: ['id', 'subscription_id', 'state', 'message', 'asked_at'],
    columns: {
      ...{ id: opaque, subscription_id: opaque, nonce_digest: opaque, state: none, message: none, asked_at: none },
    },
  },
  members: {
    ...byCharacter,
    retention: 'as long as the law requires for books, without names',
    purchaseColumns: ['given_tier', 'given_until', 'given_by'],
    columns: { character_id: opaque, version: none, given_tier: none, given_until: none, given_by: none },
  },
  // Charges of the test provider, which takes no money.
  test_charges: {
    retention: 'for good; `beta` and `production` have none',
    columns: {
      ...{ id: none, order_id: opaque, currency: none, minor: none, state: none, message: none, changed_at: none },
    },
  },
  test_subscriptions: {
    retention: 'for good; `beta` and `production` have none',
    columns: {
      ...{ id: opaque, plan_id: none, add_on_ids: none, currency: none, minor: none, nonce: opaque, state: none },
      ...{ started_at: none, months: none, card: opaque },
    },
  },
};
