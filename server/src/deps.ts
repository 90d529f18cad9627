import type { LastingQuality, SubscriptionFlags } from '@underhall/contract';
import type { AccessStore } from './access/access-store.ts';
import type { AccountStore } from './account/account-store.ts';
import type { ConfirmationStore } from './account/confirmation-store.ts';
import type { MessagePreferenceStore } from './account/message-preference-store.ts';
import type { AccountCommandDeps } from './account/run-account-command.ts';
import type { ClockDeps, TurnDeps } from './characters/turn-deps.ts';
import type { BlockStore } from './contacts/block-store.ts';
import type { ContactStore } from './contacts/contact-store.ts';
import type { Database } from './db/database.ts';
import type { GracefulShutdown } from './http/graceful-shutdown.ts';
import type { HealthDeps } from './http/health.ts';
import type { MetricsDeps } from './http/metrics.ts';
import type { RateLimitStore } from './http/rate-limit-store.ts';
import type { JournalStore } from './journal/journal-store.ts';
import type { TagStore } from './journal/tag-store.ts';
import type { LinkTokens } from './mail/link-tokens.ts';
import type { MailQueue } from './mail/mail-queue.ts';
import type { MailStore } from './mail/mail-store.ts';
import type { CardChangeStore } from './membership/card-change-store.ts';
import type { SubscriptionStore } from './membership/subscription-store.ts';
import type { MessageStore } from './messages/message-store.ts';
import type { NoteStore } from './notes/note-store.ts';
import type { EraseDeps } from './own-data/erase-accounts.ts';
import type { ErasureStore } from './own-data/erasure-store.ts';
import type { ExportStore } from './own-data/export-store.ts';
import type { ResetStore } from './password-reset/reset-store.ts';
import type { EventStore, OrderStore } from './payments/order-store.ts';
import type { Payments } from './payments/payments.ts';
import type { PlanNoteStore } from './plans/plan-note-store.ts';
import type { PreferenceStore } from './preferences/preference-store.ts';
import type { ProfileStore } from './profile/profile-store.ts';
import type { ReportStore } from './reports/report-store.ts';
import type { ServerOptions } from './server-options.ts';
import type { Passwords } from './session/passwords.ts';
import type { SessionStore } from './session/session-store.ts';
import type { Tokens } from './session/tokens.ts';
import type { WaysIn } from './sign-in/ways-in.ts';
import type { OutsideStore } from './social/outside-store.ts';
import type { RollStore } from './story/roll-store.ts';
import type { TargetStore } from './targets/target-store.ts';
import type { DueStore } from './timed/due-store.ts';

/**
 * All parts of the server. Each area declares the parts that it needs in its own type and never imports this file.
 * `open-deps.ts` creates them, also for tests.
 */
export type Deps = TurnDeps &
  AccountCommandDeps &
  ClockDeps &
  HealthDeps &
  MetricsDeps & {
    readonly accounts: AccountStore;
    readonly access: AccessStore;
    readonly resets: ResetStore;
    readonly signIn: WaysIn;
    readonly linkTokens: LinkTokens;
    readonly due: DueStore;
    readonly mails: MailStore;
    readonly confirmations: ConfirmationStore;
    readonly messagePreferences: MessagePreferenceStore;
    readonly subscriptionFlags: (characterId: number | undefined) => Promise<SubscriptionFlags>;
    readonly lastingQualities: (characterId: number | undefined) => Promise<readonly LastingQuality[]>;
    /** Writes the steps of a command that concerns no character. */
    readonly commit: Database['commit'];
    readonly mailQueue: MailQueue;
    readonly preferences: PreferenceStore;
    readonly contacts: ContactStore;
    readonly blocks: BlockStore;
    readonly journal: JournalStore;
    readonly tags: TagStore;
    readonly profiles: ProfileStore;
    readonly planNotes: PlanNoteStore;
    readonly messages: MessageStore;
    readonly notes: NoteStore;
    readonly reports: ReportStore;
    readonly rolls: RollStore;
    readonly outside: OutsideStore;
    readonly exports: ExportStore;
    readonly erasures: ErasureStore;
    readonly deleteFromOutbox: EraseDeps['deleteFromOutbox'];
    readonly payments: Payments;
    readonly orders: OrderStore;
    readonly paymentEvents: EventStore;
    readonly onSubscriptionUpdated: (subscription: string) => Promise<void>;
    readonly onChargeUpdated: (order: string) => Promise<void>;
    readonly subscriptions: SubscriptionStore;
    readonly membershipCards: CardChangeStore;
    readonly targets: TargetStore;
    readonly rateLimitCounters: RateLimitStore;
    readonly shutdown: GracefulShutdown;
    readonly sessions: SessionStore;
    readonly tokens: Tokens;
    readonly passwords: Passwords;
    readonly options: ServerOptions;
  };
