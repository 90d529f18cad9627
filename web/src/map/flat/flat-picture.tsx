import { useState } from 'react';
import type { MapRoot } from '../zoom.ts';
import css from './flat-map.module.css';

/** Widths there may be, finest first. */
const widths = [2610, 1600] as const;
const plain = widths.length - 1;

/** The whole map in one picture: the finer one on dense screens, where there is one. Without any, the grounds alone are shown. */
export function FlatPicture({ root: { rootPrefix, width, height } }: { readonly root: MapRoot }) {
  const [at, setAt] = useState(() => (window.devicePixelRatio > 1.2 ? 0 : plain));
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
