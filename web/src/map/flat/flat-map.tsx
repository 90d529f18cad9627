import { useEffect, useEffectEvent, useImperativeHandle, useRef, useState } from 'react';
import { type ReactZoomPanPinchRef, TransformComponent, TransformWrapper } from 'react-zoom-pan-pinch';
import { isStill } from '../../ui/is-still.ts';
import { placesOnMap } from '../area-on-map.ts';
import { bringIn, type Frame, firstLook, keepIn, type Look, originOf, panBy, zoomAt } from '../camera/look.ts';
import { isFirstLookTold } from '../first-look.ts';
import type { PictureProps } from '../picture-props.ts';
import { PlacesOver } from '../places-over/places-over.tsx';
import { isNear, isSameZoom, scaleOf, snapZoom, stepZoom, zoomOf, zoomRangeOf } from '../zoom.ts';
import css from './flat-map.module.css';
import { FlatPicture } from './flat-picture.tsx';
import { FlatShapes } from './flat-shapes.tsx';
import { hearPointer } from './hear-pointer.ts';
import { wantedWidth } from './picture-width.ts';

const glideMs = 260;
/** So far inside the view a place is brought, in pixels of the screen. */
const margin = { width: 130, height: 170 };

/** The map as one flat picture that is dragged, pinched and wheeled about. Its zoom goes by steps, and rests on them. */
export function FlatMap(props: PictureProps) {
  const { map, root, setting, here, isReadOnly, selected, onSelect, onChoose, onZoom, camera } = props;
  const { jsonInfo: look } = setting;
  const range = zoomRangeOf('flat', root.rootPrefix, look);
  const controls = useRef<ReactZoomPanPinchRef>(null);
  const view = useRef<HTMLDivElement>(null);
  const layer = useRef<HTMLDivElement>(null);
  const goal = useRef<Look>(undefined);
  const [isNearBy, setNearBy] = useState(false);
  const widthAt = (scale: number): number => wantedWidth(root.width, root.width * scale * window.devicePixelRatio);
  const [wanted, setWanted] = useState(() => widthAt(scaleOf(range.least)));
  const places = placesOnMap(map.areas, { look, here });

  const frame = (): Frame => {
    const { clientWidth: width = 0, clientHeight: height = 0 } = controls.current?.instance.wrapperComponent ?? {};
    return { map: root, view: { width, height }, range };
  };
  const lookNow = (): Look => {
    const { scale, positionX, positionY } = controls.current?.state ?? { scale: 1, positionX: 0, positionY: 0 };
    const { view } = frame();
    return {
      x: (view.width / 2 - positionX) / scale,
      y: (view.height / 2 - positionY) / scale,
      zoom: zoomOf(scale),
    };
  };
  /** Where a glide is on the way to, so that steps in quick succession add up. */
  const lookAhead = (): Look => goal.current ?? lookNow();
  const go = (wanted: Look, ms = isStill() ? 0 : glideMs): void => {
    const { view } = frame();
    const kept = keepIn(wanted, frame());
    const { x, y } = originOf(kept, view);
    goal.current = kept;
    const over = controls.current?.setTransform(x, y, scaleOf(kept.zoom), ms);
    void over?.then(() => {
      if (goal.current !== kept) return;
      goal.current = undefined;
      // The library lets a glide go when the view gets another size in the middle of it; no hand has stopped it.
      if (!isSameZoom(lookNow().zoom, kept.zoom)) go(kept);
    });
  };
  const zoomAbout = useEffectEvent((zoom: number, clientX: number, clientY: number): void => {
    const box = controls.current?.instance.wrapperComponent?.getBoundingClientRect();
    if (box) go(zoomAt(lookAhead(), zoom, { x: clientX - box.left, y: clientY - box.top }, frame()));
  });
  useImperativeHandle(camera, () => ({
    goTo: (point, zoom) => go({ ...point, zoom }),
    zoomBy: (direction, by) => {
      const ahead = lookAhead();
      go({ ...ahead, zoom: stepZoom(ahead.zoom, direction, by, { kind: 'flat', range }) });
    },
    panBy: (right, down) => go(panBy(lookAhead(), { x: -right, y: -down }, frame())),
    bringIntoView: (point) => go(bringIn(lookAhead(), point, margin, frame())),
  }));
  const onMoved = (scale: number): void => {
    layer.current?.style.setProperty('--scale', String(scale));
    const zoom = zoomOf(scale);
    setNearBy(isNear(zoom, root.minDestZoom));
    setWanted((before) => Math.max(before, widthAt(scale)));
    onZoom(zoom);
  };
  const begin = useEffectEvent((): void => {
    go(firstLook(frame(), look), 0);
    const spot = places.find(({ hasMarker }) => hasMarker);
    if (spot && !isFirstLookTold(look)) go(bringIn(lookAhead(), spot.marker, margin, frame()), 0);
    onMoved(scaleOf(lookAhead().zoom));
  });
  const snap = useEffectEvent((clientX: number, clientY: number): void => {
    goal.current = undefined;
    const { zoom } = lookNow();
    const rest = snapZoom(zoom, range);
    if (!isSameZoom(zoom, rest)) zoomAbout(rest, clientX, clientY);
  });
  const stepAbout = useEffectEvent(
    (by: { readonly notch: 1 | -1 } | { readonly zoom: number }, x: number, y: number) => {
      const { zoom } = lookAhead();
      zoomAbout('notch' in by ? stepZoom(zoom, by.notch, 'key', { kind: 'flat', range }) : zoom + by.zoom, x, y);
    },
  );
  useEffect(() => {
    if (!view.current) return;
    // Before it has a size there is nothing to look at; afterwards the library keeps within the edges.
    const sized = new ResizeObserver(([entry]) => {
      if (!entry || entry.contentRect.width === 0) return;
      sized.disconnect();
      begin();
    });
    sized.observe(view.current);
    return () => sized.disconnect();
  }, []);
  useEffect(() => {
    if (!view.current) return;
    return hearPointer(view.current, {
      onNotch: (notch, x, y) => stepAbout({ notch }, x, y),
      onStretch: (zoom, x, y) => stepAbout({ zoom }, x, y),
      onPinched: (x, y) => snap(x, y),
    });
  }, []);
  return (
    <div ref={view} className={css.map}>
      <TransformWrapper
        minScale={scaleOf(range.least)}
        maxScale={scaleOf(range.greatest)}
        initialScale={scaleOf(range.least)}
        centerZoomedOut
        disablePadding
        wheel={{ disabled: true }}
        doubleClick={{ disabled: true }}
        panning={{ velocityDisabled: isStill() }}
        autoAlignment={{ sizeX: 0, sizeY: 0 }}
        ref={controls}
        onPanningStart={() => {
          goal.current = undefined;
        }}
        onTransform={(_, { scale }) => onMoved(scale)}
      >
        <TransformComponent wrapperClass={css.wrapper ?? ''} contentClass={css.content ?? ''}>
          <div className={css.sheet} style={{ width: root.width, height: root.height }}>
            <FlatPicture key={root.rootPrefix} root={root} wanted={wanted} />
            <FlatShapes places={places} size={root} here={here} selected={selected} isNearBy={isNearBy} />
            <PlacesOver
              ref={layer}
              places={places}
              size={root}
              look={look}
              onFocus={({ label }) => go(bringIn(lookAhead(), label, margin, frame()))}
              {...{ here, isNearBy, isReadOnly, selected, onSelect, onChoose }}
            />
          </div>
        </TransformComponent>
      </TransformWrapper>
    </div>
  );
}
