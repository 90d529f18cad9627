import { isChunkLoadError } from '../api/report-error.ts';
import { tabStorage } from '../api/storage.ts';

const mark = 'loaded-anew';
/** Prevents a reload loop if a file is missing permanently. */
const onceInMs = 60_000;
/**
 * True if a chunk failed to load and the page was not just reloaded for it. A deploy has then replaced the files with
 * others of new names.
 */
export const isReplaced = (error: Error): boolean =>
  isChunkLoadError(error) && navigator.onLine && Date.now() - Number(tabStorage.getItem(mark)) > onceInMs;

/** Reloads the page to get the server's current version. */
export function reloadPage(): void {
  tabStorage.setItem(mark, String(Date.now()));
  location.reload();
}
