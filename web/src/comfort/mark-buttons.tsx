import css from './comfort.module.css';
import { AvoidIcon, FavouriteIcon } from './comfort-icons.tsx';
import { useComfort } from './use-comfort.ts';
import { type Thing, useMark, useSetMark } from './use-marks.ts';

type MarkButtonsProps = Thing & {
  /** Its name in plain words. */
  readonly name: string;
  readonly className?: string | undefined;
};

/** Two buttons: a favourite, and to be avoided. A second press takes the mark away. Nothing where they are not wanted. */
export function MarkButtons({ kind, id, name, className = '' }: MarkButtonsProps) {
  const { showMarks } = useComfort();
  const mark = useMark({ kind, id });
  const setMark = useSetMark();
  if (!showMarks) return null;
  const turn = (wanted: 'favourite' | 'avoid') => setMark({ kind, id }, mark === wanted ? 'none' : wanted);
  return (
    <span className={`${css.marks} ${className}`}>
      <button
        type="button"
        className={css.mark}
        aria-pressed={mark === 'favourite'}
        aria-label={`Favourite: ${name}`}
        title="Favourite"
        onClick={() => turn('favourite')}
      >
        <FavouriteIcon />
      </button>
      <button
        type="button"
        className={css.mark}
        data-avoid="true"
        aria-pressed={mark === 'avoid'}
        aria-label={`Avoid: ${name}`}
        title="Avoid"
        onClick={() => turn('avoid')}
      >
        <AvoidIcon />
      </button>
    </span>
  );
}
