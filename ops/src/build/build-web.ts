import { existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../root.ts';
import { runToEnd } from '../run-to-end.ts';
import { say } from '../say.ts';
import { fingerprint } from './fingerprint.ts';
import { forgetBuild, isBuildCurrent, recordBuild } from './stamp.ts';

export const webFolder = join(root, '.built', 'web');

/**
 * Builds the web client and the checkout form unless they are current. Prints the errors and returns false if that
 * fails.
 */
export async function buildWeb(): Promise<boolean> {
  const sources = fingerprint(['web', 'contract/src', 'package-lock.json']);
  if (existsSync(join(webFolder, 'index.html')) && isBuildCurrent('web', sources)) return true;
  say('Building the web client ...');
  // Builds in a new folder and then swaps both, so that a running server never finds an empty folder.
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
    const { code, output } = await runToEnd(process.execPath, args, {
      cwd: join(root, 'web'),
      env: { NODE_ENV: 'production' },
    });
    if (code !== 0) {
      await rm(fresh, { recursive: true, force: true });
      say(output);
      say('The web client could not be built. See the errors above.');
      return false;
    }
  }
  forgetBuild('web');
  const old = `${webFolder}-old-${process.pid}`;
  await rename(webFolder, old).catch(() => undefined);
  await rename(fresh, webFolder);
  await rm(old, { recursive: true, force: true });
  recordBuild('web', sources);
  return true;
}
