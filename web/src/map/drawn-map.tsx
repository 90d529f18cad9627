import type { AreaOnMap, MapReply, Setting } from '@underhall/contract';
import {
  type KeyboardEvent,
  lazy,
  type RefObject,
  Suspense,
  useCallback,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import { world } from '../api/world.ts';
import { focusZoom } from '../constants/map.ts';
import { Button } from '../ui/button.tsx';
import { Loading } from '../ui/loading.tsx';
import { type PlaceOnMap, placesOnMap } from './area-on-map.ts';
import { CompatibilityNotice } from './compatibility-notice.tsx';
import css from './drawn-map.module.css';
import { hasInitialPosition } from './has-initial-position.ts';
import { Limbo } from './limbo.tsx';
import { MapCorners } from './map-corners.tsx';
import { mapMoveOf } from './map-keys.ts';
import { mapState, useMapState } from './map-state.ts';
import { isOffTheMap } from './off-the-map.ts';
import { PictureErrorBoundary } from './picture-error-boundary.tsx';
import { type PictureChoice, usePicture } from './picture-kind.ts';
import type { Camera } from './picture-props.ts';
import { PlaceSheet } from './place-sheet.tsx';
import { centreOf, type Point } from './polygon.ts';
import { departureText } from './travel-time.ts';
import { useChoosing } from './use-choosing.ts';
import { useViewSize } from './use-view-size.ts';
import { isNear, isOnePicture, type MapRoot, zoomRangeOf } from './zoom.ts';

const DetailedMap = lazy(async () => ({ default: (await import('./detailed/detailed-map.tsx')).DetailedMap }));
const FlatMap = lazy(async () => ({ default: (await import('./flat/flat-map.tsx')).FlatMap }));

const onePicture: PictureChoice = { kind: 'flat', isStandIn: false };

type DrawnMapProps = {
  readonly map: MapReply;
  readonly root: MapRoot;
  readonly setting: Setting;
  readonly canTravel: boolean;
  readonly isMoving: boolean;
  /** True if the last refetch failed, so the map may be stale. */
  readonly hasFailed: boolean;
  readonly onGo: (area: AreaOnMap) => void;
  readonly onGate: (area: AreaOnMap) => void;
  readonly onList: () => void;
  /** Called when the flat map also fails. */
  readonly onGivenUp: () => void;
};

/** The drawn map. A character who is off the map sees `Limbo` until the player opens the map. */
export function DrawnMap(props: DrawnMapProps) {
  const [isUnfolded, setUnfolded] = useState(false);
  const { goal } = useMapState();
  const isLost = goal === undefined && isOffTheMap(props.map) && !isUnfolded;
  return isLost ? <Limbo onMap={() => setUnfolded(true)} onList={props.onList} /> : <UnfoldedMap {...props} />;
}

/**
 * The picture and its controls. The flat picture replaces a failed detailed picture, and the list replaces a failed
 * flat picture.
 */
function UnfoldedMap(props: DrawnMapProps) {
  const { map, root, setting, canTravel, isMoving, hasFailed, onGo, onGate, onList, onGivenUp } = props;
  const [failures, setFailures] = useState(0);
  const chosen = usePicture(hasFailed || failures > 0);
  const { kind, isStandIn } = isOnePicture(root) ? onePicture : chosen;
  const camera = useRef<Camera>(null);
  const region = useRef<HTMLDivElement>(null);
  const view = useRef<HTMLDivElement>(null);
  const viewSize = useViewSize(view);
  const range = zoomRangeOf(kind, root, setting.jsonInfo, viewSize);
  const { zoomLevel, goal } = useMapState();
  const zoom = zoomLevel ?? range.min;
  const here = map.currentArea?.id;
  const isReadOnly = !canTravel;
  const isNearBy = isNear(zoom, root.minDestZoom);
  const { select, showSheet, ...choosing } = useChoosing({ here, isReadOnly, isNearBy, camera, onGo, onGate });
  const onZoom = useZoom(root, select);
  const onFailure = useCallback(() => setFailures((count) => count + 1), []);
  // Runs in an effect, after the dialog has focused its first button on mount.
  useEffect(() => region.current?.focus({ preventScroll: true }), []);
  useFirstLookAt({ map, setting, camera, goal, showSheet });
  const touched = map.areas.find(({ id }) => id === choosing.touched);
  const shutSheet = (go?: (area: AreaOnMap) => void) => {
    select(undefined);
    region.current?.focus({ preventScroll: true });
    if (touched) go?.(touched);
  };
  const Picture = kind === 'detailed' ? DetailedMap : FlatMap;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields, and the map has none
    <div
      ref={region}
      role="group"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it handles the arrow keys
      tabIndex={0}
      aria-label="The map"
      aria-describedby={keysId}
      className={css.map}
      data-one-picture={isOnePicture(root)}
      onKeyDown={(event) => moveByKey(event, camera.current)}
    >
      <p id={keysId} className="visually-hidden">
        The arrow keys move the map, plus and minus zoom, and Tab goes from district to district. Enter zooms in on one.
        Then Tab reaches single places too, and Enter travels there.
      </p>
      <div className={css.frame}>
        <Button className={css.toList} onClick={onList}>
          Show as a list
        </Button>
        <div ref={view} className={css.view} data-map-view="" data-kind={kind}>
          <PictureErrorBoundary key={kind} onFailure={kind === 'flat' ? onGivenUp : onFailure}>
            <Suspense fallback={<Loading>{world.texts.places.waitingMap}</Loading>}>
              {viewSize.width > 0 && (
                <Picture
                  {...{ map, root, setting, range, here, isReadOnly, camera, onZoom, onFailure }}
                  selected={choosing.selected}
                  hasSheet={touched !== undefined}
                  onSelect={select}
                  onChoose={choosing.choose}
                />
              )}
            </Suspense>
          </PictureErrorBoundary>
        </div>
        <p role="status" className="visually-hidden">
          {isMoving ? departureText(map) : choosing.announcement}
        </p>
        {touched && (
          <PlaceSheet
            key={touched.id}
            area={touched}
            {...{ here, isReadOnly }}
            hasBackStep={touched.id !== goal}
            onGo={() => shutSheet(onGo)}
            onGate={() => shutSheet(onGate)}
            onClose={() => shutSheet()}
          />
        )}
        <MapCorners {...{ map, setting, zoom, range, isReadOnly, camera, onGo, onGate }} />
      </div>
      {isStandIn && <CompatibilityNotice onClosed={() => region.current?.focus({ preventScroll: true })} />}
    </div>
  );
}

