import { wordsOf } from '../ui/game-html.ts';
import type { PlaceOnList } from './places-of.ts';

export type Found = { readonly places: readonly PlaceOnList[]; readonly count: number };

/** The places whose name or line has what is looked for, in whatever they lie in. Accents and capitals do not matter. */
export function findPlaces(places: readonly PlaceOnList[], wanted: string): Found {
  const sought = plain(wanted.trim());
  const pick = ({ area, inside }: PlaceOnList): readonly PlaceOnList[] => {
    const isIt = plain(`${wordsOf(area.name)} ${wordsOf(area.line)}`).includes(sought);
    if (isIt) count += 1;
    const rest = inside.flatMap(pick);
    return isIt || rest.length > 0 ? [{ area, inside: rest }] : [];
  };
  let count = 0;
  const found = places.flatMap(pick);
  return { places: found, count };
}

const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
