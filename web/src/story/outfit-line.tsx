import { Tip } from '../ui/tip.tsx';
import { LockIcon } from './mark-icons.tsx';
import css from './outfit-line.module.css';
import type { StoryPlace } from './scene-props.ts';

export const outfitLocked = "You can't change outfits at the moment.";

/** The outfit, and whether it can be changed now: the place, its rules and an open storylet can forbid it. */
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
