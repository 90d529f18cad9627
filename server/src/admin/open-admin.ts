import type { Database } from '../db/database.ts';
import { recountFate } from '../fate/recount-store.ts';
import type { AdminDeps } from './admin-command.ts';
import { adminLogStore } from './admin-log-store.ts';
import { personStore } from './person-store.ts';
import { turnStore } from './turn-store.ts';

type ForOperators = 'people' | 'turns' | 'adminLog' | 'recountFate';

export const openAdmin = (database: Database, deps: Omit<AdminDeps, ForOperators>): AdminDeps => ({
  ...deps,
  people: personStore(database),
  turns: turnStore(database),
  adminLog: adminLogStore(database),
  recountFate: () => recountFate(database),
});
