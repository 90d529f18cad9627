import { useState } from 'react';
import type { MapRoot } from '../zoom.ts';
import css from './flat-map.module.css';
import { pictureWidths } from './picture-width.ts';

type FlatPictureProps = {
  readonly root: MapRoot;
  /** The width of the picture to load, one of the widths there are. */
  readonly wanted: number;
};

/** The whole map in one picture. A finer one comes over what is there already; where there is none, the grounds alone are shown. */
export function FlatPicture({ root: { rootPrefix, width, height }, wanted }: FlatPictureProps) {
  const [first] = useState(wanted);
  const [missing, setMissing] = useState<readonly number[]>([]);
  const there = pictureWidths(width).filter((each) => !missing.includes(each));
  const shown = there.filter((each) => [first, wanted].some((most) => each === widestWithin(there, most)));
  return shown.map((file) => (
    <img
      key={file}
      className={css.picture}
      src={`/images/${__ART_VERSION__}/${rootPrefix}/flat-${file}.webp`}
      width={width}
      height={height}
      alt=""
      draggable={false}
      decoding="async"
      onError={() => setMissing([...missing, file])}
    />
  ));
}

const widestWithin = (widths: readonly number[], most: number): number | undefined =>
  widths.findLast((width) => width <= most) ?? widths[0];
