import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { answerOf, useAnswer } from '../api/answers.ts';
import { tabStorage } from '../api/storage.ts';
import { isWorldOutdated } from '../api/world-version.ts';
import { reloadDelayMs } from './reload-page.ts';

/** For some seconds after a switch, another server may still send the old page. */
const minIntervalMs = 10_000;
const key = 'reloaded-for-world-at';

/**
 * Reloads the page for a new version of the world when the player opens another page or the list of storylets. If the
 * player would lose something, waits for the next such moment. `npm run dev` sends each edit to the page instead.
 */
export function WorldReload() {
  const cache = useQueryClient();
  const { pathname } = useLocation();
  const isListOpen = useAnswer('story')?.reply?.phase === 'Available';
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs after each of these navigations
  useEffect(() => {
    if (import.meta.hot || !isWorldOutdated.read()) return;
    const waiting = setTimeout(() => {
      const sinceLastMs = Date.now() - Number(tabStorage.getItem(key));
      if (sinceLastMs < minIntervalMs || wouldLose(cache)) return;
      tabStorage.setItem(key, String(Date.now()));
      location.reload();
    }, reloadDelayMs);
    return () => clearTimeout(waiting);
  }, [pathname, isListOpen, cache]);
  return null;
}

/** The server opens these again where the player was. */
const reopenedPhases: ReadonlySet<string> = new Set(['Available', 'In', 'InItemUse']);
const openDialog = 'dialog:modal';
const textFields = 'textarea, input:not([type=radio], [type=checkbox], [type=hidden], [readonly], [hidden])';

/** True while something is open, typed or under way. */
function wouldLose(cache: QueryClient): boolean {
  const story = answerOf(cache, 'story');
  const isStoryIdle = !story || (!story.asking && !story.failure && reopenedPhases.has(story.phase));
  const fields = [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(textFields)];
  return (
    !isStoryIdle ||
    cache.isMutating() > 0 ||
    document.querySelector(openDialog) !== null ||
    fields.some(({ value }) => value !== '')
  );
}
