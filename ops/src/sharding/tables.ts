import { taggedTables } from '@underhall/server/own-data/columns';

// Where each table is if the characters are sharded (docs/scale.md). Owners of rows in server/src/own-data/columns.ts
// decide: rows of a character are on its shard, and rows of an account are not sharded. Exceptions are listed here.

const owned = Object.entries(taggedTables).flatMap(([name, { owner }]) => (owner ? [{ name, owner }] : []));

const byAccount = Object.fromEntries(
  owned.filter(({ owner }) => owner.by === 'account').map(({ name }) => [name, 'by account']),
);

/** Tables that are in one database or copied to each shard, with the reason. */
export const unshardedTables: Readonly<Record<string, string>> = {
  ...byAccount,
  accounts: 'found by name and e-mail address when a player logs in',
  roster: 'found by name and by account: it says which shard has a character',
  account_likenesses: 'found by what a username looks like',
  character_likenesses: 'found by what a name looks like',
  sessions: 'found by the number in the token, at most once in five seconds per player',
  identities: 'found by the id at the provider when a player logs in',
  spent_nonces: 'one per log-in with a provider',
  password_resets: 'found by the token of an e-mail',
  email_confirmations: 'found by the token of an e-mail',
  mails: 'a queue that every server empties',
  mail_suppressions: 'found by address',
  outside_addresses: 'found by address',
  tallies: 'found by network address',
  nodes: 'one row per running server',
  orders: 'found by number, nonce and account, one row per payment',
  payment_events: 'webhooks of one payment provider, each read once',
  reconciliations: 'one row per payment provider',
  test_charges: 'only for the test provider, which takes no money',
  test_subscriptions: 'only for the test provider',
  members: 'by character, but written together with rows that are found by payment',
  subscriptions: 'found by the number at the payment provider',
  subscription_changes: 'found by the number at the payment provider, or by the order of the charge',
  subscription_cards: 'found by the number at the payment provider, or by nonce',
  erasures: 'found by code, kept after the account is deleted',
  admin_log: 'one row per admin command',
  access_codes: 'found by code, for all characters',
  access_code_uses: 'counted by code',
  world_qualities: 'shared by all characters: each server reads them once a second',
  publish_tokens: 'one per author',
  world_files: 'the same for all characters, read when a version is compiled',
  world_file_pieces: 'the same for all characters, read when a version is compiled',
  world_versions: 'a dozen rows, the same for all characters',
  compiled_worlds: 'the same for all characters: each server reads one when it opens a version',
  world_pictures: 'the same for all characters: each server reads them when it opens a version',
  world_switch: 'one row, the same for all characters',
  world_numbers: 'the same for all characters, read when a version is published',
  world_renamings: 'the same for all characters, read when a version is published',
  invitations: 'of two characters, which may be on different shards',
  reports: 'of two characters, kept after they are deleted',
  journal_entry_tags: 'found by entry: it has no column for the character yet',
};

/** Sharded tables, each with the column that contains the id of the character. */
export const shardedBy: Readonly<Record<string, string>> = {
  // No owner: it stays after an erasure.
  fate_entries: 'character_id',
  ...Object.fromEntries(
    owned
      .filter(({ name, owner }) => owner.by === 'character' && !(name in unshardedTables))
      .map(({ name, owner }) => [name, owner.column]),
  ),
};

/** Statements about sharded tables that may need more than one shard, and when they run. */
export const mayCrossShards: Readonly<Record<string, string>> = {
  'save-character-and-world': 'a turn changes a shared quality',
  'give-character': 'once per account',
  'erase-character': 'once per character',
  'drop-character': 'by an author on a server for testing',
  'characters-due': 'once a minute, by one of the servers',
  'sweep-messages': 'once a night',
  'forget-world-renamings': 'a server starts with a folder that it publishes',
  'forget-world-numbers': 'a server starts with a folder that it publishes',
  'forget-removals': 'once a minute, by one of the servers',
  'rekey-${table}': 'once after a change of the rules for similar names',
  'unlikened-${of}': 'once a night, and after the migration that creates the table',
  'all-names-${of}': 'an operator lists names that look alike',
  'queue-letter': 'a timed story is also sent by e-mail',
  'message-to-mail': 'an e-mail about a message is sent',
  'who-admits': 'a player opens a choice for two, or the list of whom to invite',
  'invitations-of': 'a player opens the messages',
  'keep-shared-act': 'a player accepts an invitation',
  'shared-acts-between': 'a player opens the profile of another',
  'count-shared-acts': 'a player opens the profile of another',
  'shared-act-of-invitation': 'a player answers an accepted invitation in kind',
  'throw-away-message': 'a player deletes a message',
  'restore-message': 'a player undoes the deletion of a message',
  'reattach-tag': 'a player undoes the deletion of a tag',
  'contacts-of': 'a player opens the contacts',
  'acquaintance-by-name': 'a player adds a contact by name',
  'acquaintance-by-character': 'a player adds a contact from a profile',
  'add-contact': 'a player adds a contact',
  'suggest-contacts': 'a player opens the suggestions',
  'blocked-by': 'a player opens the list of blocked players',
  'profile-by-name': 'a player opens a profile: its name is in the roster',
  'profile-by-character': 'a player opens their own profile',
  'report-${kind}': 'a player reports another one',
  counting: 'a player opens a page of the journal, for its tags',
  paging: 'a player opens a page of the journal, for its tags',
  placing: 'a player opens a page of the journal, for its tags',
  'tags-of-entries': 'a player opens a page of the journal, for its tags',
};

/** Unique keys of sharded tables without the sharding column, and the reason. */
export const keysAcrossShards: Readonly<Record<string, string>> = {
  'messages (id)': 'a number from one sequence',
  'journal_entries (id)': 'a number from one sequence',
  'journal_tags (id)': 'a number from one sequence',
  'fate_entries (book, reference)': 'a payment is entered only once for all characters, which needs a row in one place',
};

/** Stores of admin commands, which are about all characters. */
export const operatorStores: readonly string[] = [
  'backup-store.ts',
  'ledger-month-store.ts',
  'occupancy-store.ts',
  'person-store.ts',
  'recount-store.ts',
];
