import type { QueryClient } from '@tanstack/react-query';
import { answerOf, invalidate } from '../api/answers.ts';
import { tabStorage } from '../api/storage.ts';
import { isWorldOutdated } from '../api/world-version.ts';
import { reloadDelayMs } from './reload-page.ts';

/** For some seconds after a switch, another server may still send the old page. */
const minIntervalMs = 10_000;
const key = 'reloaded-for-world-at';

/** Two versions answer side by side for at most this time. */
const switchMs = 5_000;

let isFollowing = false;
/** Runs until the end of the switch. */
let untilEnd: ReturnType<typeof setTimeout> | undefined;

/**
 * Follows the world after its version has changed. Fetches again what the page shows. Reloads the page when the player
 * opens another page or the list of storylets. If the player would lose something, waits for the next such moment.
 */
export function followWorld(cache: QueryClient): void {
  refresh(cache);
  if (isFollowing) return;
  isFollowing = true;
  let before = placeOf(cache);
  let reply = answerOf(cache, 'story')?.reply;
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const look = (): void => {
    const last = reply;
    reply = answerOf(cache, 'story')?.reply;
    // The first reply in another version may come with a message about what is gone.
    if (reply !== last && isWorldOutdated()) void invalidate(cache, 'messages');
    const place = placeOf(cache);
    const hasMoved = place.page !== before.page || (place.isListOpen && !before.isListOpen);
    before = place;
    if (!hasMoved) return;
    clearTimeout(waiting);
    waiting = setTimeout(() => reload(cache), reloadDelayMs);
  };
  // The router announces no navigation outside of components. Each one comes from a click, Back or a reply.
  cache.getQueryCache().subscribe(look);
  window.addEventListener('click', look);
  window.addEventListener('popstate', look);
}

const placeOf = (cache: QueryClient) => ({
  page: location.pathname,
  isListOpen: answerOf(cache, 'story')?.reply?.phase === 'Available',
});

/** Fetches again what the page shows. Repeats that at the end of the switch, because another server may have replied. */
function refresh(cache: QueryClient): void {
  const fetchAgain = () => invalidate(cache, 'myself', 'cards', 'map', 'messages');
  if (untilEnd === undefined) void fetchAgain();
  clearTimeout(untilEnd);
  untilEnd = setTimeout(() => {
    untilEnd = undefined;
    void fetchAgain();
  }, switchMs);
}

function reload(cache: QueryClient): void {
  const sinceLastMs = Date.now() - Number(tabStorage.getItem(key));
  if (!isWorldOutdated() || sinceLastMs < minIntervalMs || wouldLose(cache)) return;
  tabStorage.setItem(key, String(Date.now()));
  location.reload();
}

/** The server opens these again where the player was. */
const reopenedPhases: ReadonlySet<string> = new Set(['Available', 'In', 'InItemUse']);
const textFields = 'textarea, input:not([type=radio], [type=checkbox], [type=hidden], [readonly], [hidden])';

/** True while something is open, typed or under way. */
function wouldLose(cache: QueryClient): boolean {
  const story = answerOf(cache, 'story');
  const isStoryIdle = !story || (!story.asking && !story.failure && reopenedPhases.has(story.phase));
  const fields = [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(textFields)];
  return (
    !isStoryIdle ||
    cache.isMutating() > 0 ||
    document.querySelector('dialog:modal') !== null ||
    fields.some(({ value }) => value !== '')
  );
}
