import { useRef, useState } from 'react';
import { TransformComponent, TransformWrapper } from 'react-zoom-pan-pinch';
import { prefersReducedMotion } from '../../ui/prefers-reduced-motion.ts';
import { placesOnMap } from '../area-on-map.ts';
import type { PictureProps } from '../picture-props.ts';
import { PlaceLayer } from '../place-layer/place-layer.tsx';
import { isNear, isOnePicture, scaleOf, zoomOf } from '../zoom.ts';
import css from './flat-map.module.css';
import { FlatPicture } from './flat-picture.tsx';
import { FlatShapes } from './flat-shapes.tsx';
import { requiredWidth } from './picture-width.ts';
import { useFlatCamera } from './use-flat-camera.ts';

/** In development, the zoom library adds a stylesheet that overrides every layer of ours. In production, the CSP blocks it. */
const viewSize = { position: 'absolute', width: '100%', height: '100%' } as const;

/** A flat map picture that can be dragged and pinched. The zoom snaps to fixed steps. */
export function FlatMap(props: PictureProps) {
  const { map, root, setting, range, here, isReadOnly, selected, onSelect, onChoose, onZoom, camera } = props;
  const { jsonInfo: look } = setting;
  const layer = useRef<HTMLDivElement>(null);
  const [isNearBy, setNearBy] = useState(false);
  const widthAt = (scale: number): number => requiredWidth(root.width, root.width * scale * window.devicePixelRatio);
  const [pictureWidth, setPictureWidth] = useState(() => widthAt(scaleOf(range.min)));
  const places = placesOnMap(map.areas, { look, here });
  const onMoved = (scale: number): void => {
    layer.current?.style.setProperty('--scale', String(scale));
    const zoom = zoomOf(scale);
    setNearBy(isNear(zoom, root.minDestZoom));
    setPictureWidth((before) => Math.max(before, widthAt(scale)));
    onZoom(zoom);
  };
  const spot = places.find(({ hasMarker }) => hasMarker)?.marker;
  const { controls, view, bringIntoView, stop } = useFlatCamera({ root, setting, camera, range, spot, onMoved });
  return (
    <div ref={view} className={css.map}>
      <TransformWrapper
        minScale={scaleOf(range.min)}
        maxScale={scaleOf(range.max)}
        initialScale={scaleOf(range.min)}
        centerZoomedOut
        disablePadding
        wheel={{ disabled: true }}
        doubleClick={{ disabled: true }}
        panning={{ velocityDisabled: prefersReducedMotion() }}
        autoAlignment={{ sizeX: 0, sizeY: 0 }}
        ref={controls}
        onPanningStart={stop}
        onTransform={(_, { scale }) => onMoved(scale)}
      >
        <TransformComponent wrapperClass={css.wrapper ?? ''} wrapperStyle={viewSize} contentClass={css.content ?? ''}>
          <div className={css.sheet} style={{ width: root.width, height: root.height }}>
            <FlatPicture key={root.rootPrefix} root={root} targetWidth={pictureWidth} />
            {!isOnePicture(root) && (
              <FlatShapes places={places} size={root} here={here} selected={selected} isNearBy={isNearBy} />
            )}
            <PlaceLayer
              ref={layer}
              places={places}
              size={root}
              look={look}
              onFocus={({ label }) => bringIntoView(label)}
              {...{ here, isNearBy, isReadOnly, selected, onSelect, onChoose }}
              hasSheet={props.hasSheet}
            />
          </div>
        </TransformComponent>
      </TransformWrapper>
    </div>
  );
}
