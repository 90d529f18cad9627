import { openDatabase, reportStore } from '@underhall/server';
import { printReport } from './reports/print-report.ts';
import { say } from './say.ts';
import { withDatabase } from './with-database.ts';

// npm run tools -- reports: what players have reported, from the database of the running server, or of the one that is not running now.
const [command = 'open', number] = process.argv.slice(2);
const isUnderstood = command === 'open' || command === 'all' || (command === 'done' && /^\d+$/.test(number ?? ''));

if (isUnderstood) {
  await withDatabase(async (connection) => {
    const database = await openDatabase(connection);
    const reports = reportStore(database);
    if (command === 'done') await finish(reports, Number(number));
    else await list(reports, command === 'all' ? 'all' : 'open');
    await database.close();
  });
} else {
  say('npm run tools -- reports           what nobody has dealt with yet');
  say('npm run tools -- reports all       all there are; they are kept for a year');
  say('npm run tools -- reports done 12   number 12 is dealt with');
  process.exitCode = 1;
}

async function list(reports: ReturnType<typeof reportStore>, which: 'open' | 'all'): Promise<void> {
  const found = await reports.list(which);
  console.log(found.length === 0 ? 'Nothing is reported.' : found.map(printReport).join('\n\n'));
}

async function finish(reports: ReturnType<typeof reportStore>, id: number): Promise<void> {
  const isFinished = await reports.finish(id);
  console.log(isFinished ? `Report ${id} is dealt with.` : `There is no report ${id}.`);
  if (!isFinished) process.exitCode = 1;
}
