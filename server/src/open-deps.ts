import type { World } from '@underhall/engine';
import { seedsFrom } from './characters/seed.ts';
import { databaseNow, openClock } from './db/clock.ts';
import type { Database } from './db/database.ts';
import { databaseReady } from './db/migrate.ts';
import type { Deps } from './deps.ts';
import { type EmailDeps, emailComposers } from './emails.ts';
import { createShutdown } from './http/graceful-shutdown.ts';
import { openPictures } from './http/picture-catalogue.ts';
import { logError } from './log-error.ts';
import { deleteFromOutbox } from './mail/delete-from-outbox.ts';
import { createLinkTokens } from './mail/link-tokens.ts';
import { type MailQueue, openMailQueue } from './mail/mail-queue.ts';
import { openTransport } from './mail/open-transport.ts';
import { suppressionStore } from './mail/suppression-store.ts';
import { syncUpgradeCharge } from './membership/disputed-payments.ts';
import { presentFlags } from './membership/present-flags.ts';
import { countUnresolvedMemberships } from './membership/subscription-store.ts';
import { syncSubscription } from './membership/sync-membership.ts';
import { presentLasting } from './myself/present-lasting.ts';
import { openPayments } from './payments/payments.ts';
import { openCompiler } from './publishing/open-compiler.ts';
import { nodeRuntime } from './runtime/node-runtime.ts';
import type { Secrets } from './secrets.ts';
import type { ServerOptions } from './server-options.ts';
import { openPasswords } from './session/passwords.ts';
import { tokensSignedWith } from './session/tokens.ts';
import { openProviderSignIn } from './sign-in/provider-sign-in.ts';
import { openStores } from './stores.ts';
import { worldCache } from './world/world-cache.ts';

export async function openDeps(
  database: Database,
  world: World,
  secrets: Secrets,
  options: ServerOptions,
  runtime = nodeRuntime,
): Promise<Deps> {
  const { everybodysTier = 'none' } = options;
  const cache = worldCache({ ...world, everybodysTier }, database, runtime.elapsed);
  const now = async () => (await databaseNow(database)) + options.clockOffset;
  const keys = [secrets.signing, ...(secrets.oldSigning ?? [])] as const;
  const stores = openStores(database, options, runtime);
  const deps = {
    ...stores,
    world: cache,
    linkTokens: createLinkTokens(keys),
    commit: database.commit,
    signIn: openProviderSignIn(database, secrets, options, runtime),
    deleteFromOutbox: async (address: string) => {
      if (options.outboxFolder) await deleteFromOutbox(options.outboxFolder, address);
    },
    payments: await openPayments(options, { database, signing: secrets.signing, now, runtime }),
    tokens: tokensSignedWith(keys, await openClock(database, runtime)),
    passwords: await openPasswords(options.passwordCost),
    seedFor: seedsFrom(secrets.luck),
    now,
    ready: () => databaseReady(database),
    lastRefusedWrite: database.lastRefusedWrite,
    pendingCalls: () => ({ statements: database.countPending() }),
    countQueuedEmails: () => stores.mails.count(),
    unclearMemberships: () => countUnresolvedMemberships(database),
    shutdown: createShutdown(),
    compiler: openCompiler({ ...stores, runtime }, options.compiler),
    pictures: await openPictures(options),
    runtime,
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

function mailQueueOver(database: Database, deps: EmailDeps & Pick<Deps, 'mails' | 'options' | 'runtime'>): MailQueue {
  const transport = openTransport(deps.options, () => deps.world.pack.words, deps.runtime);
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
