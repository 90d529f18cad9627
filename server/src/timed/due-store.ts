import type { Database } from '../db/database.ts';

/** A character and the time at which its first timed story is due, in milliseconds since 1970. */
export type Due = { readonly id: number; readonly dueAt: number };

export type DueStore = {
  /** Returns characters with stories due by `now`, longest overdue first, starting after `after`. */
  dueBy(now: number, after: Due, limit: number): Promise<readonly Due[]>;
};

const finding = {
  name: 'characters-due',
  text: `select id, due_at as "dueAt" from characters
    where due_at <= $1 and (due_at, id) > ($2, $3) order by due_at, id limit $4`,
};

export const dueStore = (database: Database): DueStore => ({
  dueBy: (now, { dueAt, id }, limit) => database.run<Due>(finding, [now, dueAt, id, limit]),
});
