import { join } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { pathToFileURL } from 'node:url';
import { worldArguments } from './build/world-folder.ts';
import { isPublishingCommand, type PublishingCommand } from './publishing/publishing-commands.ts';
import { root } from './root.ts';

// npm run world: starts the commands of the language, and the ones that talk to a server.
const { INIT_CWD: typedIn, npm_config_world: takenByNpm } = process.env;
const [, , named, ...options] = process.argv;
const command = options.includes('--help') ? 'help' : named;
if (takenByNpm === 'true') {
  console.error('npm takes --world for itself. Write it after "--": npm run world check -- --world ../my-world');
  process.exitCode = 1;
} else {
  // npm runs scripts in the root of the project, but relative paths count from the folder in which they were typed.
  if (typedIn !== undefined) process.chdir(typedIn);
  if (isPublishingCommand(command)) process.exitCode = await talkToServer(command, options);
  else {
    if (command === 'help') process.argv.splice(2, Number.POSITIVE_INFINITY, command);
    process.argv.splice(2, 0, ...worldArguments);
    await import(pathToFileURL(join(root, 'language', 'src', 'cli.ts')).href);
  }
}

/** Loaded only here, so that the other commands start faster. */
async function talkToServer(command: PublishingCommand, typed: readonly string[]): Promise<number> {
  const { runPublishing } = await import('./publishing/run-publishing.ts');
  const interruption = new AbortController();
  const interrupt = (): void => interruption.abort();
  process.once('SIGINT', interrupt);
  return runPublishing(command, typed, {
    variables: process.env,
    print: console.log,
    signal: interruption.signal,
    ...(process.stdin.isTTY && { ask: (question) => ask(question, interrupt) }),
  });
}

/** The terminal reports Ctrl-C at a question here, and not as a signal. Ctrl-D answers nothing. */
async function ask(question: string, interrupt: () => void): Promise<string> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const end = new Promise<string>((resolve) => terminal.once('close', () => resolve('')));
  terminal.once('SIGINT', () => {
    interrupt();
    terminal.close();
  });
  try {
    return await Promise.race([terminal.question(question), end]);
  } finally {
    terminal.close();
  }
}
