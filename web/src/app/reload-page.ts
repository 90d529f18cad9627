import { isChunkLoadError } from '../api/report-error.ts';
import { tabStorage } from '../api/storage.ts';

const mark = 'loaded-anew';
/** A file that is missing for good must not load the page in a circle. */
const onceInMs = 60_000;
/**
 * True if a part of the page could not be fetched and the page was not loaded anew for that a moment ago: a newer version
 * has taken its place on the server, with files of other names.
 */
export const isReplaced = (error: Error): boolean =>
  isChunkLoadError(error) && navigator.onLine && Date.now() - Number(tabStorage.getItem(mark)) > onceInMs;

/** Loads the page anew, which is then the one that the server has. */
export function reloadPage(): void {
  tabStorage.setItem(mark, String(Date.now()));
  location.reload();
}
