import { memo, useRef } from 'react';
import { isInReach, isShown, type PlaceOnMap } from '../area-on-map.ts';
import { type Box, boxOf } from '../polygon.ts';
import { isOnePicture } from '../zoom.ts';
import { nameAbove } from './name-above.ts';
import { PlaceButton } from './place-button.tsx';
import { PlaceLabel } from './place-label.tsx';
import css from './place-layer.module.css';
import type { OnPress, PlaceLayerProps } from './place-layer-props.ts';
import { PlacePin } from './place-pin.tsx';
import { PlaceTip } from './place-tip.tsx';
import { PlayerMarker } from './player-marker.tsx';
import { placeOf, useMousePointing } from './use-mouse-pointing.ts';

// Memoised, because the selection changes often and most places do not depend on it.
const [Ground, Pin, Label] = [memo(PlaceButton), memo(PlacePin), memo(PlaceLabel)];

export function PlaceLayer(props: PlaceLayerProps) {
  const { places, size, look, here, isNearBy, selected, ref, isReadOnly, onChoose, onSelect, onFocus } = props;
  const list = useRef<HTMLUListElement>(null);
  // The mouse does not change the selection while a sheet shows a place.
  useMousePointing(list, (id) => !props.hasSheet && onSelect(id));
  const lastPointer = useRef('');
  // Some browsers do not report the pointer type of a click. Keyboard clicks have `detail` 0.
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
      // The stylesheet distinguishes districts from single places if both are shown.
      data-mixed={places.some(({ isDestination }) => isDestination)}
      data-one-picture={isOnePicture(size)}
      data-landmarks={look.landmarkStyle ?? 'italic'}
    >
      <ul
        ref={list}
        aria-label="Places on the map"
        onPointerDownCapture={({ pointerType }) => {
          lastPointer.current = pointerType;
        }}
        // A blur clears only a selection that came from focus. A selection by the mouse or of a sheet stays.
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

/** Returns the box that the tip avoids: the place's outline, or the main building of a district. */
function buildingOf({ area, outline, isDistrict }: PlaceOnMap, places: readonly PlaceOnMap[]): Box | undefined {
  const main = isDistrict
    ? places.find(({ area: { parentArea, jsonInfo } }) => parentArea?.id === area.id && jsonInfo.mainDestinationHitbox)
    : undefined;
  const drawn = main?.outline ?? outline;
  return drawn && boxOf(drawn);
}

/** Minimum distance between two pins, in map pixels. */
const pinWidth = 90;

/** True for a district whose pin would overlap the pin of a single place. */
function isUnderAnother({ isDistrict, pin }: PlaceOnMap, shown: readonly PlaceOnMap[]): boolean {
  return (
    isDistrict &&
    shown.some(
      ({ isDistrict: isWhole, isLandmark, ...other }) =>
        !isWhole && !isLandmark && Math.hypot(other.pin.x - pin.x, other.pin.y - pin.y) < pinWidth,
    )
  );
}
