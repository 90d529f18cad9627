import type { ReportKind } from '@underhall/contract';
import type { Database, Step } from '../db/database.ts';

export const maxReportsPerDay = 20;

/** `name`, `userName` and `words` are copied at the time of the report. `words` is plain text. */
export type StoredReport = {
  readonly id: number;
  readonly kind: ReportKind;
  readonly at: Date;
  readonly isDone: boolean;
  readonly name: string;
  readonly userName: string;
  readonly words: string;
  readonly reason: string;
  /** The reporter's current username. Absent if that account was erased later. */
  readonly by?: string;
};

type NewReport = {
  readonly reporter: number;
  readonly kind: ReportKind;
  readonly of: number;
  readonly reason: string;
};

export type ReportStore = {
  /**
   * Stores a report with the current text, and queues an e-mail to the operator. A duplicate report changes nothing.
   */
  make(report: NewReport): Promise<'made' | 'nothing there' | 'too many'>;
  byId(id: number): Promise<StoredReport | undefined>;
  /** Oldest first. */
  list(which: 'open' | 'all'): Promise<readonly StoredReport[]>;
  /** Closes a report. Returns false if there is no such report. */
  finish(id: number): Promise<boolean>;
  /** Returns the step that closes a report. The step fails if the report is already closed. */
  finishing(id: number): Step;
};

export const reportEmailKind = 'report';

/** SQL for the reported character, the text, and a key (`about`) that identifies duplicates. */
const sources: Readonly<Record<ReportKind, string>> = {
  message: `select from_id as reported_id, words, id::text as about from invitations where id = $2 and to_id = $1`,
  profile: `select roster.character_id as reported_id, coalesce(description, '') as words,
      md5(coalesce(description, '')) as about
    from roster left join profiles using (character_id) where character_id = $2 and character_id <> $1`,
  name: `select character_id as reported_id, name as words, md5(name) as about from roster
    where character_id = $2 and character_id <> $1`,
};

const making = (kind: ReportKind) => ({
  name: `report-${kind}`,
  text: `with source as (${sources[kind]}),
    lately as (
      select count(*) as count from reports where character_id = $1 and at > now() - interval '1 day'
    ),
    known as (
      select from reports join source using (reported_id, about) where character_id = $1 and kind = '${kind}'
    ),
    made as (
      insert into reports (character_id, reported_id, kind, about, name, user_name, words, reason)
      select $1, reported_id, '${kind}', about, name, user_name, words, $3
      from source join roster on roster.character_id = reported_id join accounts on accounts.id = account_id
      where (select count from lately) < ${maxReportsPerDay}
      on conflict on constraint reports_once do nothing returning id
    ),
    told as (
      insert into mails (kind, address, about)
      select '${reportEmailKind}', $4, jsonb_build_object('report', id) from made where $4::text is not null
    )
    select exists (select from source) as found, exists (select from made) or exists (select from known) as is_kept,
      count >= ${maxReportsPerDay} as is_full from lately`,
});

const columns = `reports.id, kind, at, done_at is not null as "isDone", reports.name, reports.user_name as "userName",
  words, reason, accounts.user_name as by`;
const from = `reports left join roster on roster.character_id = reports.character_id
  left join accounts on accounts.id = account_id`;
const byId = { name: 'report-by-id', text: `select ${columns} from ${from} where reports.id = $1` };
const listing = {
  open: { name: 'open-reports', text: `select ${columns} from ${from} where done_at is null order by reports.id` },
  all: { name: 'all-reports', text: `select ${columns} from ${from} order by reports.id` },
};
const finishing = {
  name: 'finish-report',
  text: 'update reports set done_at = coalesce(done_at, now()) where id = $1 returning id',
};
const finishingOpen = {
  name: 'finish-open-report',
  text: 'update reports set done_at = now() where id = $1 and done_at is null',
};

type Row = Omit<StoredReport, 'by'> & { readonly by: string | null };

export const reportStore = (database: Database, operator?: string): ReportStore => ({
  async make({ reporter, kind, of, reason }) {
    const [row] = await database.run<{ found: boolean; is_kept: boolean; is_full: boolean }>(making(kind), [
      reporter,
      of,
      reason,
      operator ?? null,
    ]);
    if (!row?.found) return 'nothing there';
    // If neither is true, a concurrent duplicate has just stored the report.
    return row.is_full && !row.is_kept ? 'too many' : 'made';
  },
  async byId(id) {
    const [row] = await database.run<Row>(byId, [id]);
    return row && reportIn(row);
  },
  list: async (which) => (await database.run<Row>(listing[which])).map(reportIn),
  finish: async (id) => (await database.run(finishing, [id])).length > 0,
  finishing: (id) => ({ ...finishingOpen, values: [id], rows: 1 }),
});

const reportIn = ({ by, ...report }: Row): StoredReport => ({ ...report, ...(by !== null && { by }) });
