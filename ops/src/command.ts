import { cpus, loadavg } from 'node:os';
import { commandGroups } from './commands/commands.ts';

// npm run bench|drill|tools -- <name> [arguments]: runs a command in this process. Without a name, it lists the
// commands of the group.
const [group = '', name = 'help', ...args] = process.argv.slice(2);
const commands = new Map(Object.entries(commandGroups[group] ?? {}));
const command = commands.get(name);

if (command) {
  process.argv.splice(2, Number.POSITIVE_INFINITY, ...args);
  if (command.isMeasurement) console.log(`${name}, ${conditions()}`);
  await command.run();
} else if (['help', '--help', '-h'].includes(name)) {
  for (const line of listOfCommands()) console.log(line);
} else {
  console.error(`There is no command "${name}" under "npm run ${group}".\n`);
  for (const line of listOfCommands()) console.error(line);
  process.exitCode = 1;
}

function listOfCommands(): readonly string[] {
  const width = Math.max(...[...commands.keys()].map((each) => each.length));
  const lines = [...commands].map(([each, { purpose }]) => `  ${each.padEnd(width)}  ${purpose}`);
  return [`npm run ${group} -- <name> [arguments]`, '', ...lines];
}

/** Date and machine, printed above figures. */
function conditions(): string {
  const date = new Date().toISOString().slice(0, 10);
  const load = (loadavg()[0] ?? 0).toFixed(1);
  return `${date}, Node ${process.version}, ${cpus().length} processors, load ${load}`;
}
