import type { Requirement } from '@underhall/contract';
import { lazy, Suspense } from 'react';
import type { Lacking } from '../targets/aim-buttons.tsx';
import css from './app.module.css';
import { deferredPart } from './deferred-part.tsx';

const TargetsPanel = lazy(async () => ({ default: (await import('../targets/targets-panel.tsx')).TargetsPanel }));
const FoldedTargets = deferredPart(async () => (await import('../targets/targets-panel.tsx')).TargetsPanel);
const AimButtons = lazy(async () => ({ default: (await import('../targets/aim-buttons.tsx')).AimButtons }));

/** The player's targets beside the story. Reserves an empty line while its code loads. */
export const TargetsBeside = () => (
  <Suspense fallback={<p className={css.lineAhead} />}>
    <TargetsPanel startsOpen />
  </Suspense>
);

/** The player's targets below the story, collapsed by default. `panel` is a class name. */
export const TargetsBelow = ({ panel }: { readonly panel: string }) => (
  <FoldedTargets startsOpen={false} panel={panel} />
);

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
