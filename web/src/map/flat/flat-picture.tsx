import { useState } from 'react';
import { artFolder, artUrl } from '../../api/art.ts';
import type { MapRoot } from '../zoom.ts';
import css from './flat-map.module.css';
import { pictureWidths } from './picture-width.ts';

type FlatPictureProps = {
  readonly root: MapRoot;
  readonly targetWidth: number;
};

/**
 * The whole map as one picture. After zooming in, a sharper picture is drawn on top. If no picture loads, only the
 * shapes are visible.
 */
export function FlatPicture({ root: { rootPrefix, spriteSheetCount, width, height }, targetWidth }: FlatPictureProps) {
  const [first] = useState(targetWidth);
  const [missing, setMissing] = useState<readonly number[]>([]);
  const available = pictureWidths(width).filter((each) => !missing.includes(each));
  const shown = available.filter((each) =>
    [first, targetWidth].some((limit) => each === widestWithin(available, limit)),
  );
  return shown.map((file) => (
    <img
      key={file}
      className={css.picture}
      src={spriteSheetCount === 0 ? artUrl('maps', rootPrefix, file) : `${artFolder(rootPrefix)}/flat-${file}.webp`}
      width={width}
      height={height}
      alt=""
      draggable={false}
      decoding="async"
      onError={() => setMissing([...missing, file])}
    />
  ));
}

const widestWithin = (widths: readonly number[], maxWidth: number): number | undefined =>
  widths.findLast((width) => width <= maxWidth) ?? widths[0];
