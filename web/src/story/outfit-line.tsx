import { Tip } from '../ui/tip.tsx';
import { LockIcon } from './mark-icons.tsx';
import css from './outfit-line.module.css';
import type { StoryPlace } from './scene-props.ts';

export const outfitLocked = "You can't change outfits at the moment.";

/** What is worn, and whether it could be changed now: by the place and its rules, and by what lies open. */
export function OutfitLine({ place, isOpen }: { readonly place: StoryPlace; readonly isOpen: boolean }) {
  const { outfit, canChangeOutfit } = place;
  if (outfit === undefined) return null;
  const isLocked = !isOpen || !canChangeOutfit;
  return (
    <p className={css.outfit}>
      <span>
        Outfit: <b>{outfit}</b>
      </span>
      {isLocked && (
        <Tip says={outfitLocked} aria-label="Outfit locked" className={css.lock}>
          <LockIcon />
        </Tip>
      )}
    </p>
  );
}
