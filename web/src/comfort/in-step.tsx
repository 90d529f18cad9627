import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Button } from '../ui/button.tsx';
import css from './comfort.module.css';
import { onOtherTab } from './other-tabs.ts';
import { keptComfort } from './use-comfort.ts';
import { keptMarks } from './use-marks.ts';

const kept = [keptComfort, keptMarks] as const;
const retryMs = 30_000;

/** Keeps this page in step with other tabs and with the account, and says so when it cannot. Once on every page. */
export function InStep() {
  const cache = useQueryClient();
  const comfort = useQuery(keptComfort.unsent).data;
  const marks = useQuery(keptMarks.unsent).data;
  const trouble = comfort?.trouble ?? marks?.trouble;
  const isWaiting = [comfort, marks].some((each) => each?.trouble && Object.keys(each.changes).length > 0);
  useEffect(() => onOtherTab((name) => void cache.invalidateQueries({ queryKey: [name] })), [cache]);
  useEffect(() => {
    if (!isWaiting) return;
    const again = () => kept.forEach((each) => void each.sendWaiting(cache));
    const timer = setInterval(again, retryMs);
    window.addEventListener('online', again);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', again);
    };
  }, [cache, isWaiting]);
  return (
    <div className={css.step} role="status" hidden={trouble === undefined}>
      {trouble && (
        <>
          <p>
            {trouble} {isWaiting && 'What you set or marked counts on this page, and is sent again by itself.'}
          </p>
          <Button
            look="plain"
            onClick={() => {
              for (const each of kept) {
                if (isWaiting) void each.sendWaiting(cache);
                else each.changeHere(cache, {});
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
