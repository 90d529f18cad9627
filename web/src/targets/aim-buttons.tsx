import type { Requirement } from '@underhall/contract';
import { Button } from '../ui/button.tsx';
import { wordsOf } from '../ui/sanitize.ts';
import { TroubleNote } from '../ui/trouble-note.tsx';
import { levelInWords } from './target-progress.ts';
import css from './targets.module.css';
import { useTargeting, useTargets } from './targets-queries.ts';

/** A requirement that the character does not meet and that can become a target. */
export type Lacking = Requirement & { readonly wantedLevel: number };

/** Toggle buttons that make a locked branch's requirements targets. */
export function AimButtons({ lacking }: { readonly lacking: readonly Lacking[] }) {
  const { targets } = useTargets();
  const { set, error } = useTargeting();
  if (!targets) return <p className={css.ahead} />;
  return (
    <>
      <div className={css.aims}>
        {lacking.map(({ id, qualityId, qualityName, wantedLevel }) => {
          const isAimedFor = targets.some((each) => each.qualityId === qualityId && each.target === wantedLevel);
          return (
            <Button
              key={id}
              look="plain"
              aria-pressed={isAimedFor}
              onClick={() => set({ qualityId, target: isAimedFor ? 0 : wantedLevel })}
            >
              Aim for {wordsOf(qualityName)}: {levelInWords(qualityId, wantedLevel)}
            </Button>
          );
        })}
      </div>
      {error && <TroubleNote message={`The target has not changed. ${error.message}`} />}
    </>
  );
}
