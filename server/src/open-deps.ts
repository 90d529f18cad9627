import type { World } from '@underhall/engine';
import { accessStore } from './access/access-store.ts';
import { accountCommandStore } from './account/account-command-store.ts';
import { accountStore } from './account/account-store.ts';
import { confirmationStore } from './account/confirmation-store.ts';
import { messagePreferenceStore } from './account/message-preference-store.ts';
import { characterStore } from './characters/character-store.ts';
import { invitationStore } from './characters/invitation-store.ts';
import { rosterStore } from './characters/roster-store.ts';
import { seedsFrom } from './characters/seed.ts';
import { socialPermissionStore } from './characters/social-permission-store.ts';
import { blockStore } from './contacts/block-store.ts';
import { contactStore } from './contacts/contact-store.ts';
import { databaseNow, openClock } from './db/clock.ts';
import type { Database } from './db/database.ts';
import { databaseReady } from './db/migrate.ts';
import type { Deps } from './deps.ts';
import { type EmailDeps, emailComposers } from './emails.ts';
import { createShutdown } from './http/graceful-shutdown.ts';
import { rateLimitStore } from './http/rate-limit-store.ts';
import { journalStore } from './journal/journal-store.ts';
import { tagStore } from './journal/tag-store.ts';
import { logError } from './log-error.ts';
import { deleteFromOutbox } from './mail/delete-from-outbox.ts';
import { createLinkTokens } from './mail/link-tokens.ts';
import { type MailQueue, openMailQueue } from './mail/mail-queue.ts';
import { mailStore } from './mail/mail-store.ts';
import { openTransport } from './mail/open-transport.ts';
import { suppressionStore } from './mail/suppression-store.ts';
import { cardChangeStore } from './membership/card-change-store.ts';
import { syncUpgradeCharge } from './membership/disputed-payments.ts';
import { presentFlags } from './membership/present-flags.ts';
import { countUnresolvedMemberships, subscriptionStore } from './membership/subscription-store.ts';
import { syncSubscription } from './membership/sync-membership.ts';
import { messageStore } from './messages/message-store.ts';
import { presentLasting } from './myself/present-lasting.ts';
import { noteStore } from './notes/note-store.ts';
import { erasureStore } from './own-data/erasure-store.ts';
import { exportStore } from './own-data/export-store.ts';
import { resetStore } from './password-reset/reset-store.ts';
import { eventStore, orderStore } from './payments/order-store.ts';
import { openPayments } from './payments/payments.ts';
import { planNoteStore } from './plans/plan-note-store.ts';
import { preferenceStore } from './preferences/preference-store.ts';
import { profileStore } from './profile/profile-store.ts';
import { reportStore } from './reports/report-store.ts';
import type { Secrets } from './secrets.ts';
import type { ServerOptions } from './server-options.ts';
import { openPasswords } from './session/passwords.ts';
import { sessionStore } from './session/session-store.ts';
import { tokensSignedWith } from './session/tokens.ts';
import { openWaysIn } from './sign-in/ways-in.ts';
import { outsideStore } from './social/outside-store.ts';
import { rollStore } from './story/roll-store.ts';
import { targetStore } from './targets/target-store.ts';
import { dueStore } from './timed/due-store.ts';
import { worldCache } from './world/world-cache.ts';

/** Creates the parts of the server over one database. */
export async function openDeps(
  database: Database,
  world: World,
  secrets: Secrets,
  options: ServerOptions,
): Promise<Deps> {
  const { everybodysTier = 'none' } = options;
  const cache = worldCache({ ...world, everybodysTier }, database);
  const mails = mailStore(database);
  const now = async () => (await databaseNow(database)) + options.clockOffset;
  const keys = [secrets.signing, ...(secrets.oldSigning ?? [])] as const;
  const deps = {
    world: cache,
    characters: characterStore(database),
    invitations: invitationStore(database),
    socialPermissions: socialPermissionStore(database),
    roster: rosterStore(database),
    accounts: accountStore(database),
    accountCommands: accountCommandStore(database),
    access: accessStore(database),
    resets: resetStore(database),
    linkTokens: createLinkTokens(keys),
    due: dueStore(database),
    mails,
    confirmations: confirmationStore(database),
    messagePreferences: messagePreferenceStore(database),
    commit: database.commit,
    signIn: openWaysIn(database, secrets, options),
    preferences: preferenceStore(database),
    contacts: contactStore(database),
    blocks: blockStore(database),
    journal: journalStore(database),
    tags: tagStore(database),
    profiles: profileStore(database),
    planNotes: planNoteStore(database),
    messages: messageStore(database),
    notes: noteStore(database),
    reports: reportStore(database, options.reportsTo),
    rolls: rollStore(database),
    exports: exportStore(database),
    erasures: erasureStore(database),
    deleteFromOutbox: async (address: string) => {
      if (options.outboxFolder) await deleteFromOutbox(options.outboxFolder, address);
    },
    outside: outsideStore(database),
    payments: await openPayments(options, { database, signing: secrets.signing, now }),
    orders: orderStore(database),
    paymentEvents: eventStore(database),
    subscriptions: subscriptionStore(database),
    membershipCards: cardChangeStore(database),
    targets: targetStore(database),
    rateLimitCounters: rateLimitStore(database),
    sessions: sessionStore(database),
    tokens: tokensSignedWith(keys, await openClock(database)),
    passwords: await openPasswords(options.passwordCost),
    seedFor: seedsFrom(secrets.luck),
    now,
    ready: () => databaseReady(database),
    lastRefusedWrite: database.lastRefusedWrite,
    pendingCalls: () => ({ statements: database.countPending() }),
    countQueuedEmails: () => mails.count(),
    unclearMemberships: () => countUnresolvedMemberships(database),
    shutdown: createShutdown(),
    options,
  };
  return {
    ...deps,
    mailQueue: mailQueueOver(database, deps),
    subscriptionFlags: (characterId) => presentFlags(deps, characterId),
    onSubscriptionUpdated: (id) => syncSubscription(deps, id),
    onChargeUpdated: (id) => syncUpgradeCharge(deps, id),
    lastingQualities: (characterId) => presentLasting(deps, characterId),
  };
}

function mailQueueOver(database: Database, deps: EmailDeps & Pick<Deps, 'mails' | 'options'>): MailQueue {
  const transport = openTransport(deps.options, () => deps.world.pack.words.title);
  const suppressions = suppressionStore(database);
  return openMailQueue({
    mails: deps.mails,
    transport,
    composers: emailComposers(deps),
    suppressions,
    unsubscribeDeps: deps,
    database,
    logError,
  });
}
