import { type MailPurpose, mailPurposes } from '@underhall/contract';
import type { Database, Step } from '../db/database.ts';
import { digestOf } from './address.ts';

/** The addresses that want no letters, by what stands for them: they outlive the accounts they had. */
export type SuppressionStore = {
  isSuppressed(address: string, purpose: MailPurpose): Promise<boolean>;
};

/** All kinds that were not asked for. */
export const everyPurpose = 'all';

const finding = {
  name: 'find-suppression',
  text: 'select 1 as found from mail_suppressions where digest = $1 and purpose in ($2, $3) limit 1',
};

export function suppressionStore(database: Database): SuppressionStore {
  return {
    async isSuppressed(address, purpose) {
      return (await database.run(finding, [digestOf(address), purpose, everyPurpose])).length > 0;
    },
  };
}

/** The steps that stop a kind of letter to an address, or all that were not asked for. */
export const suppress = (digest: string, purpose: MailPurpose | typeof everyPurpose): Step => ({
  name: 'suppress-mail',
  text: 'insert into mail_suppressions (digest, purpose) values ($1, $2) on conflict do nothing',
  values: [digest, purpose],
});

/** The step that lets kinds of letters reach an address again, because whoever owns it has said so. */
export const allow = (address: string, purposes: readonly MailPurpose[]): Step => ({
  name: 'allow-mail',
  text: 'delete from mail_suppressions where digest = $1 and purpose = any($2)',
  values: [digestOf(address), [...purposes, everyPurpose]],
});

export const purposeNamed = (word: string): MailPurpose | undefined => mailPurposes.find((each) => each === word);
