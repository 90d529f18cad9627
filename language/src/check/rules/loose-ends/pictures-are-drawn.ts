import type { PictureKind } from '../../../meaning/form.ts';
import { didYouMean } from '../../../syntax/did-you-mean.ts';
import type { Check } from '../../rule.ts';

/** A picture that is named is there to be seen. Where nobody has told which pictures there are, none is asked for. */
export const picturesAreDrawn: Check = ({ pictures, drawn }) =>
  pictures.flatMap(({ kind, name, at }) => {
    const known = drawn?.get(kind);
    if (!known || known.has(name)) return [];
    return [{ at, message: `no ${CALLED[kind]} is called "${name}".${didYouMean(name, known) || ELSEWHERE}` }];
  });

const CALLED: Readonly<Record<PictureKind, string>> = {
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

const ELSEWHERE = ' How a new one is drawn: docs/authors/pictures.md';
