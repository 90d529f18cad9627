import { wordsOf } from '../../ui/sanitize.ts';
import type { PlaceOnMap } from '../area-on-map.ts';
import { placeStateOf } from '../place-state.ts';
import css from './place-layer.module.css';
import type { OnPress, PlaceLayerProps } from './place-layer-props.ts';

const gateShapes = {
  seal: 'M5 20V9.500C5 5.500 8 3 12 3s7 2.500 7 6.500V20M8.600 20V5M12 20V3M15.400 20V5M5 12.500h14M3.500 20h17',
  lantern:
    'M9 4h6M12 4V2.500M8 7.500h8l1.500 9h-11zM8.500 19.500h7M12 10.500v3.500M10 7.500 9.500 4.500M14 7.500l.500-3',
} as const;
const shutKinds = { Locked: 'lock', Closed: 'closed', NotYet: 'not-yet' } as const;
const shutShapes = {
  lock: 'M6 11h12v9H6zM8.500 11V7.500a3.500 3.500 0 0 1 7 0V11M12 14v3',
  closed: 'M4 9.500 20 17M4 17 20 9.500M6 20.500v-12C6 5.500 8.500 3.500 12 3.500s6 2 6 5v12',
  'not-yet': 'M9.500 3h5M12 3v2M8 7.500 9.500 5h5L16 7.500zM8 7.500h8l-1 8.500H9zM8.500 19.500h7M12 16v3.500',
} as const;

type PlacePinProps = { readonly place: PlaceOnMap; readonly onPress: OnPress } & Pick<
  PlaceLayerProps,
  'look' | 'here' | 'isReadOnly'
>;

/**
 * The pin of a place: gate, lock, boards or dark lamp. A plain pin marks a single place that the picture does not show.
 */
export function PlacePin({ place, look, here, isReadOnly, onPress }: PlacePinProps) {
  const { area, pin, isLandmark, isDestination, shouldShowGateIcon, shouldShowLockIcon, isLit } = place;
  const isGateOfLandmark = isLandmark && shouldShowGateIcon;
  const shut = shouldShowLockIcon ? shutKinds[area.closure ?? 'Locked'] : undefined;
  const kind = shouldShowGateIcon ? 'gate' : (shut ?? (isDestination ? 'spot' : undefined));
  if (!kind || (kind === 'spot' && area.jsonInfo.mainDestinationHitbox !== undefined)) return null;
  const picture = kind === 'gate' ? gateShapes[look.gateIconStyle ?? 'seal'] : shut && shutShapes[shut];
  const mark = (
    <svg viewBox="0 0 24 24" aria-hidden="true" className={css.mark}>
      {picture ? <path d={picture} /> : <circle cx="12" cy="12" r="5" />}
    </svg>
  );
  const common = {
    className: css.pin,
    style: { left: pin.x, top: pin.y },
    'data-kind': kind,
    'data-lit': isLit || area.id === here,
  };
  if (!isGateOfLandmark) return <span {...common}>{mark}</span>;
  // A landmark has no clickable ground, so its pin is the button that opens the gate.
  const name = `${wordsOf(area.name)}, ${placeStateOf(area, here).words}`;
  return (
    <button
      type="button"
      {...common}
      aria-label={name}
      aria-haspopup="dialog"
      aria-disabled={isReadOnly}
      onClick={(event) => onPress(area, event)}
    >
      {mark}
    </button>
  );
}
