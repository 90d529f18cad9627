import { lazy, Suspense } from 'react';
import { useAnswer } from '../api/answers.ts';
import { useIsHandInTab } from '../story/list-tab.ts';
import { useStoryPlace } from './use-story-place.ts';

// Part of the story page's own code, which has been requested by then.
const Opportunities = lazy(async () => ({ default: (await import('./opportunities.tsx')).Opportunities }));

/**
 * The hand in the third column, unless the tab of the place shows it. Beside an open story or a result, the hand has no
 * controls: its cards can be played from the list of stories.
 */
export function HandBeside() {
  const place = useStoryPlace();
  const phase = useAnswer('story')?.reply?.phase;
  const isInTab = useIsHandInTab(place);
  if (place === undefined || phase === undefined || isInTab) return null;
  return (
    <Suspense>
      <Opportunities look="column" isQuiet={phase !== 'Available'} />
    </Suspense>
  );
}
