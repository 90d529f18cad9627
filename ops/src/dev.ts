import { rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { whyNoWorld } from '@underhall/language';
import { assertDataFolderFree, readConfig } from '@underhall/server';
import { listNoPictures } from './build/build-pictures.ts';
import { buildWeb } from './build/build-web.ts';
import { worldFolder } from './build/world-folder.ts';
import { compileDraft } from './dev/compile-draft.ts';
import { dataFolderOf } from './dev/data-folder.ts';
import { pageFileIn, picturesFolderIn } from './dev/dev-files.ts';
import { startPageServer } from './dev/page-server.ts';
import { portFault, waitForAnswer } from './dev/port.ts';
import { endProcess, restartOnChange } from './dev/restart-on-change.ts';
import { beginSharing } from './dev/share.ts';
import { root } from './root.ts';
import { say } from './say.ts';

// npm run dev: the running server reloads the world after each edit, and restarts when its code changes. Vite updates
// the open page. `npm run dev -- <folder>` hosts another world, with data of its own. With `--share`, a telephone in the
// same network can play. Ctrl-C ends everything.
const { host, port, databaseUrl, ...config } = readConfig();
const typed = process.argv.slice(2);
const [named] = typed.filter((word) => word !== '--share');
const isShared = typed.includes('--share');
const share = isShared ? beginSharing(port) : undefined;
const noNetwork = 'This machine has no network address. Connect it to the network of the telephone, and try again.';
const world = named === undefined ? worldFolder : resolve(process.env.INIT_CWD ?? '.', named);
const folder = join(root, '.built', `dev-${port}`);
const { DATA_DIR: chosenData, PORT: chosenPort } = process.env;
const dataDir = chosenData || databaseUrl ? config.dataDir : dataFolderOf(world, config.dataDir);
const fault =
  whyNoWorld(world) ??
  (isShared && !share ? noNetwork : undefined) ??
  (await portFault(isShared ? '0.0.0.0' : host, port, typed));
if (fault !== undefined) {
  say(fault);
  process.exit(1);
}
try {
  if (!databaseUrl) await assertDataFolderFree(dataDir);
} catch (failure) {
  say(failure instanceof Error ? failure.message : String(failure));
  process.exit(1);
}
listNoPictures(world, picturesFolderIn(folder));
if (!(await buildWeb())) process.exit(1);
const draft = compileDraft(world, folder);
draft.report();
if (!draft.isSound) process.exit(1);
// The page waits until the server has written it again.
rmSync(pageFileIn(folder), { force: true });
const page = await startPageServer({ WORLD_FILE: pageFileIn(folder) });

const rules = ['engine/src', 'contract/src'];
const compiler = restartOnChange(['ops/src/dev/compile.ts', world, folder], ['language/src', ...rules]);
const server = restartOnChange(['ops/src/dev/serve.ts', folder], ['server/src', ...rules], {
  PAGE_ADDRESS: page.address,
  DATA_DIR: dataDir,
  ...share?.environment,
});
if (share) void waitForAnswer(share.address).then(() => say(share.invitation));
if (chosenPort) say(`PORT sets the port of the server behind the page, ${port}. The address of the page follows.`);

page.process.on('exit', end);
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, end);

function end(): void {
  Promise.all([compiler.stop(), server.stop(), endProcess(page.process)]).then(
    () => process.exit(0),
    () => process.exit(1),
  );
}
