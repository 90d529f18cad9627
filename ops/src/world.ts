import { join } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { pathToFileURL } from 'node:url';
import { worldArguments } from './build/world-folder.ts';
import { isPublishingCommand, type PublishingCommand } from './publishing/publishing-commands.ts';
import { root } from './root.ts';

// npm run world: starts the commands of the language, and the ones that talk to a server.
const { INIT_CWD: typedIn, npm_config_world: takenByNpm } = process.env;
const [, , command, ...options] = process.argv;
if (takenByNpm === 'true') {
  console.error('npm takes --world for itself. Write it after "--": npm run world check -- --world ../my-world');
  process.exitCode = 1;
} else {
  // npm runs scripts in the root of the project, but relative paths count from the folder in which they were typed.
  if (typedIn !== undefined) process.chdir(typedIn);
  if (isPublishingCommand(command)) process.exitCode = await talkToServer(command, options);
  else {
    process.argv.splice(2, 0, ...worldArguments);
    await import(pathToFileURL(join(root, 'language', 'src', 'cli.ts')).href);
  }
}

/** Loaded only here, so that the other commands start faster. */
async function talkToServer(command: PublishingCommand, typed: readonly string[]): Promise<number> {
  const { runPublishing } = await import('./publishing/run-publishing.ts');
  return runPublishing(command, typed, {
    variables: process.env,
    print: console.log,
    ...(process.stdin.isTTY && { ask }),
  });
}

async function ask(question: string): Promise<string> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  try {
    return await terminal.question(question);
  } finally {
    terminal.close();
  }
}
