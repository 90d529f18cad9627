import { type ReactNode, useEffect, useRef } from 'react';
import { OneStop } from '../ui/one-stop.tsx';
import { Tip } from '../ui/tip.tsx';
import css from './preferences.module.css';
import { type Thing, useMark, useSetMark } from './use-marks.ts';
import { usePreferences } from './use-preferences.ts';

export type MarkButton = {
  /** Must be unique among the buttons of an entry. */
  readonly kind: string;
  readonly name: string;
  /** Tooltip: the meaning of the mark and the effect of a press. */
  readonly says: string;
  readonly isPressed: boolean;
  readonly isBusy?: boolean;
  readonly icon: ReactNode;
  readonly onPress: () => void;
};

type MarkButtonsProps = Thing & {
  /** As plain text. */
  readonly name: string;
  readonly others?: readonly MarkButton[];
  readonly className?: string | undefined;
};

/**
 * Shows Favourite and Avoid, if enabled, and the marks of other features. A second press removes the mark. The buttons
 * share one tab stop, and arrow keys move between them.
 */
export function MarkButtons({ kind, id, name, others = [], className }: MarkButtonsProps) {
  const buttons = [...useMarkButtonsOf({ kind, id, name }), ...others];
  const bar = useRef<HTMLSpanElement>(null);
  const pressed = buttons.map(({ isPressed }) => isPressed).join();
  // Marking an entry may move it within the list. Keep the focused button in view.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when a mark has changed
  useEffect(() => {
    bar.current?.querySelector(':focus-visible')?.scrollIntoView({ block: 'nearest' });
  }, [pressed]);
  if (buttons.length === 0) return null;
  return (
    <OneStop label={`Marks: ${name}`} className={className}>
      <span ref={bar} className={css.marks}>
        {buttons.map((each) => (
          <Tip
            key={each.kind}
            className={css.mark ?? ''}
            hasOwnLook
            data-mark={each.kind}
            aria-label={each.name}
            aria-pressed={each.isPressed}
            aria-busy={each.isBusy}
            says={each.says}
            onClick={each.onPress}
          >
            {each.icon}
          </Tip>
        ))}
      </span>
    </OneStop>
  );
}

function useMarkButtonsOf({ kind, id, name }: Thing & { readonly name: string }): readonly MarkButton[] {
  const { showMarks, favouritesFirst, avoidedPress } = usePreferences();
  const mark = useMark({ kind, id });
  const setMark = useSetMark();
  if (!showMarks) return [];
  const stateOf = (which: 'favourite' | 'avoid') => ({
    kind: which,
    isPressed: mark === which,
    onPress: () => setMark({ kind, id }, mark === which ? 'none' : which),
  });
  const sayOf = (which: 'favourite' | 'avoid', set: string, marking: string) =>
    mark === which ? `${set}. Press again to remove the mark.` : `Press to mark it as ${marking}.`;
  const isAsked = avoidedPress === 'ask';
  return [
    {
      ...stateOf('favourite'),
      name: `Favourite: ${name}`,
      says: sayOf(
        'favourite',
        `A favourite${favouritesFirst ? ': it comes first' : ''}`,
        `a favourite${favouritesFirst ? ', which comes first' : ''}`,
      ),
      icon: <FavouriteIcon />,
    },
    {
      ...stateOf('avoid'),
      name: `Avoid: ${name}`,
      says: sayOf(
        'avoid',
        `One to avoid${isAsked ? ': you are asked to confirm it' : ''}`,
        `one to avoid${isAsked ? ', which you are asked to confirm' : ''}`,
      ),
      icon: <AvoidIcon />,
    },
  ];
}

const icon = { viewBox: '0 0 20 20', width: '1.125rem', height: '1.125rem' } as const;

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
