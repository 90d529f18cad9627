import { Tip } from '../ui/tip.tsx';
import css from './outfits.module.css';
import { outfitLocked } from './why-not-equip.ts';

/**
 * Shows the outfit and the reason why it cannot be changed. Also used until the client knows whether the outfit is
 * locked.
 */
export function LockedOutfit({ name, isLocked }: { readonly name: string; readonly isLocked: boolean }) {
  return (
    <p className={css.locked}>
      <span>
        Outfit: <b>{name}</b>
      </span>
      {isLocked && (
        <Tip says={outfitLocked} aria-label="Outfit locked" className={css.lock}>
          <LockIcon />
        </Tip>
      )}
    </p>
  );
}

function LockIcon() {
  return (
    <svg viewBox="0 0 20 20" width="1.125rem" height="1.125rem" aria-hidden="true">
      <path d="M4 9h12v8.500H4zM6.500 9V6a3.500 3.500 0 0 1 7 0v3M10 12.500v2" />
    </svg>
  );
}
