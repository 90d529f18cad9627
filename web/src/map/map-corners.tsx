import type { AreaOnMap, MapReply, Setting } from '@underhall/contract';
import type { RefObject } from 'react';
import css from './drawn-map.module.css';
import { LodgingsStrip, lodgingsIn } from './lodgings-strip.tsx';
import { useMapState } from './map-state.ts';
import type { Camera } from './picture-props.ts';
import type { ZoomRange } from './zoom.ts';
import { ZoomButtons } from './zoom-buttons.tsx';
import { ZoomOverlay } from './zoom-overlay.tsx';

type MapCornersProps = {
  readonly map: MapReply;
  readonly setting: Setting;
  readonly onGo: (area: AreaOnMap) => void;
  readonly onGate: (area: AreaOnMap) => void;
  readonly zoom: number;
  readonly range: ZoomRange;
  readonly isReadOnly: boolean;
  readonly camera: RefObject<Camera | null>;
};

export function MapCorners({ map, setting, zoom, range, isReadOnly, camera, onGo, onGate }: MapCornersProps) {
  const { isShown } = useMapState();
  const lodgings = lodgingsIn(map);
  return (
    <>
      <div className={css.corner} data-at="left" data-over-map="">
        {lodgings && <LodgingsStrip area={lodgings} here={map.currentArea?.id} {...{ isReadOnly, onGo, onGate }} />}
      </div>
      <div className={css.corner} data-at="right" data-over-map="">
        <ZoomOverlay zoom={zoom} isMapShown={isShown} />
        {!setting.jsonInfo.hideZoomControl && (
          <ZoomButtons zoom={zoom} range={range} onStep={(direction) => camera.current?.zoomBy(direction, 'button')} />
        )}
      </div>
    </>
  );
}
