import type { TestPlayer } from './a-player.ts';
import type { TestServer } from './a-server.ts';

/**
 * Rows of a player who has done everything, written by SQL because other tests cover the calls. `$1` is the account,
 * `$2` the character, and `$3` another character.
 */
const rows: Readonly<Record<string, string>> = {
  identities: `insert into identities (provider, subject, account_id, name, email) select 'Google', 's' || $1, $1, 'n', 'e'`,
  password_resets: `insert into password_resets (token_hash, account_id, expires_at, word) select 't' || $1, $1, now() + interval '1 hour', 'w'`,
  email_confirmations: `insert into email_confirmations (account_id, email_key, expires_at) select $1, 'k', now()`,
  message_preferences: `insert into message_preferences values ($1, true, true, true) on conflict do nothing`,
  company_preferences: `insert into company_preferences (account_id) values ($1)`,
  comfort: `insert into comfort (account_id) values ($1)`,
  account_commands: `insert into account_commands (account_id, request_key, choice, reply) values ($1, 'k', 'c', 'r')`,
  ledger: `insert into ledger (character_id, version, choice, world, seed, at, changes, reads) values ($2, 1000000, 'c', 'w', 1, now(), '[]', '{}')`,
  messages: `insert into messages (character_id, version, place, title, html, image, at) values ($2, 1000000, 1, 't', 'h', 'i', now())`,
  invitations: `insert into invitations (act, from_id, version, place, to_id, words, sent_at) values (1, $2, 1, 1, $3, 'w', now())`,
  journal_entries: `insert into journal_entries (character_id, version, title, html, area_name, image, at) values ($2, 1, 't', 'h', 'a', 'i', now())`,
  journal_tags: `insert into journal_tags (character_id, name) values ($2, 'n')`,
  notes: `insert into notes (character_id, kind, subject, name, words) values ($2, 'thing', 1, 'n', 'w')`,
  plan_notes: `insert into plan_notes values ($2, 1, 'n')`,
  targets: `insert into targets (character_id, quality, level) values ($2, 1, 1)`,
  profiles: `insert into profiles (character_id, description) values ($2, 'd') on conflict do nothing`,
  contacts: `insert into contacts (character_id, contact_id) values ($2, $3)`,
  blocks: `insert into blocks (character_id, blocked_id) values ($2, $3)`,
  reports: `insert into reports (character_id, reported_id, kind, about, name, user_name, words, reason) values ($2, $3, 'name', 'a', 'n', 'u', 'w', 'r'), ($3, $2, 'name', 'a', 'n', 'u', 'w', 'r')`,
  mails: `insert into mails (kind, account_id, address, about, next_at) values ('reset', $1, 'a', '{}', now() + interval '1 day')`,
  codes: `insert into access_codes values ('c', 1) on conflict do nothing`,
  orders: `insert into orders (id, account_id, character_id, provider, nonce_digest, currency, minor, vat, fate, state, reference, message) values ('order ' || $2, $1, $2, 'test', 'digest ' || $2, 'GBP', 999, 166, 10, 'declined', 'r', 'm'), ('order ' || $3, $3 + 1000000, $3, 'test', 'digest ' || $3, 'GBP', 1, 0, 1, 'declined', 'r', 'm')`,
  subscriptions: `insert into subscriptions (id, character_id, provider, nonce_digest, plan_id, add_on_id, currency, price, add_on_price, began_as, state) values ('subscription ' || $2, $2, 'test', 'digest ' || $2, 'p', 'a', 'GBP', 750, 500, 'enhanced', 'over'), ('subscription ' || $3, $3, 'test', 'digest ' || $3, 'p', 'a', 'GBP', 750, 500, 'enhanced', 'over')`,
  subscription_changes: `insert into subscription_changes (id, subscription_id, wanted, tier, is_restored, charge, state) values ('change ' || $2, 'subscription ' || $2, 'enhanced', 'enhanced', false, 500, 'done'), ('change ' || $3, 'subscription ' || $3, 'enhanced', 'enhanced', false, 500, 'done')`,
  subscription_cards: `insert into subscription_cards (id, subscription_id, nonce_digest, state) values ('card ' || $2, 'subscription ' || $2, 'digest ' || $2, 'done'), ('card ' || $3, 'subscription ' || $3, 'digest ' || $3, 'done')`,
  members: `insert into members (character_id, version) values ($2, 1)`,
  access_code_uses: `insert into access_code_uses (code, character_id) values ('c', $2)`,
};

export async function liveFully({ database }: TestServer, player: TestPlayer, other: TestPlayer): Promise<void> {
  const accountId = accountOf(player);
  for (const [name, text] of Object.entries(rows)) {
    // PostgreSQL refuses parameters that a statement does not use.
    const values = [accountId, player.characterId, other.characterId];
    const filled = text.replace(/\$([123])/g, (_, place: string) => `${values[Number(place) - 1]}::bigint`);
    await database.run({ name: `test-life-${name}-${player.characterId}`, text: filled });
  }
}

export const accountOf = ({ token }: Pick<TestPlayer, 'token'>): number =>
  Number(JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()).UserId);
