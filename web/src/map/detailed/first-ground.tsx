import type { Ref } from 'react';
import { artFolder } from '../../api/art.ts';
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
  readonly onLoaded: () => void;
};

/** A small picture of the map, shown while the sprite sheets load. The sheets are ten times as large. */
export function FirstGround({ ref, root, places, here, onLoaded }: FirstGroundProps) {
  const { rootPrefix, width, height } = root;
  const [smallest = width] = pictureWidths(width);
  return (
    <div ref={ref} className={css.ground} style={{ width, height }}>
      <img
        src={`${artFolder(rootPrefix)}/flat-${smallest}.webp`}
        width={width}
        height={height}
        alt=""
        draggable={false}
        onLoad={onLoaded}
        onError={onLoaded}
      />
      <FlatShapes places={places} size={root} here={here} selected={undefined} isNearBy={false} />
    </div>
  );
}
