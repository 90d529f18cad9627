import type { Lock, LockEntry } from './complete-lock.ts';

export type Package = { readonly key: string; readonly name: string; readonly version: string };

/**
 * The packages of a lock that npm would install without comparing a hash. Workspaces and links have no archive, and a
 * bundled package comes with the archive of the package around it.
 */
export function packagesWithoutHash(lock: Lock): Package[] {
  return Object.entries(lock.packages)
    .filter(([key, entry]) => key.includes('node_modules/') && !(entry.link || entry.inBundle || hasHash(entry)))
    .map(([key, { name, version = '' }]) => ({ key, name: typeof name === 'string' ? name : nameOf(key), version }));
}

/** `hashOf` returns the hash that the registry publishes for an exact version. */
export async function addHashes(lock: Lock, hashOf: (each: Package) => Promise<string>): Promise<Lock> {
  const packages: Record<string, LockEntry> = { ...lock.packages };
  for (const each of packagesWithoutHash(lock)) {
    const integrity = await hashOf(each);
    if (!hasHash({ integrity })) throw new Error(`The registry has no SHA-512 hash of ${each.name}@${each.version}.`);
    const { version = each.version, resolved, integrity: _, ...others } = packages[each.key] ?? {};
    packages[each.key] = { version, ...(resolved === undefined ? {} : { resolved }), integrity, ...others };
  }
  return { ...lock, packages };
}

const hasHash = ({ integrity }: LockEntry): boolean =>
  typeof integrity === 'string' && /^sha512-[A-Za-z0-9+/]{86}==$/.test(integrity);

const nameOf = (key: string): string => key.slice(key.lastIndexOf('node_modules/') + 'node_modules/'.length);
