import { lazy, Suspense } from 'react';
import { useAnswer } from '../api/answers.ts';
import { useIsHandInTab } from '../story/list-tab.ts';
import { useStoryPlace } from './use-story-place.ts';

// Part of the story page's own code, which has been requested by then.
const Opportunities = lazy(async () => ({ default: (await import('./opportunities.tsx')).Opportunities }));

/** The hand in the third column, while the stories are listed and the tab does not show the hand. */
export function HandBeside() {
  const place = useStoryPlace();
  const phase = useAnswer('story')?.reply?.phase;
  const isInTab = useIsHandInTab(place);
  if (place === undefined || phase !== 'Available' || isInTab) return null;
  return (
    <Suspense>
      <Opportunities look="column" />
    </Suspense>
  );
}
