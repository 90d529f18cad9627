import { useEffect, useEffectEvent, useImperativeHandle, useRef, useState } from 'react';
import { reportError } from '../../api/report-error.ts';
import { placeAt, placesOnMap } from '../area-on-map.ts';
import type { PictureProps } from '../picture-props.ts';
import { PlaceLayer } from '../place-layer/place-layer.tsx';
import type { Point } from '../polygon.ts';
import { isNear } from '../zoom.ts';
import css from './detailed-map.module.css';
import { FirstGround } from './first-ground.tsx';
import type { PressKind } from './gestures.ts';
import { type MapView, openMapView } from './open-map-view.ts';

/** The WebGL map, with clickable places above it. The key remounts it for another map. */
export function DetailedMap(props: PictureProps) {
  return <OneMap key={props.root.rootPrefix} {...props} />;
}

function OneMap(props: PictureProps) {
  const { map, root, setting, range, here, isReadOnly, selected, onSelect, onChoose, camera } = props;
  const view = useRef<HTMLDivElement>(null);
  const over = useRef<HTMLDivElement>(null);
  const ground = useRef<HTMLDivElement>(null);
  const [painted] = useState(openPromise);
  const [opened, setOpened] = useState<MapView>();
  const [share, setShare] = useState(0);
  const [zoom, setZoom] = useState(0);
  const mapLook = setting.jsonInfo;
  const places = placesOnMap(map.areas, { look: mapLook, here });
  const isNearBy = isNear(zoom, root.minDestZoom);

  const hearZoom = useEffectEvent((next: number) => {
    setZoom(next);
    props.onZoom(next);
  });
  const press = useEffectEvent((at: Point, how: PressKind) => {
    const place = placeAt(at, places, isNearBy);
    if (place) onChoose(place.area, how);
  });
  const fail = useEffectEvent((reason: unknown) => {
    if (reason instanceof Error && !/webgl/i.test(reason.message)) reportError(reason);
    props.onFailure();
  });
  const open = useEffectEvent((frame: HTMLElement, layer: HTMLElement, first: HTMLElement) =>
    openMapView({
      view: frame,
      over: layer,
      ground: first,
      painted: painted.promise,
      root,
      mapLook,
      range,
      onZoom: hearZoom,
      onPress: press,
      onShare: setShare,
      onMissing: logMissing,
      onFailure: fail,
    }),
  );

  useEffect(() => {
    if (!view.current || !over.current || !ground.current) return;
    const next = open(view.current, over.current, ground.current);
    setOpened(next);
    return next.close;
  }, []);
  useEffect(() => opened?.show(map.areas), [opened, map.areas]);
  useEffect(() => opened?.select(selected), [opened, selected]);
  useImperativeHandle(
    camera,
    () => ({
      goTo: (...way) => opened?.goTo(...way),
      zoomBy: (...way) => opened?.zoomBy(...way),
      panBy: (...way) => opened?.panBy(...way),
      bringIntoView: (point) => opened?.bringIntoView(point),
    }),
    [opened],
  );

  return (
    <div ref={view} className={css.view} data-map="detailed" data-drawn={share === 1}>
      {share < 1 && (
        <FirstGround
          ref={ground}
          root={root}
          places={places}
          here={here}
          // The browser paints the picture within two frames.
          onLoaded={() => requestAnimationFrame(() => requestAnimationFrame(() => painted.resolve()))}
        />
      )}
      <PlaceLayer
        ref={over}
        places={places}
        size={{ width: root.width, height: root.height }}
        look={mapLook}
        here={here}
        isNearBy={isNearBy}
        isReadOnly={isReadOnly}
        selected={selected}
        hasSheet={props.hasSheet}
        onSelect={onSelect}
        onChoose={onChoose}
        onFocus={({ label }) => opened?.bringIntoView(label)}
      />
      {share < 1 && (
        <label className={css.coming}>
          The map is being drawn
          <progress value={share} max={1} />
        </label>
      )}
    </div>
  );
}

function openPromise(): { readonly promise: Promise<void>; readonly resolve: () => void } {
  let settle = () => {};
  const promise = new Promise<void>((resolve) => {
    settle = resolve;
  });
  return { promise, resolve: () => settle() };
}

/** Reports missing sprites as errors in the world's data. The map still works. */
function logMissing(sprites: readonly string[]): void {
  for (const sprite of sprites) reportError(new Error(`The map cannot draw a sprite. ${sprite}`));
}
