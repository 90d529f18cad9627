import type { Change, Standpoint } from '@underhall/engine';
import type { AccountStore } from '../account/account-store.ts';
import type { Database, Step } from '../db/database.ts';
import type { FateFault } from '../fate/recount-store.ts';
import type { LinkDeps } from '../mail/link-to.ts';
import type { LinkTokens } from '../mail/link-tokens.ts';
import type { MembershipDeps } from '../membership/membership-deps.ts';
import type { EraseDeps } from '../own-data/erase-accounts.ts';
import type { ErasureStore } from '../own-data/erasure-store.ts';
import type { ExportStore } from '../own-data/export-store.ts';
import type { ResetStore } from '../password-reset/reset-store.ts';
import type { OrderStore } from '../payments/order-store.ts';
import type { Payments } from '../payments/payments.ts';
import type { PublishTokenStore } from '../publishing/token-store.ts';
import type { ReportStore } from '../reports/report-store.ts';
import type { SessionStore } from '../session/session-store.ts';
import type { AdminLogStore } from './admin-log-store.ts';
import type { PersonStore } from './person-store.ts';
import type { TurnStore } from './turn-store.ts';

/** Dependencies of admin commands, including stores that only operators use. */
export type AdminDeps = Omit<MembershipDeps, 'options'> & {
  readonly options: MembershipDeps['options'] & LinkDeps['options'];
  readonly accounts: AccountStore;
  readonly sessions: SessionStore;
  readonly resets: ResetStore;
  readonly linkTokens: LinkTokens;
  readonly reports: ReportStore;
  readonly orders: OrderStore;
  readonly payments: Payments;
  readonly publishTokens: PublishTokenStore;
  readonly exports: ExportStore;
  readonly erasures: ErasureStore;
  readonly deleteFromOutbox: EraseDeps['deleteFromOutbox'];
  readonly commit: Database['commit'];
  readonly people: PersonStore;
  readonly turns: TurnStore;
  readonly adminLog: AdminLogStore;
  readonly recountFate: () => Promise<readonly FateFault[]>;
  /** The data folder with the signing key, or undefined if the key comes from the settings. */
  readonly secretsFolder?: string;
  /** Describes a change as lines of plain text, using the world's names. */
  readonly describeChange: (change: Change, here: Standpoint) => readonly string[];
};

/** An argument of a command. A command's only argument may contain several words without quotation marks. */
export type Argument = { readonly name: string; readonly about: string; readonly isOptional?: true };

/** An option without `valueName` is a flag. */
export type CommandOption = { readonly name: string; readonly valueName?: string; readonly about: string };

/** Keyed by argument or option name. */
export type CommandInput = Readonly<Record<string, string | true | undefined>>;

/** The result as lines for the terminal and as data for programs. */
export type CommandResult = {
  readonly lines: readonly string[];
  readonly data: unknown;
  /** Account for the log entry of a read-only command. Commands that change something write their own log entry. */
  readonly accountId?: number;
};

/**
 * Returns the step that writes a change to the admin log. The command commits it together with its own steps, so that
 * the log misses no change. `about` must not contain names or addresses.
 */
export type LogNote = (of: { readonly accountId?: number; readonly about?: Readonly<Record<string, unknown>> }) => Step;

export type AdminCommand = {
  readonly name: string;
  /** One line for the list of commands. */
  readonly summary: string;
  readonly details?: readonly string[];
  readonly args?: readonly Argument[];
  readonly options?: readonly CommandOption[];
  /** A valid call, excluding `npm run admin --`. */
  readonly example: string;
} & (
  | { readonly kind: 'look'; run(deps: AdminDeps, input: CommandInput): Promise<CommandResult> }
  /** Commands that change something require a reason. */
  | { readonly kind: 'change'; run(deps: AdminDeps, input: CommandInput, note: LogNote): Promise<CommandResult> }
);

/** The command was refused and changed nothing. The message is for the operator. */
export class CommandRefused extends Error {}

/** @throws ConcurrentChange if another write changed the same rows first */
export async function commit(deps: Pick<AdminDeps, 'commit'>, ...steps: readonly Step[]): Promise<void> {
  if (!(await deps.commit(steps))) throw new ConcurrentChange();
}

/** Another write came first, so the command must run again. */
export class ConcurrentChange extends Error {}

/** Returns an empty text if the argument or option is missing. */
export const argumentOf = (input: CommandInput, name: string): string => {
  const word = input[name];
  return typeof word === 'string' ? word : '';
};

/** @throws CommandRefused unless the option is a whole number of 1 or more */
export function countOption(input: CommandInput, name: string, otherwise: number): number {
  const word = input[name];
  if (word === undefined) return otherwise;
  if (typeof word === 'string' && /^[1-9]\d{0,5}$/.test(word)) return Number(word);
  throw new CommandRefused(`--${name} is "${word}"; it has to be a whole number of 1 or more.`);
}
