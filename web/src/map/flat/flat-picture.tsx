import { useState } from 'react';
import type { MapRoot } from '../zoom.ts';
import css from './flat-map.module.css';

const plain = 1600;
/** So many pixels of the screen for one of the page make a screen dense. */
const dense = 1.2;

/** Widths there may be, finest first: half the map's own is as fine as its sheets. */
const widthsFor = (mapWidth: number): readonly number[] =>
  mapWidth / 2 > plain && window.devicePixelRatio > dense ? [mapWidth / 2, plain] : [plain];

/** The whole map in one picture: the finer one on dense screens, where there is one. Without any, the grounds alone are shown. */
export function FlatPicture({ root: { rootPrefix, width, height } }: { readonly root: MapRoot }) {
  const [widths] = useState(() => widthsFor(width));
  const [at, setAt] = useState(0);
  const file = widths[at];
  if (file === undefined) return null;
  return (
    <img
      className={css.picture}
      src={`/images/${__ART_VERSION__}/${rootPrefix}/flat-${file}.webp`}
      width={width}
      height={height}
      alt=""
      draggable={false}
      decoding="async"
      onError={() => setAt(at + 1)}
    />
  );
}
