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
import type { ReportStore } from '../reports/report-store.ts';
import type { SessionStore } from '../session/session-store.ts';
import type { AdminLogStore } from './admin-log-store.ts';
import type { PersonStore } from './person-store.ts';
import type { TurnStore } from './turn-store.ts';

/** The parts that the deeds of `npm run admin` need: those of the server, and what only operators read. */
export type AdminDeps = Omit<MembershipDeps, 'options'> & {
  readonly options: MembershipDeps['options'] & LinkDeps['options'];
  readonly accounts: AccountStore;
  readonly sessions: SessionStore;
  readonly resets: ResetStore;
  readonly linkTokens: LinkTokens;
  readonly reports: ReportStore;
  readonly orders: OrderStore;
  readonly payments: Payments;
  readonly exports: ExportStore;
  readonly erasures: ErasureStore;
  readonly deleteFromOutbox: EraseDeps['deleteFromOutbox'];
  readonly commit: Database['commit'];
  readonly people: PersonStore;
  readonly turns: TurnStore;
  readonly adminLog: AdminLogStore;
  readonly recountFate: () => Promise<readonly FateFault[]>;
  /** The data folder that the signing key is stored in; undefined where it comes from the settings. */
  readonly secretsIn?: string;
  /** Tells a change as plain lines, in words of the world. */
  readonly describeChange: (change: Change, here: Standpoint) => readonly string[];
};

/** A word that a deed takes, in its place. The last one may be several: a name needs no quotation marks. */
export type Word = { readonly name: string; readonly about: string; readonly isOptional?: true };

/** An option of a deed. `takes` names its value; one without is there or not. */
export type Option = { readonly name: string; readonly takes?: string; readonly about: string };

/** The words and options that came, by their names. */
export type DeedInput = Readonly<Record<string, string | true | undefined>>;

/** The answer of a deed: lines for the terminal, and the same as data for programs. */
export type DeedAnswer = {
  readonly lines: readonly string[];
  readonly data: unknown;
  /** The account it was about, for the log; of a change the deed says so itself. */
  readonly accountId?: number;
};

/**
 * The step that writes the change into the operators' log. The deed commits it with its own: what was done and what is
 * written of it are one. `about` holds neither names nor addresses.
 */
export type Note = (of: { readonly accountId?: number; readonly about?: Readonly<Record<string, unknown>> }) => Step;

/** Something an operator can ask for by `npm run admin <name>`. */
export type Deed = {
  readonly name: string;
  /** One line for the list. */
  readonly does: string;
  /** More lines for its own help. */
  readonly more?: readonly string[];
  readonly takes?: readonly Word[];
  readonly options?: readonly Option[];
  /** Words that could stand behind its name. */
  readonly example: string;
} & (
  | { readonly kind: 'look'; act(deps: AdminDeps, given: DeedInput): Promise<DeedAnswer> }
  /** Changes something: wants a reason. */
  | { readonly kind: 'change'; act(deps: AdminDeps, given: DeedInput, note: Note): Promise<DeedAnswer> }
);

/** A deed that cannot be done, in words for the operator. Nothing was changed. */
export class CannotDo extends Error {}

/** Commits all steps; throws `InTheWay` if somebody else changed what they are about a moment ago. */
export async function commit(deps: Pick<AdminDeps, 'commit'>, ...steps: readonly Step[]): Promise<void> {
  if (!(await deps.commit(steps))) throw new InTheWay();
}

/** Another write came in between: the deed starts over. */
export class InTheWay extends Error {}

/** A word of the deed's as text; empty where it was left out. */
export const wordOf = (given: DeedInput, name: string): string => {
  const word = given[name];
  return typeof word === 'string' ? word : '';
};

/** An option of the deed's as a whole number of 1 or more. */
export function countOf(given: DeedInput, name: string, otherwise: number): number {
  const word = given[name];
  if (word === undefined) return otherwise;
  if (typeof word === 'string' && /^[1-9]\d{0,5}$/.test(word)) return Number(word);
  throw new CannotDo(`--${name} is "${word}"; it has to be a whole number of 1 or more.`);
}
