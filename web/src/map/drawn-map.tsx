import type { AreaOnMap, MapReply, Setting } from '@underhall/contract';
import { type KeyboardEvent, lazy, Suspense, useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { Button } from '../ui/button.tsx';
import { Loading } from '../ui/loading.tsx';
import { placesOnMap } from './area-on-map.ts';
import { CompatibilityNotice } from './compatibility-notice.tsx';
import css from './drawn-map.module.css';
import { isFirstLookTold } from './first-look.ts';
import { Limbo } from './limbo.tsx';
import { LodgingsStrip, lodgingsIn } from './lodgings-strip.tsx';
import { mapMoveOf } from './map-keys.ts';
import { mapShown, useMapShown } from './map-shown.ts';
import { isOffTheMap } from './off-the-map.ts';
import { PictureGuard } from './picture-guard.tsx';
import type { Camera } from './picture-props.ts';
import { useChoosing } from './use-choosing.ts';
import { usePictureKind } from './use-picture-kind.ts';
import { isNear, type MapRoot, zoomRangeOf } from './zoom.ts';
import { ZoomButtons } from './zoom-buttons.tsx';
import { ZoomOverlay } from './zoom-overlay.tsx';

const DetailedMap = lazy(async () => ({ default: (await import('./detailed/detailed-map.tsx')).DetailedMap }));
const FlatMap = lazy(async () => ({ default: (await import('./flat/flat-map.tsx')).FlatMap }));

type DrawnMapProps = {
  readonly map: MapReply;
  readonly root: MapRoot;
  readonly setting: Setting;
  readonly canTravel: boolean;
  readonly isMoving: boolean;
  /** The map could not be fetched anew: what is shown is older. */
  readonly hasFailed: boolean;
  readonly onGo: (area: AreaOnMap) => void;
  readonly onGate: (area: AreaOnMap) => void;
  readonly onList: () => void;
  /** Not even the flat map can be shown. */
  readonly onGivenUp: () => void;
};

/** The map as a picture, with what stands over it. The finer picture gives way to the flat one, and that to the list. */
export function DrawnMap(props: DrawnMapProps) {
  const { map, root, setting, canTravel, isMoving, hasFailed, onGo, onGate, onList, onGivenUp } = props;
  const [failures, setFailures] = useState(0);
  const kind = usePictureKind(hasFailed || failures > 0);
  const camera = useRef<Camera>(null);
  const region = useRef<HTMLDivElement>(null);
  const [isUnfolded, setUnfolded] = useState(false);
  const { isShown, zoomLevel } = useMapShown();
  const range = zoomRangeOf(kind, root.rootPrefix, setting.jsonInfo);
  const zoom = zoomLevel ?? range.least;
  const here = map.currentArea?.id;
  const isNearBy = isNear(zoom, root.minDestZoom);
  const choosing = useChoosing({ here, isReadOnly: !canTravel, isNearBy, camera, onGo, onGate });
  const { select } = choosing;
  const onZoom = useCallback(
    (next: number) => {
      const before = mapShown.read();
      if (before.zoomLevel === next) return;
      // What was chosen from near by is not kept from afar.
      if (isNear(before.zoomLevel ?? next, root.minDestZoom) && !isNear(next, root.minDestZoom)) select(undefined);
      mapShown.set({ ...before, zoomLevel: next });
    },
    [root.minDestZoom, select],
  );
  const onFailure = useCallback(() => setFailures((count) => count + 1), []);
  const onKeyDown = (event: KeyboardEvent) => {
    const move = mapMoveOf(event);
    if (!move) return;
    event.preventDefault();
    if ('step' in move) camera.current?.zoomBy(move.step, 'key');
    else camera.current?.panBy(move.right, move.down);
  };
  const isLost = isOffTheMap(map) && !isUnfolded;
  // After the dialog has given the focus to its first button.
  useEffect(() => {
    if (!isLost) region.current?.focus({ preventScroll: true });
  }, [isLost]);
  // The first look of a view that is smaller than the map goes where one is, unless it is told to go elsewhere.
  const isLooking = zoomLevel !== undefined;
  const lookWhereOneIs = useEffectEvent(() => {
    if (isFirstLookTold(setting.jsonInfo)) return;
    const spot = placesOnMap(map.areas, { here }).find(({ hasMarker }) => hasMarker);
    if (spot) camera.current?.bringIntoView(spot.marker);
  });
  useEffect(() => {
    if (isLooking) lookWhereOneIs();
  }, [isLooking]);
  const lodgings = lodgingsIn(map);
  if (isLost) return <Limbo onMap={() => setUnfolded(true)} onList={onList} />;
  const Picture = kind === 'detailed' ? DetailedMap : FlatMap;
  return (
    // biome-ignore lint/a11y/useSemanticElements: no fieldset, for there is nothing to be filled in
    <div
      ref={region}
      role="group"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it hears the arrow keys, and its places are reached from it
      tabIndex={0}
      aria-label="The map"
      aria-describedby={keysId}
      className={css.map}
      onKeyDown={onKeyDown}
    >
      <p id={keysId} className="for-ears">
        Arrows move it, plus and minus bring it nearer and farther, Tab goes from place to place, Enter goes there.
      </p>
      <div className={css.frame}>
        <Button className={css.toList} onClick={onList}>
          The same as a list
        </Button>
        <div className={css.view} data-map-view="" data-kind={kind}>
          <PictureGuard key={kind} onFailure={kind === 'flat' ? onGivenUp : onFailure}>
            <Suspense fallback={<Loading>Unfolding the map</Loading>}>
              <Picture
                {...{ map, root, setting, here, isReadOnly: !canTravel, camera, onZoom, onFailure }}
                selected={choosing.selected}
                onSelect={select}
                onChoose={choosing.choose}
              />
            </Suspense>
          </PictureGuard>
        </div>
        <p role="status" className="for-ears">
          {isMoving ? 'You set out.' : choosing.told}
        </p>
        <div className={css.corner} data-at="left" data-over-map="">
          {lodgings && <LodgingsStrip area={lodgings} isReadOnly={!canTravel} {...{ here, onGo, onGate }} />}
        </div>
        <div className={css.corner} data-at="right" data-over-map="">
          <ZoomOverlay zoom={zoom} isMapShown={isShown} />
          {!setting.jsonInfo.hideZoomControl && (
            <ZoomButtons
              zoom={zoom}
              range={range}
              onStep={(direction) => camera.current?.zoomBy(direction, 'button')}
            />
          )}
        </div>
      </div>
      {kind === 'flat' && <CompatibilityNotice onClosed={() => region.current?.focus({ preventScroll: true })} />}
    </div>
  );
}

const keysId = 'map-keys';
