import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.ts';
import { runToEnd } from './run-to-end.ts';
import { say } from './say.ts';

/** The folders of `ops/on-demand`: each has the packages of one command, with a lock of their own. */
type Name = 'browser' | 'lighthouse' | 'mutation';

/**
 * Installs what one command alone needs, so that an `npm ci` in the project does without it: a third of all files.
 * Returns the folder of the packages. Throws, with npm's words, where it could not install them.
 */
export async function onDemand(name: Name): Promise<string> {
  const folder = join(root, 'ops', 'on-demand', name);
  if (!isInstalled(folder)) {
    say(`Installing ops/on-demand/${name}, which is done once ...`);
    const { code, said } = await runToEnd('npm', ['ci'], { cwd: folder });
    if (code !== 0) throw new Error(`The packages of ops/on-demand/${name} could not be installed:\n\n${said}`);
  }
  return join(folder, 'node_modules');
}

/** True if what was installed is of the lock as it is now. */
function isInstalled(folder: string): boolean {
  const installed = join(folder, 'node_modules', '.package-lock.json');
  return existsSync(installed) && statSync(installed).mtimeMs >= statSync(join(folder, 'package-lock.json')).mtimeMs;
}
