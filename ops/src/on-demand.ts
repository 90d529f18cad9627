import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.ts';
import { runToEnd } from './run-to-end.ts';
import { say } from './say.ts';

/** The folders of `ops/on-demand`, each with the packages of one command and a lock of their own; and what is in them. */
const what = {
  browser: 'a browser for the journeys (280 MB)',
  lighthouse: 'Lighthouse (176 MB)',
  mutation: 'Stryker (60 MB)',
} as const;

/**
 * Installs what one command alone needs, so that an `npm ci` in the project does without it: two fifths of all files.
 * Returns the folder of the packages. Throws, with npm's words, where it could not install them.
 */
export async function onDemand(name: keyof typeof what): Promise<string> {
  const folder = join(root, 'ops', 'on-demand', name);
  if (!isInstalled(folder)) {
    say(`Installing ${what[name]} in ops/on-demand/${name}, which is done once ...`);
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
