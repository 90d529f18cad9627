import { clientStore } from './client-store.ts';

export const clientVersion = '6.5.99';
export const currentVersionHeader = 'X-Current-Version';
export const latestVersionHeader = 'X-Latest-Available-Client-Version';

export type VersionState = {
  readonly isClientOutdated: boolean;
  /** The newest client version according to the last reply. */
  readonly latestVersion?: string;
};

export const version = clientStore<VersionState>({ isClientOutdated: false });

export function recordLatestVersion(latestVersion: string | null): void {
  if (latestVersion === null || latestVersion === version.read().latestVersion) return;
  version.set({ isClientOutdated: isNewer(latestVersion, clientVersion), latestVersion });
}

/**
 * True if `one` is newer. Compares the numbers from left to right: 6.6 is newer than 6.5.100, which is newer than
 * 6.5.99.
 */
export function isNewer(one: string, other: string): boolean {
  const [left, right] = [numbersOf(one), numbersOf(other)];
  for (let at = 0; at < Math.max(left.length, right.length); at++) {
    const difference = (left[at] ?? 0) - (right[at] ?? 0);
    if (difference !== 0) return difference > 0;
  }
  return false;
}

const numbersOf = (text: string): readonly number[] => text.split('.').map((part) => Number.parseInt(part, 10) || 0);
