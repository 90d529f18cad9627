/**
 * The degree to which a column tells of a person. `personal`: theirs, and told to nobody else, or to those alone whom it is meant for.
 * `public`: theirs, and shown to other players. `pseudonymous`: a number, a digest or a secret that says nothing without
 * the rows it belongs to. `none`: about nobody. What is personal or public is in the export, and gone after erasure; what
 * is `bought` is in the export too, and stays.
 */
export type Tag = 'personal' | 'public' | 'pseudonymous' | 'none';

export type TaggedTable = {
  /** The column that says whose a row is, and by which number; absent where rows are nobody's. */
  readonly of?: { readonly column: string; readonly is: 'account' | 'character' | 'subscription' };
  /** A column that numbers the rows of one owner, where they may be many: they are read in portions. */
  readonly inPortionsBy?: string;
  readonly columns: Readonly<Record<string, Tag>>;
  /** Columns of a purchase. By themselves they say nothing of anybody; whoever bought is told them. */
  readonly bought?: readonly string[];
};

const [personal, shown, number, none] = ['personal', 'public', 'pseudonymous', 'none'] as const;

const ofAccount = { of: { column: 'account_id', is: 'account' } } as const;
const ofCharacter = { of: { column: 'character_id', is: 'character' } } as const;

/** Every column of the database, tagged. One that is missing here fails `columns.test.ts`. */
export const taggedTables: Readonly<Record<string, TaggedTable>> = {
  accounts: {
    of: { column: 'id', is: 'account' },
    columns: {
      ...{ id: number, user_name: shown, user_name_key: shown, email: personal, email_key: personal },
      ...{ password_hash: number, privilege: personal, created_at: personal, version: none },
      ...{ confirmed_email_key: personal, confirmation_asked_at: personal, disabled_at: personal },
      renamed_at: personal,
    },
  },
  sessions: {
    ...ofAccount,
    columns: {
      ...{ id: number, account_id: number, created_at: personal, expires_at: personal },
      ...{ device: personal, seen_at: personal, proved_at: personal },
    },
  },
  identities: {
    ...ofAccount,
    columns: {
      ...{ provider: personal, subject: personal, account_id: number, name: personal, email: personal },
      created_at: personal,
    },
  },
  spent_nonces: { columns: { nonce: none, expires_at: none } },
  password_resets: {
    ...ofAccount,
    columns: { token_hash: number, account_id: number, expires_at: personal, word: number },
  },
  email_confirmations: {
    ...ofAccount,
    columns: {
      id: number,
      account_id: number,
      email_key: personal,
      asked_at: personal,
      expires_at: none,
      used_at: personal,
      ...{ kind: none, email: personal, password_hash: number, asked_in: number },
    },
  },
  message_preferences: {
    ...ofAccount,
    columns: {
      account_id: number,
      announcements: personal,
      niceness: personal,
      storylets: personal,
      by_mail: personal,
    },
  },
  company_preferences: {
    ...ofAccount,
    columns: { account_id: number, contacts_only: personal, can_be_suggested: personal },
  },
  comfort: { ...ofAccount, columns: { account_id: number, settings: personal, marks: personal } },
  account_commands: {
    ...ofAccount,
    columns: { account_id: number, request_key: none, choice: personal, reply: personal, at: personal },
  },
  erasures: {
    columns: { code: number, account_id: number, asked_at: none, due_at: none, came_back_at: none, erased_at: none },
  },
  roster: {
    ...ofAccount,
    columns: {
      ...{ character_id: number, account_id: number, name: shown, name_key: shown, created_at: personal },
      hidden_at: personal,
    },
  },
  characters: {
    of: { column: 'id', is: 'character' },
    columns: { id: number, version: none, state: personal, schema_version: none, due_at: none },
  },
  ledger: {
    ...ofCharacter,
    inPortionsBy: 'version',
    columns: {
      ...{ character_id: number, version: none, request_key: none, choice: personal, world: none, seed: none },
      ...{ at: personal, changes: personal, shared: none, reads: personal, actor_id: number, actor_version: number },
    },
  },
  // Bookkeeping, which stays: a number and sums.
  fate_entries: {
    columns: {
      ...{ character_id: number, version: number, place: none, at: none, book: none, reference: number },
      ...{ purse: none, debt: none, other: none, balance: none, owed: none },
    },
  },
  messages: {
    ...ofCharacter,
    inPortionsBy: 'id',
    columns: {
      ...{ id: number, character_id: number, version: none, place: none, title: personal, html: personal },
      ...{ image: personal, at: personal, storylet: personal, is_thrown_away: personal },
    },
  },
  invitations: {
    of: { column: 'from_id', is: 'character' },
    columns: {
      ...{ id: number, act: personal, from_id: number, version: none, place: none, to_id: number, words: personal },
      ...{ sent_at: personal, over: personal, over_at: personal, begun_at: personal },
      ...{ is_away_from: personal, is_away_to: none, version_from: none, version_to: none, has_from_won: personal },
      written_at: personal,
    },
  },
  outside_addresses: { columns: { digest: number, written_at: none } },
  journal_entries: {
    ...ofCharacter,
    inPortionsBy: 'id',
    columns: {
      ...{ id: number, character_id: number, version: none, title: shown, html: shown, area_name: shown },
      ...{ image: shown, at: shown, words: shown, snippet_id: shown },
    },
  },
  journal_tags: {
    ...ofCharacter,
    columns: { id: number, character_id: number, name: personal, color: personal, is_favorite: personal },
  },
  journal_entry_tags: { columns: { entry_id: number, tag_id: number } },
  notes: {
    ...ofCharacter,
    columns: {
      ...{ character_id: number, kind: personal, subject: personal, name: personal, words: personal },
      written_at: personal,
    },
  },
  plan_notes: { ...ofCharacter, columns: { character_id: number, branch: personal, notes: personal } },
  targets: { ...ofCharacter, columns: { character_id: number, quality: personal, level: personal, set_at: personal } },
  profiles: {
    ...ofCharacter,
    columns: {
      ...{ character_id: number, is_private: personal, description: shown, mantelpiece: shown, scrapbook: shown },
    },
  },
  contacts: { ...ofCharacter, columns: { character_id: number, contact_id: personal, added_at: personal } },
  blocks: { ...ofCharacter, columns: { character_id: number, blocked_id: personal, blocked_at: personal } },
  // Whoever reports owns the report; of the one who is reported it holds names and words.
  reports: {
    ...ofCharacter,
    columns: {
      ...{ id: number, character_id: number, reported_id: number, kind: personal, about: number, name: personal },
      ...{ user_name: personal, words: personal, reason: personal, at: personal, done_at: none },
    },
  },
  mails: {
    ...ofAccount,
    columns: {
      ...{ id: number, kind: personal, account_id: number, message_id: number, address: personal, about: personal },
      ...{ queued_at: personal, attempts: none, next_at: none },
    },
  },
  mail_suppressions: { columns: { digest: number, purpose: none, at: none } },
  tallies: { columns: { key: number, count: none, until: none } },
  access_codes: { columns: { code: none, uses: none } },
  access_code_uses: { ...ofCharacter, columns: { code: personal, character_id: number, at: personal } },
  world_qualities: { columns: { quality_id: none, total: none } },
  nodes: { columns: { id: none, place: none, agreement: none, started_at: none, seen_at: none } },
  // Of operators: their own names, and of players numbers alone.
  admin_log: {
    columns: {
      ...{ id: none, at: none, operator: none, deed: none, account_id: number, about: none, reason: none, chain: none },
    },
  },
  // What was bought, by the numbers of account and character: kept as books are, and nobody's once those are gone.
  orders: {
    ...ofAccount,
    bought: [
      ...['id', 'provider', 'currency', 'minor', 'vat', 'fate', 'state', 'reference', 'message'],
      ...['created_at', 'sent_at', 'changed_at'],
    ],
    columns: {
      ...{ id: number, account_id: number, character_id: number, provider: none, nonce_digest: number },
      ...{ currency: none, minor: none, vat: none, fate: none, state: none, version: none, moves: none },
      ...{ reference: number, message: none, created_at: none, sent_at: none, changed_at: none },
    },
  },
  payment_events: {
    columns: { provider: none, id: number, about: none, subject: number, at: none, received_at: none, done_at: none },
  },
  reconciliations: { columns: { provider: none, until: none } },
  subscriptions: {
    ...ofCharacter,
    bought: [
      ...['id', 'provider', 'plan_id', 'add_on_id', 'currency', 'price', 'add_on_price', 'began_as', 'state'],
      ...['message', 'asked_at', 'tier', 'renews_as', 'paid_until', 'is_past_due', 'given_back'],
    ],
    columns: {
      ...{ id: number, character_id: number, provider: none, nonce_digest: number, plan_id: none, add_on_id: none },
      ...{ currency: none, price: none, add_on_price: none, began_as: none, state: none, message: none },
      ...{ asked_at: none, tier: none, renews_as: none, paid_until: none, is_past_due: none, looked_at: none },
      given_back: none,
    },
  },
  subscription_changes: {
    of: { column: 'subscription_id', is: 'subscription' },
    bought: [
      ...['id', 'subscription_id', 'wanted', 'tier', 'is_restored', 'charge', 'state', 'message', 'asked_at'],
      ...['paid_until', 'given_back'],
    ],
    columns: {
      ...{ id: number, subscription_id: number, wanted: none, tier: none, is_restored: none, charge: none },
      ...{ state: none, message: none, asked_at: none, paid_until: none, given_back: none },
    },
  },
  subscription_cards: {
    of: { column: 'subscription_id', is: 'subscription' },
    bought: ['id', 'subscription_id', 'state', 'message', 'asked_at'],
    columns: {
      ...{ id: number, subscription_id: number, nonce_digest: number, state: none, message: none, asked_at: none },
    },
  },
  members: {
    ...ofCharacter,
    bought: ['given_tier', 'given_until', 'given_by'],
    columns: { character_id: number, version: none, given_tier: none, given_until: none, given_by: none },
  },
  // Charges by the number of an order, of a provider that takes no money.
  test_charges: {
    columns: {
      ...{ id: none, order_id: number, currency: none, minor: none, state: none, message: none, changed_at: none },
    },
  },
  test_subscriptions: {
    columns: {
      ...{ id: number, plan_id: none, add_on_ids: none, currency: none, minor: none, nonce: number, state: none },
      ...{ started_at: none, months: none, card: number },
    },
  },
};

/** The columns of a table that are a person's, and gone after erasure. */
export const columnsOfPerson = ({ columns }: TaggedTable): readonly string[] =>
  Object.keys(columns).filter((column) => columns[column] === 'personal' || columns[column] === 'public');

/** The columns of a table that its owner is told: a person's own, and of what was bought. */
export const columnsOfExport = (table: TaggedTable): readonly string[] => [
  ...columnsOfPerson(table),
  ...(table.bought ?? []),
];
