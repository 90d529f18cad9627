import { adminCommands, CommandRefused } from '@underhall/server';
import { executeCommand } from './admin/execute-command.ts';
import { describeCommand, listCommands } from './admin/help.ts';
import { findCommand, parseCommand } from './admin/parse-command.ts';
import { plainLine } from './plain-line.ts';

// npm run admin: shows players and their turns, and changes what only the operator may change.
const [name = 'help', ...words] = process.argv.slice(2);
const helpWords = ['help', '--help', '-h'];

try {
  if (helpWords.includes(name))
    print(words[0] === undefined ? listCommands(adminCommands) : describeCommand(findCommand(words[0], adminCommands)));
  else if (words.some((word) => word === '--help' || word === '-h'))
    print(describeCommand(findCommand(name, adminCommands)));
  else await execute();
} catch (failure) {
  if (!(failure instanceof CommandRefused)) throw failure;
  process.exitCode = 1;
  if (words.includes('--json')) console.log(JSON.stringify({ isSuccess: false, message: failure.message }));
  else for (const line of failure.message.split('\n')) console.error(plainLine(line));
}

async function execute(): Promise<void> {
  const command = findCommand(name, adminCommands);
  const taken = ['reason', ...(command.options ?? []).map((option) => option.name)].find(isTakenByNpm);
  if (taken)
    throw new CommandRefused(
      `npm took --${taken} as an option of its own. Put -- before the command: npm run admin -- ${name} ...`,
    );
  const { input, reason, isJson } = parseCommand(command, words);
  const { lines, data } = await executeCommand(command, input, reason);
  if (isJson) console.log(JSON.stringify({ isSuccess: true, ...(data as object) }, undefined, 2));
  else print(lines);
}

/** True if npm consumed an option, as it does with all options before `--`. */
function isTakenByNpm(option: string): boolean {
  return process.env[`npm_config_${option}`] !== undefined;
}

function print(lines: readonly string[]): void {
  for (const line of lines) console.log(plainLine(line));
}
