import { accessStore } from './access/access-store.ts';
import { accountCommandStore } from './account/account-command-store.ts';
import { accountStore } from './account/account-store.ts';
import { confirmationStore } from './account/confirmation-store.ts';
import { messagePreferenceStore } from './account/message-preference-store.ts';
import { adminLogStore } from './admin/admin-log-store.ts';
import { characterStore } from './characters/character-store.ts';
import { invitationStore } from './characters/invitation-store.ts';
import { removalStore } from './characters/removal-store.ts';
import { rosterStore } from './characters/roster-store.ts';
import { socialPermissionStore } from './characters/social-permission-store.ts';
import { blockStore } from './contacts/block-store.ts';
import { contactStore } from './contacts/contact-store.ts';
import type { Database } from './db/database.ts';
import { rateLimitStore } from './http/rate-limit-store.ts';
import { journalStore } from './journal/journal-store.ts';
import { tagStore } from './journal/tag-store.ts';
import { movedStore } from './leads/moved-store.ts';
import { mailStore } from './mail/mail-store.ts';
import { cardChangeStore } from './membership/card-change-store.ts';
import { subscriptionStore } from './membership/subscription-store.ts';
import { messageStore } from './messages/message-store.ts';
import { noteStore } from './notes/note-store.ts';
import { erasureStore } from './own-data/erasure-store.ts';
import { exportStore } from './own-data/export-store.ts';
import { resetStore } from './password-reset/reset-store.ts';
import { eventStore, orderStore } from './payments/order-store.ts';
import { planNoteStore } from './plans/plan-note-store.ts';
import { preferenceStore } from './preferences/preference-store.ts';
import { profileStore } from './profile/profile-store.ts';
import { compiledStore } from './publishing/compiled-store.ts';
import { worldFileStore } from './publishing/file-store.ts';
import { numberStore } from './publishing/number-store.ts';
import { occupancyStore } from './publishing/occupancy-store.ts';
import { switchStore } from './publishing/switch-store.ts';
import { publishTokenStore } from './publishing/token-store.ts';
import { versionStore } from './publishing/version-store.ts';
import { worldPictureStore } from './publishing/world-picture-store.ts';
import { reportStore } from './reports/report-store.ts';
import type { Runtime } from './runtime/runtime.ts';
import type { ServerOptions } from './server-options.ts';
import { sessionStore } from './session/session-store.ts';
import { outsideStore } from './social/outside-store.ts';
import { sharedActStore } from './social/shared-act-store.ts';
import { rollStore } from './story/roll-store.ts';
import { targetStore } from './targets/target-store.ts';
import { dueStore } from './timed/due-store.ts';
import { visitStore } from './while-out/visit-store.ts';

export type Stores = ReturnType<typeof openStores>;

/** All stores of one database. Add new stores only here. */
export const openStores = (
  database: Database,
  options: Pick<ServerOptions, 'reportsTo' | 'clockOffset'>,
  runtime: Runtime,
) => ({
  adminLog: adminLogStore(database),
  switches: switchStore(database),
  mails: mailStore(database),
  characters: characterStore(database),
  invitations: invitationStore(database),
  socialPermissions: socialPermissionStore(database),
  roster: rosterStore(database),
  accounts: accountStore(database),
  accountCommands: accountCommandStore(database),
  access: accessStore(database),
  resets: resetStore(database),
  due: dueStore(database),
  confirmations: confirmationStore(database, runtime),
  messagePreferences: messagePreferenceStore(database),
  preferences: preferenceStore(database),
  contacts: contactStore(database),
  blocks: blockStore(database),
  journal: journalStore(database),
  tags: tagStore(database),
  profiles: profileStore(database),
  planNotes: planNoteStore(database),
  messages: messageStore(database),
  notes: noteStore(database),
  removals: removalStore(database),
  compiledWorlds: compiledStore(database),
  worldPictures: worldPictureStore(database),
  occupancy: occupancyStore(database),
  worldNumbers: numberStore(database),
  worldFiles: worldFileStore(database),
  versions: versionStore(database),
  publishTokens: publishTokenStore(database),
  reports: reportStore(database, options.reportsTo),
  rolls: rollStore(database),
  moved: movedStore(database),
  exports: exportStore(database),
  erasures: erasureStore(database),
  outside: outsideStore(database),
  sharedActs: sharedActStore(database),
  orders: orderStore(database, runtime),
  paymentEvents: eventStore(database),
  subscriptions: subscriptionStore(database),
  membershipCards: cardChangeStore(database),
  targets: targetStore(database),
  rateLimitCounters: rateLimitStore(database),
  sessions: sessionStore(database, runtime),
  visits: visitStore(database, options),
});
