/**
 * How personal a column is.
 * - `personal`: data of a person that only they see, or only people for whom it is meant.
 * - `public`: data of a person that other players see.
 * - `pseudonymous`: an ID, a digest or a secret that means nothing without the rows it refers to.
 * - `none`: about nobody.
 *
 * The export contains personal, public and purchase columns. An erasure deletes personal and public columns, but not
 * purchases.
 */
export type Tag = 'personal' | 'public' | 'pseudonymous' | 'none';

export type TaggedTable = {
  /** The column with the owner of a row, and the kind of owner. Absent if the rows have no owner. */
  readonly owner?: { readonly column: string; readonly by: 'account' | 'character' | 'subscription' };
  /** Set if one owner may have many rows. The export pages through this ascending column. */
  readonly pagedBy?: string;
  readonly columns: Readonly<Record<string, Tag>>;
  /** Columns of a purchase. The export contains these columns although they are not personal. */
  readonly purchaseColumns?: readonly string[];
};

const [personal, shown, opaque, none] = ['personal', 'public', 'pseudonymous', 'none'] as const;

const byAccount = { owner: { column: 'account_id', by: 'account' } } as const;
const byCharacter = { owner: { column: 'character_id', by: 'character' } } as const;

/** Tags every column. `columns.test.ts` fails if one is missing. */
export const taggedTables: Readonly<Record<string, TaggedTable>> = {
  accounts: {
    owner: { column: 'id', by: 'account' },
    columns: {
      ...{ id: opaque, user_name: shown, user_name_key: shown, email: personal, email_key: personal },
      ...{ password_hash: opaque, privilege: personal, created_at: personal, version: none },
      ...{ confirmed_email_key: personal, confirmation_asked_at: personal, disabled_at: personal },
      renamed_at: personal,
    },
  },
  sessions: {
    ...byAccount,
    columns: {
      ...{ id: opaque, account_id: opaque, created_at: personal, expires_at: personal },
      ...{ device: personal, seen_at: personal, proved_at: personal },
    },
  },
  identities: {
    ...byAccount,
    columns: {
      ...{ provider: personal, subject: personal, account_id: opaque, name: personal, email: personal },
      created_at: personal,
    },
  },
  spent_nonces: { columns: { nonce: none, expires_at: none } },
  password_resets: {
    ...byAccount,
    columns: { token_hash: opaque, account_id: opaque, expires_at: personal, word: opaque },
  },
  email_confirmations: {
    ...byAccount,
    columns: {
      id: opaque,
      account_id: opaque,
      email_key: personal,
      asked_at: personal,
      expires_at: none,
      used_at: personal,
      ...{ kind: none, email: personal, password_hash: opaque, asked_in: opaque },
    },
  },
  message_preferences: {
    ...byAccount,
    columns: {
      account_id: opaque,
      announcements: personal,
      niceness: personal,
      storylets: personal,
      by_mail: personal,
    },
  },
  company_preferences: {
    ...byAccount,
    columns: { account_id: opaque, contacts_only: personal, can_be_suggested: personal },
  },
  comfort: { ...byAccount, columns: { account_id: opaque, settings: personal, marks: personal } },
  account_commands: {
    ...byAccount,
    columns: { account_id: opaque, request_key: none, choice: personal, reply: personal, at: personal },
  },
  erasures: {
    columns: { code: opaque, account_id: opaque, asked_at: none, due_at: none, came_back_at: none, erased_at: none },
  },
  roster: {
    ...byAccount,
    columns: {
      ...{ character_id: opaque, account_id: opaque, name: shown, name_key: shown, created_at: personal },
      hidden_at: personal,
    },
  },
  account_likenesses: { ...byAccount, columns: { account_id: opaque, likeness: shown } },
  character_likenesses: { ...byCharacter, columns: { character_id: opaque, likeness: shown } },
  characters: {
    owner: { column: 'id', by: 'character' },
    columns: { id: opaque, version: none, state: personal, schema_version: none, due_at: none },
  },
  ledger: {
    ...byCharacter,
    pagedBy: 'version',
    columns: {
      ...{ character_id: opaque, version: none, request_key: none, choice: personal, world: none, seed: none },
      ...{ at: personal, changes: personal, shared: none, reads: personal, actor_id: opaque, actor_version: opaque },
    },
  },
  // Accounting data, which an erasure keeps. Contains only IDs and sums.
  fate_entries: {
    columns: {
      ...{ character_id: opaque, version: opaque, place: none, at: none, book: none, reference: opaque },
      ...{ purse: none, debt: none, other: none, balance: none, owed: none },
    },
  },
  messages: {
    ...byCharacter,
    pagedBy: 'id',
    columns: {
      ...{ id: opaque, character_id: opaque, version: none, place: none, title: personal, html: personal },
      ...{ image: personal, at: personal, storylet: personal, is_thrown_away: personal },
    },
  },
  invitations: {
    owner: { column: 'from_id', by: 'character' },
    columns: {
      ...{ id: opaque, act: personal, from_id: opaque, version: none, place: none, to_id: opaque, words: personal },
      ...{ sent_at: personal, over: personal, over_at: personal, begun_at: personal },
      ...{ is_away_from: personal, is_away_to: none, version_from: none, version_to: none, has_from_won: personal },
      written_at: personal,
    },
  },
  outside_addresses: { columns: { digest: opaque, written_at: none } },
  journal_entries: {
    ...byCharacter,
    pagedBy: 'id',
    columns: {
      ...{ id: opaque, character_id: opaque, version: none, title: shown, html: shown, area_name: shown },
      ...{ image: shown, at: shown, words: shown, plain: shown, snippet_id: shown },
    },
  },
  journal_tags: {
    ...byCharacter,
    columns: { id: opaque, character_id: opaque, name: personal, color: personal, is_favorite: personal },
  },
  journal_entry_tags: { columns: { entry_id: opaque, tag_id: opaque } },
  notes: {
    ...byCharacter,
    columns: {
      ...{ character_id: opaque, kind: personal, subject: personal, name: personal, words: personal },
      written_at: personal,
    },
  },
  plan_notes: { ...byCharacter, columns: { character_id: opaque, branch: personal, notes: personal } },
  targets: { ...byCharacter, columns: { character_id: opaque, quality: personal, level: personal, set_at: personal } },
  profiles: {
    ...byCharacter,
    columns: {
      ...{ character_id: opaque, is_private: personal, description: shown, mantelpiece: shown, scrapbook: shown },
    },
  },
  contacts: { ...byCharacter, columns: { character_id: opaque, contact_id: personal, added_at: personal } },
  blocks: { ...byCharacter, columns: { character_id: opaque, blocked_id: personal, blocked_at: personal } },
  // The reporter owns the row. Name and text belong to the reported player.
  reports: {
    ...byCharacter,
    columns: {
      ...{ id: opaque, character_id: opaque, reported_id: opaque, kind: personal, about: opaque, name: personal },
      ...{ user_name: personal, words: personal, reason: personal, at: personal, done_at: none },
    },
  },
  mails: {
    ...byAccount,
    columns: {
      ...{ id: opaque, kind: personal, account_id: opaque, message_id: opaque, address: personal, about: personal },
      ...{ queued_at: personal, attempts: none, next_at: none },
    },
  },
  mail_suppressions: { columns: { digest: opaque, purpose: none, at: none } },
  tallies: { columns: { key: opaque, count: none, until: none } },
  access_codes: { columns: { code: none, uses: none } },
  access_code_uses: { ...byCharacter, columns: { code: personal, character_id: opaque, at: personal } },
  world_qualities: { columns: { quality_id: none, total: none } },
  nodes: { columns: { id: none, place: none, agreement: none, started_at: none, seen_at: none } },
  // Contains names of operators, but only IDs of players.
  admin_log: {
    columns: {
      ...{ id: none, at: none, operator: none, deed: none, account_id: opaque, about: none, reason: none, chain: none },
    },
  },
  // Kept for accounting after an erasure. Afterwards, the account and character IDs refer to nothing.
  orders: {
    ...byAccount,
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
    columns: { provider: none, id: opaque, about: none, subject: opaque, at: none, received_at: none, done_at: none },
  },
  reconciliations: { columns: { provider: none, until: none } },
  subscriptions: {
    ...byCharacter,
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
    purchaseColumns: ['id', 'subscription_id', 'state', 'message', 'asked_at'],
    columns: {
      ...{ id: opaque, subscription_id: opaque, nonce_digest: opaque, state: none, message: none, asked_at: none },
    },
  },
  members: {
    ...byCharacter,
    purchaseColumns: ['given_tier', 'given_until', 'given_by'],
    columns: { character_id: opaque, version: none, given_tier: none, given_until: none, given_by: none },
  },
  // Charges of the test provider, which takes no money.
  test_charges: {
    columns: {
      ...{ id: none, order_id: opaque, currency: none, minor: none, state: none, message: none, changed_at: none },
    },
  },
  test_subscriptions: {
    columns: {
      ...{ id: opaque, plan_id: none, add_on_ids: none, currency: none, minor: none, nonce: opaque, state: none },
      ...{ started_at: none, months: none, card: opaque },
    },
  },
};

export const personalColumns = ({ columns }: TaggedTable): readonly string[] =>
  Object.keys(columns).filter((column) => columns[column] === 'personal' || columns[column] === 'public');

export const exportedColumns = (table: TaggedTable): readonly string[] => [
  ...personalColumns(table),
  ...(table.purchaseColumns ?? []),
];
