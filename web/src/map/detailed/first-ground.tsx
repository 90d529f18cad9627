import type { Ref } from 'react';
import type { PlaceOnMap } from '../area-on-map.ts';
import { FlatShapes } from '../flat/flat-shapes.tsx';
import { pictureWidths } from '../flat/picture-width.ts';
import type { MapRoot } from '../zoom.ts';
import css from './detailed-map.module.css';

type FirstGroundProps = {
  readonly ref: Ref<HTMLDivElement>;
  readonly root: MapRoot;
  readonly places: readonly PlaceOnMap[];
  readonly here: number | undefined;
  /** Told when it is there, or is not to be had. */
  readonly onThere: () => void;
};

/** The map as one small picture, to be looked at while its sheets, which weigh ten times as much, are on their way. */
export function FirstGround({ ref, root, places, here, onThere }: FirstGroundProps) {
  const { rootPrefix, width, height } = root;
  const [least = width] = pictureWidths(width);
  return (
    <div ref={ref} className={css.ground} style={{ width, height }}>
      <img
        src={`/images/${__ART_VERSION__}/${rootPrefix}/flat-${least}.webp`}
        width={width}
        height={height}
        alt=""
        draggable={false}
        onLoad={onThere}
        onError={onThere}
      />
      <FlatShapes places={places} size={root} here={here} selected={undefined} isNearBy={false} />
    </div>
  );
}
