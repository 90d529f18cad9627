import type { World } from '@underhall/engine';
import { accessStore } from './access/access-store.ts';
import { accountCommandStore } from './account/account-command-store.ts';
import { accountStore } from './account/account-store.ts';
import { characterStore } from './characters/character-store.ts';
import { invitationStore } from './characters/invitation-store.ts';
import { rosterStore } from './characters/roster-store.ts';
import { seedsFrom } from './characters/seed.ts';
import { comfortStore } from './comfort/comfort-store.ts';
import { databaseNow } from './db/clock.ts';
import type { Database } from './db/database.ts';
import { databaseReady } from './db/migrate.ts';
import type { Deps } from './deps.ts';
import { journalStore } from './journal/journal-store.ts';
import { tagStore } from './journal/tag-store.ts';
import { openPost } from './mail/open-post.ts';
import { noteStore } from './notes/note-store.ts';
import { resetStore } from './password-reset/reset-store.ts';
import { planNoteStore } from './plans/plan-note-store.ts';
import { profileStore } from './profile/profile-store.ts';
import type { Secrets } from './secrets.ts';
import type { ServerOptions } from './server-options.ts';
import { openPasswords } from './session/passwords.ts';
import { sessionStore } from './session/session-store.ts';
import { tokensSignedWith } from './session/tokens.ts';
import { openWaysIn } from './sign-in/ways-in.ts';
import { rollStore } from './story/roll-store.ts';
import { targetStore } from './targets/target-store.ts';
import { worldCache } from './world/world-cache.ts';

/** The real parts, over one database. */
export async function openDeps(
  database: Database,
  world: World,
  secrets: Secrets,
  options: ServerOptions,
): Promise<Deps> {
  const { everybodysTier = 'none' } = options;
  const cache = worldCache({ ...world, everybodysTier }, database);
  return {
    world: cache,
    characters: characterStore(database),
    invitations: invitationStore(database),
    roster: rosterStore(database),
    accounts: accountStore(database),
    accountCommands: accountCommandStore(database),
    access: accessStore(database),
    resets: resetStore(database),
    signIn: openWaysIn(database, secrets, options),
    mail: openPost(options, () => cache.pack.words.title),
    comfort: comfortStore(database),
    journal: journalStore(database),
    tags: tagStore(database),
    profiles: profileStore(database),
    planNotes: planNoteStore(database),
    notes: noteStore(database),
    rolls: rollStore(database),
    targets: targetStore(database),
    sessions: sessionStore(database),
    tokens: tokensSignedWith(secrets.signing),
    passwords: await openPasswords(),
    seedFor: seedsFrom(secrets.luck),
    now: async () => (await databaseNow(database)) + options.clockOffset,
    ready: () => databaseReady(database),
    options,
  };
}
