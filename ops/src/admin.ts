import { CannotDo, deeds } from '@underhall/server';
import { doDeed } from './admin/do-deed.ts';
import { helpOfAll, helpOfOne } from './admin/help.ts';
import { deedNamed, readWords } from './admin/read-words.ts';
import { plainLine } from './plain-line.ts';

// npm run admin: looks at players and what happened to them, and changes what only whoever runs the game may.
const [name = 'help', ...words] = process.argv.slice(2);
const isHelp = ['help', '--help', '-h'];

try {
  if (isHelp.includes(name)) tell(words[0] === undefined ? helpOfAll(deeds) : helpOfOne(deedNamed(words[0], deeds)));
  else if (words.some((word) => word === '--help' || word === '-h')) tell(helpOfOne(deedNamed(name, deeds)));
  else await carryOut();
} catch (failure) {
  if (!(failure instanceof CannotDo)) throw failure;
  process.exitCode = 1;
  if (words.includes('--json')) console.log(JSON.stringify({ isSuccess: false, message: failure.message }));
  else for (const line of failure.message.split('\n')) console.error(plainLine(line));
}

async function carryOut(): Promise<void> {
  const deed = deedNamed(name, deeds);
  const kept = ['reason', ...(deed.options ?? []).map((option) => option.name)].find(isKeptByNpm);
  if (kept) throw new CannotDo(`npm kept --${kept} for itself. Put -- before the deed: npm run admin -- ${name} ...`);
  const { given, reason, isJson } = readWords(deed, words);
  const { lines, data } = await doDeed(deed, given, reason);
  if (isJson) console.log(JSON.stringify({ isSuccess: true, ...(data as object) }, undefined, 2));
  else tell(lines);
}

/** True if npm took an option for one of its own, as it does with all that stand before `--`. */
function isKeptByNpm(option: string): boolean {
  return process.env[`npm_config_${option}`] !== undefined;
}

function tell(lines: readonly string[]): void {
  for (const line of lines) console.log(plainLine(line));
}
