import css from './comfort.module.css';
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

const icon = { viewBox: '0 0 20 20', width: 18, height: 18 } as const;

export function FavouriteIcon() {
  return (
    <svg {...icon} aria-hidden="true">
      <path d="M10 17C4.500 12.800 2 10.200 2 7a4 4 0 0 1 8-1.200A4 4 0 0 1 18 7c0 3.200-2.500 5.800-8 10z" />
    </svg>
  );
}

export function AvoidIcon() {
  return (
    <svg {...icon} aria-hidden="true">
      <circle cx="10" cy="10" r="7.500" />
      <path d="M4.700 4.700l10.600 10.600" />
    </svg>
  );
}
