import type { AreaOnMap } from '@underhall/contract';
import { useEffect, useRef } from 'react';
import { wordsOf } from '../ui/sanitize.ts';
import { SanitizedHtml } from '../ui/sanitized-html.tsx';
import { useMapState } from './map-state.ts';
import { PlaceMark } from './place-mark.tsx';
import { placeStateOf } from './place-state.ts';
import type { PlaceOnList } from './places-of.ts';
import css from './travel-dialog.module.css';

type TreeProps = {
  readonly places: readonly PlaceOnList[];
  readonly label: string;
  readonly here: number | undefined;
  readonly canTravel: boolean;
  readonly onGo: (area: AreaOnMap) => void;
  readonly onGate: (area: AreaOnMap) => void;
};

export function PlaceTree({ places, label, ...rest }: TreeProps) {
  return (
    <ul className={css.places} aria-label={label}>
      {places.map(({ area, inside }) => (
        <li key={area.id}>
          <PlaceButton area={area} {...rest} />
          {inside.length > 0 && <PlaceTree places={inside} label={`In ${wordsOf(area.name)}`} {...rest} />}
        </li>
      ))}
    </ul>
  );
}

type PlaceButtonProps = Omit<TreeProps, 'places' | 'label'> & { readonly area: AreaOnMap };

/** The button of a place. It stays focusable even if pressing it has no effect. */
function PlaceButton({ area, here, canTravel, onGo, onGate }: PlaceButtonProps) {
  const { kind, words } = placeStateOf(area, here);
  const isGoal = useMapState().goal === area.id;
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!isGoal) return;
    button.current?.scrollIntoView({ block: 'center' });
    button.current?.focus({ preventScroll: true });
  }, [isGoal]);
  const leads = canTravel && (kind === 'open' || kind === 'gate');
  const press = () => {
    if (kind === 'gate') onGate(area);
    else if (kind === 'open') onGo(area);
  };
  return (
    <button
      ref={button}
      type="button"
      className={css.place}
      data-goal={isGoal}
      data-standing={kind}
      aria-current={kind === 'here' ? 'location' : undefined}
      aria-disabled={!leads}
      aria-haspopup={kind === 'gate' ? 'dialog' : undefined}
      onClick={() => leads && press()}
    >
      <PlaceMark kind={kind} isLodgings={area.areaTypeName === 'Lodgings'} />
      <span className={css.words}>
        <span className={css.name}>
          <SanitizedHtml as="span" html={area.name} />
          <Pause />
        </span>
        <span className={css.line}>
          <SanitizedHtml as="span" html={area.line} />
          <Pause />
        </span>
        <span className={css.standing}>{words}</span>
      </span>
    </button>
  );
}

/** The comma makes screen readers pause. */
const Pause = () => <span className={css.pause}>,</span>;
