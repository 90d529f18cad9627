import { useState } from 'react';
import { artFolder, artUrl } from '../../api/art.ts';
import { isOnePicture, type MapRoot } from '../zoom.ts';
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
export function FlatPicture({ root, targetWidth }: FlatPictureProps) {
  const { rootPrefix, width, height } = root;
  const [first] = useState(targetWidth);
  // By address, because a picture that is saved again has another one.
  const [missing, setMissing] = useState<readonly string[]>([]);
  const addressOf = (file: number): string =>
    isOnePicture(root) ? artUrl('maps', rootPrefix, file) : `${artFolder(rootPrefix)}/flat-${file}.webp`;
  const available = pictureWidths(width).filter((each) => !missing.includes(addressOf(each)));
  const shown = available.filter((each) =>
    [first, targetWidth].some((limit) => each === widestWithin(available, limit)),
  );
  return shown.map((file) => (
    <img
      key={file}
      className={css.picture}
      src={addressOf(file)}
      width={width}
      height={height}
      alt=""
      draggable={false}
      decoding="async"
      onError={() => setMissing((before) => [...before, addressOf(file)])}
    />
  ));
}

const widestWithin = (widths: readonly number[], maxWidth: number): number | undefined =>
  widths.findLast((width) => width <= maxWidth) ?? widths[0];
