import type { worldVersionHeader as nameOfHeader } from '@underhall/contract';
import { clientStore } from './client-store.ts';
import { world } from './world.ts';

export const worldVersionHeader: typeof nameOfHeader = 'X-World-Version';

/** The version of the world from which the last reply came. */
export const worldVersion = clientStore(world.version);

/** True if the last reply came from another version of the world than the page. */
export const isWorldOutdated = (): boolean => worldVersion.read() !== world.version;

/** `version` is null in replies that the browser may have cached. */
export function recordWorld(version: string | null): void {
  if (version !== null && world.version !== undefined) worldVersion.set(version);
}
