import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.ts';
import { runToEnd } from './run-to-end.ts';
import { say } from './say.ts';

/** Packages that only one command needs. Each set has its own folder with a package.json and a package-lock.json. */
const sets = {
  art: { folder: 'art', description: 'the packages of the drawing programs (63 MB)' },
  browser: { folder: 'ops/on-demand/browser', description: 'a browser for the journeys (280 MB)' },
  lighthouse: { folder: 'ops/on-demand/lighthouse', description: 'Lighthouse (176 MB)' },
  mutation: { folder: 'ops/on-demand/mutation', description: 'Stryker (60 MB)' },
} as const;

/** The folders of all sets, relative to the root. */
export const onDemandFolders: readonly string[] = Object.values(sets).map(({ folder }) => folder);

/**
 * Installs a set of packages unless the installed ones are current. Returns the path of the set's `node_modules`. If
 * the installation fails, throws npm's output.
 */
export async function installOnDemand(name: keyof typeof sets): Promise<string> {
  const { folder, description } = sets[name];
  const path = join(root, folder);
  if (!isInstalled(path)) {
    say(`Installing ${description} in ${folder}. This happens once ...`);
    const { code, output } = await runToEnd('npm', ['ci'], { cwd: path });
    if (code !== 0) throw new Error(`npm ci failed in ${folder}:\n\n${output}`);
  }
  return join(path, 'node_modules');
}

/** True if the installed packages match the current lock. */
function isInstalled(path: string): boolean {
  const installed = join(path, 'node_modules', '.package-lock.json');
  return existsSync(installed) && statSync(installed).mtimeMs >= statSync(join(path, 'package-lock.json')).mtimeMs;
}
