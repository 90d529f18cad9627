import type { WorldWords } from '@underhall/contract';
import type { PackDeps } from '../world/world-cache.ts';
import type { PictureCatalogue } from './picture-catalogue.ts';

type PageDeps = PackDeps & { readonly pictures: Pick<PictureCatalogue, 'forPage'> };

const known = new WeakMap<object, { readonly pictures: object; readonly words: WorldWords }>();

/** The words and pictures of the world, as the page has them. The same object until one of both changes. */
export function pageWords({ world, pictures: { forPage: pictures } }: PageDeps): WorldWords {
  const { words } = world.pack;
  const last = known.get(words);
  if (last?.pictures === pictures) return last.words;
  const filled = withoutMissing({ ...words, pictures });
  known.set(words, { pictures, words: filled });
  return filled;
}

/** Only the default world has pictures of the page itself. */
function withoutMissing(words: WorldWords): WorldWords {
  const { card: _card, icon: _icon, ...landing } = words.landing;
  const { typefaces, hasFlames, isFaceless = false } = words.looks;
  return words.pictures?.own && !words.pictures.sets.icons
    ? { ...words, landing, looks: { typefaces, hasFlames, isFaceless } }
    : words;
}
