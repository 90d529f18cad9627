import { platformOf } from './platform-of.ts';

export type LockEntry = {
  readonly version?: string;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  readonly [field: string]: unknown;
};
export type Lock = { readonly packages: Readonly<Record<string, LockEntry>>; readonly [field: string]: unknown };

/**
 * Adds optional packages that npm left out of a lock because it could not find them. It adds only exact versions that
 * another package of the lock requires. npm keeps these entries, and installs each only on its platform.
 */
export function completeLock(lock: Lock): { lock: Lock; added: string[] } {
  const packages: Record<string, LockEntry> = { ...lock.packages };
  const added: string[] = [];
  for (const [place, entry] of Object.entries(lock.packages)) {
    for (const [name, version] of Object.entries(entry.optionalDependencies ?? {})) {
      const found = nearest(packages, place, name);
      if (!/^\d/.test(version) || (found !== undefined && packages[found]?.version === version)) continue;
      const top = `node_modules/${name}`;
      const key = packages[top] === undefined ? top : `${place}/node_modules/${name}`;
      packages[key] = entryFor(name, version, entry);
      added.push(`${key}@${version}`);
    }
  }
  const sorted = Object.entries(packages).sort(([a], [b]) => a.localeCompare(b, 'en'));
  return { lock: { ...lock, packages: Object.fromEntries(sorted) }, added };
}

/** The key of a package in the lock, as Node resolves it: in the nearest `node_modules` upwards. */
function nearest(packages: Readonly<Record<string, LockEntry>>, place: string, name: string): string | undefined {
  const key = place === '' ? `node_modules/${name}` : `${place}/node_modules/${name}`;
  if (packages[key] !== undefined) return key;
  if (place === '') return undefined;
  const up = place.lastIndexOf('/node_modules/');
  return nearest(packages, up < 0 ? '' : place.slice(0, up), name);
}

function entryFor(name: string, version: string, requiredBy: LockEntry): LockEntry {
  return { version, ...platformOf(name), ...(requiredBy.dev === true ? { dev: true } : {}), optional: true };
}
