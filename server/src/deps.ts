import type { LastingQuality, SubscriptionFlags } from '@underhall/contract';
import type { AccountCommandDeps } from './account/run-account-command.ts';
import type { ClockDeps, TurnDeps } from './characters/turn-deps.ts';
import type { Database } from './db/database.ts';
import type { GracefulShutdown } from './http/graceful-shutdown.ts';
import type { HealthDeps } from './http/health.ts';
import type { MetricsDeps } from './http/metrics.ts';
import type { PictureCatalogue } from './http/picture-catalogue.ts';
import type { LinkTokens } from './mail/link-tokens.ts';
import type { MailQueue } from './mail/mail-queue.ts';
import type { EraseDeps } from './own-data/erase-accounts.ts';
import type { Payments } from './payments/payments.ts';
import type { Compiler } from './publishing/open-compiler.ts';
import type { RuntimeDeps } from './runtime/runtime.ts';
import type { ServerOptions } from './server-options.ts';
import type { Passwords } from './session/passwords.ts';
import type { Tokens } from './session/tokens.ts';
import type { ProviderSignIn } from './sign-in/provider-sign-in.ts';
import type { Stores } from './stores.ts';

/**
 * Dependencies of the whole server. Each area declares the dependencies that it needs in a type of its own and never
 * imports this file. `open-deps.ts` creates the dependencies for the server and for tests.
 */
export type Deps = Stores &
  TurnDeps &
  AccountCommandDeps &
  ClockDeps &
  RuntimeDeps &
  HealthDeps &
  MetricsDeps & {
    readonly signIn: ProviderSignIn;
    readonly linkTokens: LinkTokens;
    readonly subscriptionFlags: (characterId: number | undefined) => Promise<SubscriptionFlags>;
    readonly lastingQualities: (characterId: number | undefined) => Promise<readonly LastingQuality[]>;
    /** Commits the steps of a command that does not concern a character. */
    readonly commit: Database['commit'];
    readonly mailQueue: MailQueue;
    readonly deleteFromOutbox: EraseDeps['deleteFromOutbox'];
    readonly payments: Payments;
    readonly onSubscriptionUpdated: (subscription: string) => Promise<void>;
    readonly onChargeUpdated: (order: string) => Promise<void>;
    readonly shutdown: GracefulShutdown;
    readonly tokens: Tokens;
    readonly passwords: Passwords;
    readonly compiler: Compiler;
    readonly pictures: PictureCatalogue;
    readonly options: ServerOptions;
  };
