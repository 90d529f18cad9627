import type { MailPurpose, MessagePreferences } from '@underhall/contract';
import type { Database, Step } from '../db/database.ts';

/** The kinds of letter that a player can choose. */
export type OptionalEmailKind = Exclude<MailPurpose, 'invitations'>;
/** For each of these kinds, true if its letters are sent. */
export type Preferences = Readonly<Record<OptionalEmailKind, boolean>>;

export type MessagePreferenceStore = {
  /** The player's choices, and if they want letters at all. */
  of(accountId: number): Promise<Preferences & { readonly byMail: boolean }>;
  /** Is a kind of letter sent to this player? */
  wants(accountId: number, kind: OptionalEmailKind): Promise<boolean>;
};

/** News is sent to nobody who has not asked for it; what concerns one's own character is. */
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

/** The step that stops all letters of the game to a player, or lets those they have chosen go again. */
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

/** The step that sets some of them; the others stay as they are. */
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