const keysId = 'map-keys';

function moveByKey(event: KeyboardEvent, camera: Camera | null): void {
  const move = mapMoveOf(event);
  if (!move) return;
  event.preventDefault();
  if ('step' in move) camera?.zoomBy(move.step, 'key');
  else camera?.panBy(move.right, move.down);
}

/**
 * Stores the zoom while the map is open. Clears the selection when the player zooms out until single places are hidden.
 */
function useZoom({ minDestZoom }: MapRoot, select: (id: number | undefined) => void): (zoom: number) => void {
  return useCallback(
    (next) => {
      const before = mapState.read();
      if (before.zoomLevel === next) return;
      if (isNear(before.zoomLevel ?? next, minDestZoom) && !isNear(next, minDestZoom)) select(undefined);
      mapState.set({ ...before, zoomLevel: next });
    },
    [minDestZoom, select],
  );
}

type FirstLook = Pick<DrawnMapProps, 'map' | 'setting'> & {
  readonly camera: RefObject<Camera | null>;
  readonly goal: number | undefined;
  readonly showSheet: (id: number) => void;
};

/**
 * A map that opens at a place centres it and shows its sheet. Otherwise, a map that does not fit the view opens at the
 * character, unless the setting defines an initial position.
 */
function useFirstLookAt({ map, setting, camera, goal, showSheet }: FirstLook): void {
  const isLooking = useMapState().zoomLevel !== undefined;
  const look = useEffectEvent(() => {
    const places = placesOnMap(map.areas, { here: goal ?? map.currentArea?.id });
    const spot = places.find(({ hasMarker }) => hasMarker);
    if (goal !== undefined) {
      if (spot) camera.current?.goTo(centreOfPlace(spot), focusZoom);
      showSheet(goal);
    } else if (spot && !hasInitialPosition(setting.jsonInfo)) camera.current?.bringIntoView(spot.marker);
  });
  useEffect(() => {
    if (isLooking) look();
  }, [isLooking]);
}

const centreOfPlace = ({ outline, label }: PlaceOnMap): Point => (outline ? centreOf(outline) : label);
