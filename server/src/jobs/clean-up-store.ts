import { invitationPeriodDays } from '@underhall/contract/limits';
import { messageLifetime } from '../characters/side-effects-store.ts';
import type { Database, Statement } from '../db/database.ts';

/** Deletes obsolete rows. Runs daily, so that each statement finds few rows. */
const deletions: readonly Statement[] = [
  { name: 'sweep-sessions', text: 'delete from sessions where expires_at < now()' },
  { name: 'sweep-tallies', text: 'delete from tallies where until < now()' },
  { name: 'sweep-nonces', text: `delete from spent_nonces where expires_at < now() - interval '1 hour'` },
  { name: 'sweep-resets', text: 'delete from password_resets where expires_at < now()' },
  { name: 'sweep-messages', text: `delete from messages where at < now() - ${messageLifetime}` },
  {
    name: 'sweep-invitations',
    text: `delete from invitations where coalesce(over_at, sent_at + interval '${invitationPeriodDays} days') < now() - ${messageLifetime}`,
  },
  {
    name: 'sweep-confirmations',
    text: `delete from email_confirmations where expires_at < now() - interval '30 days'`,
  },
  {
    name: 'sweep-unused-passwords',
    text: 'update email_confirmations set password_hash = null where password_hash is not null and expires_at < now()',
  },
  { name: 'sweep-reports', text: `delete from reports where at < now() - interval '1 year'` },
  {
    name: 'sweep-outside-addresses',
    text: `delete from outside_addresses where written_at < now() - interval '30 days'`,
  },
  { name: 'sweep-commands', text: `delete from account_commands where at < now() - interval '30 days'` },
];

export async function cleanUp(database: Database): Promise<void> {
  for (const deletion of deletions) await database.run(deletion);
}
