import type { Requirement } from '@underhall/contract';
import { lazy, Suspense } from 'react';
import type { Lacking } from '../targets/aim-buttons.tsx';
import { lazyPage } from '../ui/lazy-page.tsx';
import { matchesMedia, mobileScreen } from '../ui/use-media.ts';
import css from './app.module.css';
import { deferredPart } from './deferred-part.tsx';

const loadPanel = async () => (await import('./what-you-seek.tsx')).WhatYouSeek;
const WhatYouSeek = lazyPage(loadPanel);
const SeekBelow = deferredPart(loadPanel);
const AimButtons = lazy(async () => ({ default: (await import('../targets/aim-buttons.tsx')).AimButtons }));

/** Starts to load the panel if it is in view beside the first story. The story does not wait for it. */
export function preloadPanel(): void {
  if (!matchesMedia(mobileScreen)) WhatYouSeek.preload().catch(() => {});
}

/** Leads, targets and plans beside the story. Reserves an empty line while its code loads. */
export const TargetsBeside = () => (
  <Suspense fallback={<p className={css.lineAhead} />}>
    <WhatYouSeek startsOpen />
  </Suspense>
);

/** Leads, targets and plans below the story, collapsed unless there are leads. `panel` is a class name. */
export const TargetsBelow = ({ panel }: { readonly panel: string }) => <SeekBelow startsOpen={false} panel={panel} />;

/** Lets the player set a missing requirement as a target. */
export function aimsOf(requirements: readonly Requirement[]) {
  const lacking = requirements.filter((each): each is Lacking => each.wantedLevel !== undefined);
  return (
    lacking.length > 0 && (
      <Suspense fallback={<p className={css.lineAhead} />}>
        <AimButtons lacking={lacking} />
      </Suspense>
    )
  );
}
