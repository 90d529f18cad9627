import { fillLikenesses } from './account/likeness-store.ts';
import { rekeyAddresses, rekeyNames } from './account/rekey-names-store.ts';
import type { RemovalStore } from './characters/removal-store.ts';
import { databaseNow } from './db/clock.ts';
import type { Database } from './db/database.ts';
import { cleanUp } from './jobs/clean-up-store.ts';
import type { Job } from './jobs/job.ts';
import { makeLedgerMonths } from './ledger/ledger-month-store.ts';
import type { MailQueue } from './mail/mail-queue.ts';
import type { MembershipDeps } from './membership/membership-deps.ts';
import { syncMemberships } from './membership/sync-membership.ts';
import { type EraseDeps, eraseDueAccounts } from './own-data/erase-accounts.ts';
import { type OrderSyncDeps, processEvents, reconcileOrders, syncUnresolvedOrders } from './payments/settle-orders.ts';
import { sweepWorlds } from './publishing/sweep-store.ts';
import { type EndInvitationsDeps, endOldInvitations } from './social/end-old-invitations.ts';
import { type DueStoriesDeps, runDueStories } from './timed/run-due-stories.ts';

export type JobDeps = DueStoriesDeps &
  EndInvitationsDeps &
  EraseDeps &
  OrderSyncDeps &
  MembershipDeps & { readonly mailQueue: MailQueue; readonly removals: Pick<RemovalStore, 'forget'> };

/**
 * Game jobs use the game's clock, which `GAME_CLOCK_OFFSET_S` can move. Mail, link and clean-up jobs use the database's
 * clock.
 */
export const jobsOf = (deps: JobDeps, database: Database, logError: (message: string) => void): readonly Job[] => [
  // E-mail is sent as soon as it is queued, and this job retries failures.
  { name: 'send-mail', cron: '* * * * *', run: () => deps.mailQueue.sendAll() },
  { name: 'tell-those-away', cron: '* * * * *', run: () => runDueStories(deps, logError) },
  { name: 'end-old-invitations', cron: '*/10 * * * *', run: () => endOldInvitations(deps, logError) },
  { name: 'find-out-orders', cron: '* * * * *', run: () => syncUnresolvedOrders(deps, logError) },
  { name: 'work-through-payment-events', cron: '* * * * *', run: () => processEvents(deps, logError) },
  {
    name: 'reconcile-orders',
    cron: '47 3 * * *',
    run: () => reconcileOrders(deps, () => databaseNow(database), logError),
  },
  { name: 'follow-memberships', cron: '* * * * *', run: () => syncMemberships(deps, logError) },
  { name: 'erase-accounts', cron: '7 * * * *', run: () => eraseDueAccounts(deps) },
  { name: 'forget-removals', cron: '* * * * *', run: () => deps.removals.forget() },
  { name: 'sweep-worlds', cron: '23 4 * * *', run: () => sweepWorlds(database) },
  { name: 'clean-up', cron: '17 4 * * *', run: () => cleanUp(database) },
  // Runs twice a day and two months ahead, because a running backup blocks this job.
  {
    name: 'make-ledger-months',
    cron: '13 1,13 * * *',
    run: async () => makeLedgerMonths(database, await deps.now(), 2),
  },
  { name: 'rekey-names', cron: '31 4 * * *', run: () => rekeyNames(database) },
  { name: 'rekey-addresses', cron: '34 4 * * *', run: () => rekeyAddresses(database) },
  { name: 'fill-likenesses', cron: '37 4 * * *', run: () => fillLikenesses(database) },
];
