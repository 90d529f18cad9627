import type { PictureKind } from '../../../meaning/form.ts';
import { didYouMean } from '../../../syntax/did-you-mean.ts';
import type { Check } from '../../rule.ts';

/** Kinds without a list of pictures are not checked. */
export const picturesAreDrawn: Check = ({ pictures, drawn }) =>
  pictures.flatMap(({ kind, name, at }) => {
    const known = drawn?.get(kind);
    if (!known || known.has(name)) return [];
    return [{ at, message: `no ${NAMES[kind]} is called "${name}".${didYouMean(name, known) || MORE}` }];
  });

const NAMES: Readonly<Record<PictureKind, string>> = {
  icons: 'icon',
  headers: 'banner',
  lodgings: 'picture of a lodging',
  cameos: 'cameo',
  scenes: 'scene',
  heroes: 'picture of the landing',
  currencies: 'picture of a currency',
  ui: 'picture of the frame',
  frames: 'frame',
};

const MORE = ' How to add one: docs/authors/pictures.md';
