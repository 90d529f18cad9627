import { openDatabase, reportStore } from '@underhall/server';
import { printReport } from './reports/print-report.ts';
import { say } from './say.ts';
import { withDatabase } from './with-database.ts';

// npm run tools -- reports: lists reports of players, and marks them as done, whether or not the server is running.
const [command = 'open', number] = process.argv.slice(2);
const isValid = command === 'open' || command === 'all' || (command === 'done' && /^\d+$/.test(number ?? ''));

if (isValid) {
  await withDatabase(async (connection) => {
    const database = await openDatabase(connection);
    const reports = reportStore(database);
    if (command === 'done') await finish(reports, Number(number));
    else await list(reports, command === 'all' ? 'all' : 'open');
    await database.close();
  });
} else {
  say('npm run tools -- reports           lists open reports');
  say('npm run tools -- reports all       lists all reports of the last year');
  say('npm run tools -- reports done 12   marks report 12 as done');
  process.exitCode = 1;
}

async function list(reports: ReturnType<typeof reportStore>, which: 'open' | 'all'): Promise<void> {
  const found = await reports.list(which);
  console.log(found.length === 0 ? 'No reports.' : found.map(printReport).join('\n\n'));
}

async function finish(reports: ReturnType<typeof reportStore>, id: number): Promise<void> {
  const isFinished = await reports.finish(id);
  console.log(isFinished ? `Report ${id} is done.` : `There is no report ${id}.`);
  if (!isFinished) process.exitCode = 1;
}
