import { isOnline } from '../api/browser-features.ts';
import { isChunkLoadError } from '../api/report-error.ts';
import { tabStorage } from '../api/storage.ts';

const mark = 'loaded-anew';
/** Prevents a reload loop if a file is missing permanently. */
const minReloadIntervalMs = 60_000;
/**
 * True if a chunk failed to load while online, and the page was not just reloaded for that. A deploy has then renamed
 * the files.
 */
export const isStaleChunk = (error: Error): boolean =>
  isChunkLoadError(error) && isOnline() && Date.now() - Number(tabStorage.getItem(mark)) > minReloadIntervalMs;

/** Layers that close go back in the history meanwhile. A step back would cancel a reload that began before it. */
export const reloadDelayMs = 100;

/** Reloads the page to get the server's current version. */
export function reloadPage(): void {
  tabStorage.setItem(mark, String(Date.now()));
  setTimeout(() => location.reload(), reloadDelayMs);
}
