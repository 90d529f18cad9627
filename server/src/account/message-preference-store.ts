import type { MailPurpose, MessagePreferences } from '@underhall/contract';
import type { Database, Step } from '../db/database.ts';

/** The kinds of e-mail that a player can turn on and off. */
export type OptionalEmailKind = Exclude<MailPurpose, 'invitations'>;
export type Preferences = Readonly<Record<OptionalEmailKind, boolean>>;

export type MessagePreferenceStore = {
  /** `byMail` is false if the player wants no game e-mail at all. */
  of(accountId: number): Promise<Preferences & { readonly byMail: boolean }>;
  wants(accountId: number, kind: OptionalEmailKind): Promise<boolean>;
};

/** News is opt-in. E-mail about the player's own character is opt-out. */
export const defaultPreferences: Preferences = { announcements: false, niceness: true, storylets: true };

const finding = {
  name: 'find-message-preferences',
  text: 'select announcements, niceness, storylets, by_mail as "byMail" from message_preferences where account_id = $1',
};

export function messagePreferenceStore(database: Database): MessagePreferenceStore {
  const of: MessagePreferenceStore['of'] = async (accountId) => {
    const [row] = await database.run<Preferences & { byMail: boolean }>(finding, [accountId]);
    return row ?? { ...defaultPreferences, byMail: true };
  };
  return {
    of,
    async wants(accountId, kind) {
      const chosen = await of(accountId);
      return chosen.byMail && chosen[kind];
    },
  };
}

/** Turns off all game e-mail of a player, or restores their choices. */
export function setByMail(accountId: number, byMail: boolean): Step {
  const { announcements, niceness, storylets } = defaultPreferences;
  return {
    name: 'set-letters-by-mail',
    text: `insert into message_preferences (account_id, announcements, niceness, storylets, by_mail)
      select id, ${announcements}, ${niceness}, ${storylets}, $2 from accounts where id = $1
      on conflict (account_id) do update set by_mail = $2`,
    values: [accountId, byMail],
  };
}

export function setPreferences(accountId: number, some: Partial<Preferences>): Step {
  const { announcements, niceness, storylets } = defaultPreferences;
  return {
    name: 'set-message-preferences',
    text: `insert into message_preferences as held (account_id, announcements, niceness, storylets)
      select id, coalesce($2, ${announcements}), coalesce($3, ${niceness}), coalesce($4, ${storylets})
      from accounts where id = $1
      on conflict (account_id) do update set announcements = coalesce($2, held.announcements),
        niceness = coalesce($3, held.niceness), storylets = coalesce($4, held.storylets)`,
    values: [accountId, some.announcements ?? null, some.niceness ?? null, some.storylets ?? null],
  };
}

export const presentPreferences = ({ announcements, niceness, storylets }: Preferences): MessagePreferences => ({
  messageAboutAnnouncements: announcements,
  messageAboutNiceness: niceness,
  messageAboutStorylets: storylets,
});
