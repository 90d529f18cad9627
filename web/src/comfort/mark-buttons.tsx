import { type KeyboardEvent, useState } from 'react';
import { Tip } from '../ui/tip.tsx';
import css from './comfort.module.css';
import { useComfort } from './use-comfort.ts';
import { type Thing, useMark, useSetMark } from './use-marks.ts';

type MarkButtonsProps = Thing & {
  /** Its name in plain words. */
  readonly name: string;
  readonly className?: string | undefined;
};

/**
 * Two buttons: a favourite, and to be avoided. A second press takes the mark away. Nothing where they are not wanted.
 * Together they are one stop of the Tab key; the arrows go from the one to the other.
 */
export function MarkButtons({ kind, id, name, className = '' }: MarkButtonsProps) {
  const { showMarks, favouritesFirst, avoidedPress } = useComfort();
  const mark = useMark({ kind, id });
  const setMark = useSetMark();
  const [stop, setStop] = useState<'favourite' | 'avoid'>('favourite');
  if (!showMarks) return null;
  const turn = (wanted: 'favourite' | 'avoid') => setMark({ kind, id }, mark === wanted ? 'none' : wanted);
  const move = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== 'ArrowRight' && event.key !== 'ArrowLeft') return;
    event.preventDefault();
    const next = stop === 'favourite' ? 'avoid' : 'favourite';
    setStop(next);
    event.currentTarget.querySelector<HTMLElement>(`[data-mark=${next}]`)?.focus();
  };
  const buttonFor = (which: 'favourite' | 'avoid') => ({
    className: css.mark ?? '',
    hasOwnLook: true,
    tabIndex: stop === which ? 0 : -1,
    'data-mark': which,
    'aria-pressed': mark === which,
    onClick: () => {
      setStop(which);
      turn(which);
    },
  });
  return (
    <span role="toolbar" aria-label={`Marks: ${name}`} className={`${css.marks} ${className}`} onKeyDown={move}>
      <Tip
        {...buttonFor('favourite')}
        aria-label={`Favourite: ${name}`}
        says={`A favourite${favouritesFirst ? ': it stands first' : ''}. Another press takes the mark away.`}
      >
        <FavouriteIcon />
      </Tip>
      <Tip
        {...buttonFor('avoid')}
        aria-label={`Avoid: ${name}`}
        says={`To be avoided${avoidedPress === 'ask' ? ': you are asked before it is pressed' : ''}. Another press takes the mark away.`}
      >
        <AvoidIcon />
      </Tip>
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
