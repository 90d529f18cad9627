import { type MailPurpose, mailPurposes } from '@underhall/contract';
import type { Database, Step } from '../db/database.ts';
import { addressDigests } from './address.ts';

/** Hashes of unsubscribed e-mail addresses. Kept after the account is deleted. */
export type SuppressionStore = {
  isSuppressed(address: string, purpose: MailPurpose): Promise<boolean>;
};

export const everyPurpose = 'all';

const finding = {
  name: 'find-suppression',
  text: 'select 1 as found from mail_suppressions where digest = any($1) and purpose in ($2, $3) limit 1',
};

export function suppressionStore(database: Database): SuppressionStore {
  return {
    async isSuppressed(address, purpose) {
      return (await database.run(finding, [addressDigests(address), purpose, everyPurpose])).length > 0;
    },
  };
}

export const suppress = (digest: string, purpose: MailPurpose | typeof everyPurpose): Step => ({
  name: 'suppress-mail',
  text: 'insert into mail_suppressions (digest, purpose) values ($1, $2) on conflict do nothing',
  values: [digest, purpose],
});

export const liftSuppression = (address: string, purposes: readonly MailPurpose[]): Step => ({
  name: 'allow-mail',
  text: 'delete from mail_suppressions where digest = any($1) and purpose = any($2)',
  values: [addressDigests(address), [...purposes, everyPurpose]],
});

export const parsePurpose = (text: string): MailPurpose | undefined => mailPurposes.find((each) => each === text);
