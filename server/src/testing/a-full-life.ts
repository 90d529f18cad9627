import { taggedTables } from '../own-data/columns.ts';
import type { TestPlayer } from './a-player.ts';
import type { TestServer } from './a-server.ts';

/** Tables in which every player has a row. */
const filledByRegistration: readonly string[] = [
  'accounts',
  'sessions',
  'roster',
  'account_likenesses',
  'character_likenesses',
  'characters',
];

/**
 * Rows of tables that need more than one value for each type, because they have constraints or tests read them. `$1` is
 * the account, `$2` the character, and `$3` another character.
 */
const specialRows: Readonly<Record<string, string>> = {
  identities: `insert into identities (provider, subject, account_id, name, email) select 'Google', 's' || $1, $1, 'n', 'e'`,
  ledger: `insert into ledger (character_id, version, choice, world, seed, at, changes, reads) values ($2, 1000000, 'c', 'w', 1, now(), '[]', '{}')`,
  invitations: `insert into invitations (act, from_id, version, place, to_id, words, sent_at) values (1, $2, 1, 1, $3, 'w', now())`,
  shared_acts: `insert into shared_acts (character_id, invitation, other_id, act, has_sent, at) values ($2, $3, $3, 1, true, now())`,
  journal_entries: `insert into journal_entries (character_id, version, title, html, area_name, image, at) values ($2, 1, 't', 'h', 'a', 'i', now())`,
  notes: `insert into notes (character_id, kind, subject, name, words) values ($2, 'thing', 1, 'n', 'w')`,
  removals: `insert into removals (character_id, kind, subject, content) values ($2, 'note', 's', '{}')`,
  contacts: `insert into contacts (character_id, contact_id) values ($2, $3)`,
  blocks: `insert into blocks (character_id, blocked_id) values ($2, $3)`,
  reports: `insert into reports (character_id, reported_id, kind, about, name, user_name, words, reason) values ($2, $3, 'name', 'a', 'n', 'u', 'w', 'r'), ($3, $2, 'name', 'a', 'n', 'u', 'w', 'r')`,
  mails: `insert into mails (kind, account_id, address, about, next_at) values ('reset', $1, 'a', '{}', now() + interval '1 day')`,
  access_codes: `insert into access_codes values ('c', 1) on conflict do nothing`,
  access_code_uses: `insert into access_code_uses (code, character_id) values ('c', $2)`,
  orders: `insert into orders (id, account_id, character_id, provider, nonce_digest, currency, minor, vat, fate, state, reference, message) values ('order ' || $2, $1, $2, 'test', 'digest ' || $2, 'GBP', 999, 166, 10, 'declined', 'r', 'm'), ('order ' || $3, $3 + 1000000, $3, 'test', 'digest ' || $3, 'GBP', 1, 0, 1, 'declined', 'r', 'm')`,
  subscriptions: `insert into subscriptions (id, character_id, provider, nonce_digest, plan_id, add_on_id, currency, price, add_on_price, began_as, state) values ('subscription ' || $2, $2, 'test', 'digest ' || $2, 'p', 'a', 'GBP', 750, 500, 'enhanced', 'over'), ('subscription ' || $3, $3, 'test', 'digest ' || $3, 'p', 'a', 'GBP', 750, 500, 'enhanced', 'over')`,
  subscription_changes: `insert into subscription_changes (id, subscription_id, wanted, tier, is_restored, charge, state) values ('change ' || $2, 'subscription ' || $2, 'enhanced', 'enhanced', false, 500, 'done'), ('change ' || $3, 'subscription ' || $3, 'enhanced', 'enhanced', false, 500, 'done')`,
  subscription_cards: `insert into subscription_cards (id, subscription_id, nonce_digest, state) values ('card ' || $2, 'subscription ' || $2, 'digest ' || $2, 'done'), ('card ' || $3, 'subscription ' || $3, 'digest ' || $3, 'done')`,
};

/** A value for each type of a required column. Text differs between players, for unique keys. */
const valueOfType: Readonly<Record<string, string>> = {
  text: `'text of ' || $2`,
  bigint: '1',
  integer: '1',
  smallint: '1',
  boolean: 'true',
  jsonb: `'{}'`,
  'timestamp with time zone': 'now()',
};

/** Writes a row into each table with rows of players, by SQL because other tests cover the calls. */
export async function liveFully({ database }: TestServer, player: TestPlayer, other: TestPlayer): Promise<void> {
  const values = [accountOf(player), player.characterId, other.characterId];
  for (const [name, text] of [...Object.entries(specialRows), ...(await ordinaryRows(database))]) {
    // PostgreSQL refuses parameters that a statement does not use.
    const filled = text.replace(/\$([123])/g, (_, place: string) => `${values[Number(place) - 1]}::bigint`);
    await database.run({ name: `test-life-${name}-${player.characterId}`, text: filled }).catch((cause: unknown) => {
      const advice = `Add a row of ${name} to specialRows in server/src/testing/a-full-life.ts`;
      throw new Error(`${advice}: ${filled}`, { cause });
    });
  }
}

/** Returns a statement for each other table, which fills the owner and the required columns. */
async function ordinaryRows(database: TestServer['database']): Promise<readonly (readonly [string, string])[]> {
  const required = await database.run<{ of: string; column: string; type: string }>({
    name: 'test-life-columns',
    text: `select table_name as of, column_name as column, data_type as type from information_schema.columns
      where table_schema = 'public' and is_nullable = 'NO' and column_default is null and is_identity = 'NO'
        and is_generated = 'NEVER'`,
  });
  return Object.entries(taggedTables).flatMap(([name, { owner }]) => {
    if (!owner || owner.by === 'subscription' || name in specialRows || filledByRegistration.includes(name)) return [];
    const others = required.filter(({ of, column }) => of === name && column !== owner.column);
    const columns = [owner.column, ...others.map(({ column }) => column)];
    const values = others.map(({ type }) => valueOfType[type] ?? `value of type ${type}`);
    const row = [owner.by === 'account' ? '$1' : '$2', ...values];
    const text = `insert into ${name} (${columns.join(', ')}) values (${row.join(', ')}) on conflict do nothing`;
    return [[name, text] as const];
  });
}

export const accountOf = ({ token }: Pick<TestPlayer, 'token'>): number =>
  Number(JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()).UserId);
