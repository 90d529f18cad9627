import { existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../root.ts';
import { runToEnd } from '../run-to-end.ts';
import { say } from '../say.ts';
import { fingerprint } from './fingerprint.ts';
import { forgetBuilt, isBuiltFrom, noteBuiltFrom } from './stamp.ts';

/** The folder of the built web client. */
export const webFolder = join(root, '.built', 'web');

/** Builds the web client, and the page of its checkout beside it, unless it is built already. False when it cannot be, which has been told by then. */
export async function buildWeb(): Promise<boolean> {
  const from = fingerprint(['web', 'contract/src', 'art/images', 'package-lock.json']);
  if (existsSync(join(webFolder, 'index.html')) && isBuiltFrom('web', from)) return true;
  say('Building the web client ...');
  // Built beside and then exchanged: a server that runs meanwhile never finds an empty folder.
  const fresh = `${webFolder}-new-${process.pid}`;
  const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js');
  for (const config of ['vite.config.ts', 'vite.checkout.config.ts']) {
    const args = [
      vite,
      'build',
      '--configLoader',
      'native',
      '--config',
      config,
      '--logLevel',
      'warn',
      '--outDir',
      fresh,
    ];
    const { code, said } = await runToEnd(process.execPath, args, {
      cwd: join(root, 'web'),
      env: { NODE_ENV: 'production' },
    });
    if (code !== 0) {
      await rm(fresh, { recursive: true, force: true });
      say(said);
      say('The web client cannot be built: see above.');
      return false;
    }
  }
  forgetBuilt('web');
  const old = `${webFolder}-old-${process.pid}`;
  await rename(webFolder, old).catch(() => undefined);
  await rename(fresh, webFolder);
  await rm(old, { recursive: true, force: true });
  noteBuiltFrom('web', from);
  return true;
}
