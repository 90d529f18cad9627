import type { JournalTag } from '@underhall/contract';
import css from './journal.module.css';

type TagChipProps = {
  readonly tag: JournalTag;
  readonly detachLabel?: string | undefined;
  readonly onDetach?: (() => void) | undefined;
};

export function TagChip({ tag, detachLabel, onDetach }: TagChipProps) {
  return (
    <span className={css.chip} data-color={tag.color}>
      {tag.isFavorite && (
        <>
          <span aria-hidden="true">★</span>
          <span className="visually-hidden">Favourite: </span>
        </>
      )}
      {tag.name}
      {onDetach && (
        <button type="button" className={css.off} aria-label={detachLabel} onClick={onDetach}>
          ×
        </button>
      )}
    </span>
  );
}
