import { publishingTables } from './publishing-columns.ts';
import { purchaseTables } from './purchase-columns.ts';
import { byAccount, byCharacter, type TaggedTable, tags } from './tagged-table.ts';

const [personal, shown, opaque, none] = tags;

/**
 * Tags every column, and says how long rows stay. `columns.test.ts` fails if a column is missing. After an edit, run
 * `npm run tools -- pages`.
 */
export const taggedTables: Readonly<Record<string, TaggedTable>> = {
  accounts: {
    owner: { column: 'id', by: 'account' },
    retention: 'until fourteen days after its owner deactivates it, or until the operator erases it',
    columns: {
      ...{ id: opaque, user_name: shown, user_name_key: shown, email: personal, email_key: personal },
      ...{ password_hash: opaque, privilege: personal, created_at: personal, version: none },
      ...{ confirmed_email_key: personal, confirmation_asked_at: personal, disabled_at: personal },
      renamed_at: personal,
    },
  },
  sessions: {
    ...byAccount,
    retention: 'until log-out, 30 days after the last use, 180 days in all',
    columns: {
      ...{ id: opaque, account_id: opaque, created_at: personal, expires_at: personal },
      ...{ device: personal, seen_at: personal, proved_at: personal },
    },
  },
  identities: {
    ...byAccount,
    retention: 'until unlinked, or with it',
    columns: {
      ...{ provider: personal, subject: personal, account_id: opaque, name: personal, email: personal },
      created_at: personal,
    },
  },
  spent_nonces: { retention: 'until an hour after it expires', columns: { nonce: none, expires_at: none } },
  password_resets: {
    ...byAccount,
    retention: 'an hour, or until used',
    columns: { token_hash: opaque, account_id: opaque, expires_at: personal, word: opaque },
  },
  email_confirmations: {
    ...byAccount,
    retention: 'until 30 days after it expires',
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
    retention: 'with it',
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
    retention: 'with it',
    columns: { account_id: opaque, contacts_only: personal, can_be_suggested: personal },
  },
  comfort: { ...byAccount, retention: 'with it', columns: { account_id: opaque, settings: personal, marks: personal } },
  account_commands: {
    ...byAccount,
    retention: '30 days',
    columns: { account_id: opaque, request_key: none, choice: personal, reply: personal, at: personal },
  },
  erasures: {
    retention: 'for good: a code, the number of the account and dates, to prove that it was done',
    columns: { code: opaque, account_id: opaque, asked_at: none, due_at: none, came_back_at: none, erased_at: none },
  },
  roster: {
    ...byAccount,
    retention: 'with it',
    columns: {
      ...{ character_id: opaque, account_id: opaque, name: shown, name_key: shown, created_at: personal },
      hidden_at: personal,
    },
  },
  account_likenesses: { ...byAccount, retention: 'with it', columns: { account_id: opaque, likeness: shown } },
  character_likenesses: { ...byCharacter, retention: 'with it', columns: { character_id: opaque, likeness: shown } },
  characters: {
    owner: { column: 'id', by: 'character' },
    retention: 'with it',
    columns: { id: opaque, version: none, state: personal, schema_version: none, due_at: none },
  },
  ledger: {
    ...byCharacter,
    retention: 'with it; a month in a file, as long as you store the file',
    pagedBy: 'version',
    columns: {
      ...{ character_id: opaque, version: none, request_key: none, choice: personal, world: none, seed: none },
      ...{ at: personal, changes: personal, shared: none, reads: personal, actor_id: opaque, actor_version: opaque },
    },
  },
  // Accounting data, which an erasure keeps. Contains only IDs and sums.
  fate_entries: {
    retention: 'as long as the law requires for books, without names',
    columns: {
      ...{ character_id: opaque, version: opaque, place: none, at: none, book: none, reference: opaque },
      ...{ purse: none, debt: none, other: none, balance: none, owed: none },
    },
  },
  messages: {
    ...byCharacter,
    retention: '90 days',
    pagedBy: 'id',
    columns: {
      ...{ id: opaque, character_id: opaque, version: none, place: none, title: personal, html: personal },
      ...{ image: personal, at: personal, storylet: personal, is_thrown_away: personal },
    },
  },
  invitations: {
    owner: { column: 'from_id', by: 'character' },
    retention: 'until 90 days after they are over',
    columns: {
      ...{ id: opaque, act: personal, from_id: opaque, version: none, place: none, to_id: opaque, words: personal },
      ...{ sent_at: personal, over: personal, over_at: personal, begun_at: personal },
      ...{ is_away_from: personal, is_away_to: none, version_from: none, version_to: none, has_from_won: personal },
      written_at: personal,
    },
  },
  shared_acts: {
    ...byCharacter,
    retention: 'until one of the two blocks the other, or with it; also with the other one',
    pagedBy: 'invitation',
    columns: {
      ...{ character_id: opaque, invitation: opaque, other_id: opaque, act: personal, has_sent: personal },
      ...{ has_won: personal, outcome: personal, at: personal },
    },
    other: { column: 'other_id', name: 'other_name', userName: 'other_user_name' },
  },
  outside_addresses: { retention: '30 days, as hashes', columns: { digest: opaque, written_at: none } },
  journal_entries: {
    ...byCharacter,
    retention: 'until deleted, or with it',
    pagedBy: 'id',
    columns: {
      ...{ id: opaque, character_id: opaque, version: none, title: shown, html: shown, area_name: shown },
      ...{ image: shown, at: shown, words: shown, plain: shown, snippet_id: shown },
    },
  },
  journal_tags: {
    ...byCharacter,
    retention: 'until deleted, or with it',
    columns: { id: opaque, character_id: opaque, name: personal, color: personal, is_favorite: personal },
  },
  journal_entry_tags: { retention: 'with its entry', columns: { entry_id: opaque, tag_id: opaque } },
  notes: {
    ...byCharacter,
    retention: 'until deleted, or with it',
    columns: {
      ...{ character_id: opaque, kind: personal, subject: personal, name: personal, words: personal },
      written_at: personal,
    },
  },
  plan_notes: {
    ...byCharacter,
    retention: 'until deleted, or with it',
    columns: { character_id: opaque, branch: personal, notes: personal },
  },
  targets: {
    ...byCharacter,
    retention: 'until removed, or with it',
    columns: { character_id: opaque, quality: personal, level: personal, set_at: personal },
  },
  removals: {
    ...byCharacter,
    retention: 'a minute or two, so that its owner can undo a removal',
    columns: {
      ...{ character_id: opaque, kind: personal, subject: personal, id: opaque, content: personal },
      ...{ removed_at: personal, restored_at: personal },
    },
  },
  visits: {
    ...byCharacter,
    retention: 'with it',
    columns: { character_id: opaque, seen_at: personal, away_from: personal, away_until: personal },
  },
  profiles: {
    ...byCharacter,
    retention: 'with it',
    columns: {
      ...{ character_id: opaque, is_private: personal, description: shown, mantelpiece: shown, scrapbook: shown },
    },
  },
  contacts: {
    ...byCharacter,
    retention: 'until removed, or with it',
    columns: { character_id: opaque, contact_id: personal, added_at: personal },
    other: { column: 'contact_id', name: 'contact_name', userName: 'contact_user_name' },
  },
  blocks: {
    ...byCharacter,
    retention: 'until removed, or with it',
    columns: { character_id: opaque, blocked_id: personal, blocked_at: personal },
    other: { column: 'blocked_id', name: 'blocked_name', userName: 'blocked_user_name' },
  },
  // The reporter owns the row. Name and text belong to the reported player.
  reports: {
    ...byCharacter,
    retention: 'a year; names and words of an erased account go with the account',
    columns: {
      ...{ id: opaque, character_id: opaque, reported_id: opaque, kind: personal, about: opaque, name: personal },
      ...{ user_name: personal, words: personal, reason: personal, at: personal, done_at: none },
    },
  },
  mails: {
    ...byAccount,
    retention: 'until sent, or after three and a half days of retries',
    columns: {
      ...{ id: opaque, kind: personal, account_id: opaque, message_id: opaque, address: personal, about: personal },
      ...{ queued_at: personal, attempts: none, next_at: none },
    },
  },
  mail_suppressions: { retention: 'for good, as hashes', columns: { digest: opaque, purpose: none, at: none } },
  tallies: {
    retention: 'until the window of the counter is over, at most an hour',
    columns: { key: opaque, count: none, until: none },
  },
  access_codes: { retention: 'for good', columns: { code: none, uses: none } },
  access_code_uses: {
    ...byCharacter,
    retention: 'with it',
    columns: { code: personal, character_id: opaque, at: personal },
  },
  world_qualities: { retention: 'for good', columns: { quality_id: none, total: none } },
  nodes: {
    retention: 'until the server stops, or after a day without a report',
    columns: { id: none, place: none, agreement: none, started_at: none, seen_at: none, opened_version: none },
  },
  // Contains names of operators, but only IDs of players.
  admin_log: {
    retention: 'for good, so write no name into a reason',
    columns: {
      ...{ id: none, at: none, operator: none, deed: none, account_id: opaque, about: none, reason: none, chain: none },
    },
  },
  ...publishingTables,
  ...purchaseTables,
};
