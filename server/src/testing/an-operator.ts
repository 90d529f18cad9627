import { describeChange } from '@underhall/language';
import type { AdminDeps, Deed, DeedAnswer, DeedInput } from '../admin/deed.ts';
import { deeds } from '../admin/deeds.ts';
import { openAdmin } from '../admin/open-admin.ts';
import { runDeed } from '../admin/run-deed.ts';
import type { TestServer } from './a-server.ts';

/** Runs admin commands on this server, as `npm run admin` does. */
export function anOperator({ database, deps }: TestServer, more: Pick<AdminDeps, 'secretsIn'> = {}) {
  const admin = openAdmin(database, { ...deps, describeChange, ...more });
  const deedNamed = (name: string) => deeds.find((deed) => deed.name === name) as Deed;
  /** Runs a command by name, and throws the reason if it is refused. */
  const ask = (name: string, given: DeedInput = {}, reason = 'for a test'): Promise<DeedAnswer> =>
    runDeed(admin, { deed: deedNamed(name), given, operator: 'ada on a machine', reason });
  /** The output of a command as one text. */
  const said = async (name: string, given: DeedInput = {}): Promise<string> =>
    (await ask(name, given)).lines.join('\n');
  return { admin, deedNamed, ask, said };
}
