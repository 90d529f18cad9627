// The place of each table of the game once its characters are spread over several databases (docs/scale.md). A new table
// is a line here: `npm run check` asks for it.

/** Tables that are sharded, each by the column that holds the number of a character. */
export const shardedBy: Readonly<Record<string, string>> = {
  characters: 'id',
  ledger: 'character_id',
  fate_entries: 'character_id',
  messages: 'character_id',
  journal_entries: 'character_id',
  journal_tags: 'character_id',
  notes: 'character_id',
  plan_notes: 'character_id',
  targets: 'character_id',
  profiles: 'character_id',
  contacts: 'character_id',
  blocks: 'character_id',
};

/** Tables that are not: they stay in one place, or are copied to each; and why. */
export const unsharded: Readonly<Record<string, string>> = {
  accounts: 'found by name and address, at a log-in',
  roster: 'found by name and by account: the directory of who is where',
  sessions: 'found by the number in the token, once in five seconds for each player at most',
  identities: 'found by the provider’s number, at a log-in',
  spent_nonces: 'one a log-in with a provider',
  password_resets: 'found by the word of a letter',
  email_confirmations: 'found by the word of a letter',
  comfort: 'by account; one row each',
  message_preferences: 'by account; one row each',
  company_preferences: 'by account; one row each',
  account_commands: 'by account; gone after 30 days',
  mails: 'a queue that is emptied from all sides',
  mail_suppressions: 'found by address',
  outside_addresses: 'found by address',
  tallies: 'found by network address',
  nodes: 'a row for each server that runs',
  orders: 'found by number, by nonce and by account; a row for each purchase for money',
  payment_events: 'news from one company; each looked at once',
  reconciliations: 'one row for each company',
  test_charges: 'the books of the test provider, which takes no money',
  test_subscriptions: 'the same',
  members: 'by character; written with rows that are found by a payment',
  subscriptions: 'found by the number the provider of payments has it under',
  subscription_changes: 'found by the same number, or by the order of what it charged',
  subscription_cards: 'found by the same number, or by nonce',
  erasures: 'found by code; outlives the account',
  admin_log: 'a line for each admin command',
  access_codes: 'found by code; everybody’s',
  access_code_uses: 'counted by code',
  world_qualities: 'everybody’s: read once a second by each server',
  invitations: 'of two characters: no place is nearer to both',
  reports: 'of two characters, and outlives them',
  journal_entry_tags: 'found by entry; before it can be spread it needs the number of its character',
};

/** Statements about sharded tables that may ask more than one shard, and how often they do. */
export const mayCrossShards: Readonly<Record<string, string>> = {
  'save-character-and-world': 'a turn that moves a level which is everybody’s',
  'give-character': 'once in the life of an account',
  'erase-character': 'once, at its end',
  'characters-due': 'once a minute, over all servers together',
  'sweep-messages': 'once a night',
  'rekey-${table}': 'once, after a change of what looks alike; names alone',
  'queue-letter': 'a timed story that goes by e-mail too',
  'message-to-mail': 'the same letter, as it is sent',
  'are-apart': 'a turn of two',
  'who-admits': 'a choice for two is opened, or a list of those one may ask',
  'invitations-of': 'the messages are looked at',
  'throw-away-message': 'a message is thrown away',
  'contacts-of': 'the contacts are looked at',
  'acquaintance-by-name': 'a contact is added by name',
  'acquaintance-by-character': 'a contact is added from a profile',
  'add-contact': 'the same',
  'suggest-contacts': 'a suggestion is asked for',
  'blocked-by': 'the blocked are looked at',
  'profile-by-name': 'a profile is looked at: its name is in the directory',
  'profile-by-character': 'the own profile is looked at',
  'report-${kind}': 'somebody is reported',
  counting: 'a page of the journal, for its tags',
  paging: 'the same',
  placing: 'the same',
  'tags-of-entries': 'the same',
};

/** Unique keys of sharded tables that are not by the character, and why. */
export const keysAcrossShards: Readonly<Record<string, string>> = {
  'messages (id)': 'a number that one sequence gives out; it goes beside its character',
  'journal_entries (id)': 'the same',
  'journal_tags (id)': 'the same',
  'fate_entries (book, reference)': 'a payment is entered once, whoever it is for: it wants a row in one place',
};

/** Stores of the operator’s commands, which are about all characters. */
export const operatorStores: readonly string[] = [
  'backup-store.ts',
  'ledger-month-store.ts',
  'person-store.ts',
  'recount-store.ts',
];
