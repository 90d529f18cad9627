import type { worldVersionHeader as nameOfHeader } from '@underhall/contract';
import { clientStore } from './client-store.ts';
import { world } from './world.ts';

export const worldVersionHeader: typeof nameOfHeader = 'X-World-Version';

/** True if the last reply came from another version of the world than the page. */
export const isWorldOutdated = clientStore(false);

/** `version` is null in replies that the browser may have cached. */
export function recordWorld(version: string | null): void {
  if (version !== null && world.version !== undefined) isWorldOutdated.set(version !== world.version);
}
