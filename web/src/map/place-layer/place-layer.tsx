import { memo, useRef } from 'react';
import { isInReach, isShown, type PlaceOnMap } from '../area-on-map.ts';
import { type Box, boxOf } from '../polygon.ts';
import { nameAbove } from './name-above.ts';
import { PlaceButton } from './place-button.tsx';
import { PlaceLabel } from './place-label.tsx';
import css from './place-layer.module.css';
import type { OnPress, PlaceLayerProps } from './place-layer-props.ts';
import { PlacePin } from './place-pin.tsx';
import { PlaceTip } from './place-tip.tsx';
import { PlayerMarker } from './player-marker.tsx';
import { placeOf, useMousePointing } from './use-mouse-pointing.ts';

// Memoised: the selection changes often, and most places do not depend on it.
const [Ground, Pin, Label] = [memo(PlaceButton), memo(PlacePin), memo(PlaceLabel)];

/** The layer above a drawn map, with all labels and buttons, in map pixels. */
export function PlaceLayer(props: PlaceLayerProps) {
  const { places, size, look, here, isNearBy, selected, ref, isReadOnly, onChoose, onSelect, onFocus } = props;
  const list = useRef<HTMLUListElement>(null);
  // While a sheet shows a place, the mouse does not change the selection.
  useMousePointing(list, (id) => !props.hasSheet && onSelect(id));
  const lastPointer = useRef('');
  // Not every browser reports the pointer type of a click. A click by keyboard has detail 0.
  const onPress: OnPress = (area, { detail }) =>
    onChoose(area, detail > 0 && lastPointer.current === 'touch' ? 'touch' : 'pointer');
  const forGround = { here, isReadOnly, onSelect, onPress, onFocus };
  const shown = places.filter((place) => isShown(place, isNearBy));
  const tipped = places.find((place) => place.area.id === selected && isInReach(place, isNearBy));
  const standing = places.find(({ hasMarker }) => hasMarker);
  return (
    <div
      ref={ref}
      className={css.layer}
      style={{ ...size, ['--label-ground' as string]: look.labelBackgroundColour }}
      data-near={isNearBy}
      // Lets the stylesheet distinguish districts from other names.
      data-mixed={places.some(({ isDestination }) => isDestination)}
      data-landmarks={look.landmarkStyle ?? 'italic'}
    >
      <ul
        ref={list}
        className={css.places}
        aria-label="Places on the map"
        onPointerDownCapture={({ pointerType }) => {
          lastPointer.current = pointerType;
        }}
        // Losing the focus clears only a selection made by focus, not one of the mouse or of a sheet.
        onBlur={({ target }) => !props.hasSheet && placeOf(target) === selected && onSelect(undefined)}
      >
        {shown.map((place) => (
          <li key={place.area.id} className={css.place}>
            {isInReach(place, isNearBy) && <Ground place={place} {...forGround} />}
            {!isUnderAnother(place, shown) && <Pin place={place} {...{ look, here, isReadOnly, onPress }} />}
            {place.shouldShowLabel && (
              <Label place={place} here={here} isSelected={place === tipped} above={nameAbove(place, shown)} />
            )}
          </li>
        ))}
      </ul>
      {standing && <PlayerMarker at={standing.marker} />}
      {tipped?.shouldShowTooltip && !props.hasSheet && (
        <PlaceTip
          place={tipped}
          building={buildingOf(tipped, places)}
          key={tipped.area.id}
          {...{ here, isNearBy, isReadOnly }}
        />
      )}
    </div>
  );
}

/** The box that the tip should not cover: the place's outline, or the main building of a district. */
function buildingOf({ area, outline, isDistrict }: PlaceOnMap, places: readonly PlaceOnMap[]): Box | undefined {
  const main = isDistrict
    ? places.find(({ area: { parentArea, jsonInfo } }) => parentArea?.id === area.id && jsonInfo.mainDestinationHitbox)
    : undefined;
  const drawn = main?.outline ?? outline;
  return drawn && boxOf(drawn);
}

/** Minimum distance between two pins, in map pixels. */
const pinWidth = 90;

/** True if a single place's pin is so close that the district's pin would overlap it. */
function isUnderAnother({ isDistrict, pin }: PlaceOnMap, shown: readonly PlaceOnMap[]): boolean {
  return (
    isDistrict &&
    shown.some(
      ({ isDistrict: isWhole, isLandmark, ...other }) =>
        !isWhole && !isLandmark && Math.hypot(other.pin.x - pin.x, other.pin.y - pin.y) < pinWidth,
    )
  );
}
