import { type ChildProcess, spawn } from 'node:child_process';
import { watch } from 'node:fs';
import { join } from 'node:path';
import { readConfig, refuseHeldDataFolder } from '@underhall/server';
import { buildWeb } from './build/build-web.ts';
import { buildWorld, worldFile } from './build/build-world.ts';
import { root } from './root.ts';
import { say } from './say.ts';

// npm run dev: the server starts again when its code or the world changes, the web client changes in the open page.
// Two processes of the project's own tools, and a watch on the world; Ctrl-C ends all.
const { dataDir, databaseUrl } = readConfig();
try {
  if (!databaseUrl) await refuseHeldDataFolder(dataDir);
} catch (failure) {
  say(failure instanceof Error ? failure.message : String(failure));
  process.exit(1);
}
if ((await Promise.all([buildWorld('draft'), buildWeb()])).includes(false)) process.exit(1);

const watched = ['server/src', 'engine/src', 'contract/src', worldFile];
const server = run(
  ['--watch', '--watch-preserve-output', ...watched.map((path) => `--watch-path=${path}`), 'server/src/main.ts'],
  root,
);
const vite = run([join(root, 'node_modules', 'vite', 'bin', 'vite.js')], join(root, 'web'));

let waiting: NodeJS.Timeout | undefined;
watch(join(root, 'world'), { recursive: true }, () => {
  // An editor writes a file in several breaths.
  clearTimeout(waiting);
  waiting = setTimeout(() => void buildWorld('draft'), 100);
});

for (const child of [server, vite]) child.on('exit', end);
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, end);

function run(args: readonly string[], cwd: string): ChildProcess {
  return spawn(process.execPath, args, { cwd, stdio: 'inherit' });
}

function end(): void {
  clearTimeout(waiting);
  for (const child of [server, vite]) child.kill('SIGTERM');
  Promise.all(
    [server, vite].map(
      (child) => child.exitCode ?? child.signalCode ?? new Promise((gone) => child.once('exit', gone)),
    ),
  ).then(
    () => process.exit(0),
    () => process.exit(1),
  );
}
