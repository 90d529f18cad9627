import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useAnswer } from '../api/answers.ts';
import { useStore } from '../api/client-store.ts';
import { Button } from '../ui/button.tsx';
import { noSearch, search } from './order-list.ts';
import css from './preferences.module.css';
import { onOtherTab } from './sync-with-account.ts';
import { syncedMarks } from './use-marks.ts';
import { syncedPreferences } from './use-preferences.ts';

const synced = [syncedPreferences, syncedMarks] as const;
const retryMs = 30_000;

/** Synchronises preferences and marks with other tabs and the account, and shows errors. Mounted once on every page. */
export function SyncNotice() {
  const cache = useQueryClient();
  const session = useAnswer('session');
  const preferences = useStore(syncedPreferences.unsent);
  const marks = useStore(syncedMarks.unsent);
  const trouble = preferences.trouble ?? marks.trouble;
  const isWaiting = [preferences, marks].some((each) => each.trouble && Object.keys(each.changes).length > 0);
  useEffect(() => {
    // Send changes that were still unsent when the player left the page.
    if (session) for (const each of synced) void each.sendWaiting(cache);
    if (session !== null) return;
    for (const each of synced) each.discard();
    search.set(noSearch);
  }, [cache, session]);
  useEffect(() => onOtherTab((name) => void cache.invalidateQueries({ queryKey: [name] })), [cache]);
  useEffect(() => {
    if (!isWaiting) return;
    const retry = () => synced.forEach((each) => void each.sendWaiting(cache));
    const timer = setInterval(retry, retryMs);
    window.addEventListener('online', retry);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', retry);
    };
  }, [cache, isWaiting]);
  return (
    <div className={trouble ? css.step : undefined} role="status">
      {trouble && (
        <>
          <p>
            {trouble} {isWaiting && 'Your changes apply on this page and will be sent again automatically.'}
          </p>
          <Button
            look="plain"
            onClick={() => {
              for (const each of synced) {
                if (isWaiting) void each.sendWaiting(cache);
                else each.discard();
              }
            }}
          >
            {isWaiting ? 'Send it now' : 'Very well'}
          </Button>
        </>
      )}
    </div>
  );
}
