import { createHash } from 'node:crypto';
import type { WorldWords } from '@underhall/contract';
import { plainNames } from '@underhall/engine';
import type { PackDeps } from '../world/world-cache.ts';
import type { PictureCatalogue } from './picture-catalogue.ts';

export type PageDeps = PackDeps & { readonly pictures: Pick<PictureCatalogue, 'forPage'> };

const versionOf = (world: string, pictures: object): string =>
  createHash('sha256').update(world).update(JSON.stringify(pictures)).digest('hex').slice(0, 12);

const known = new WeakMap<object, { readonly pictures: object; readonly words: WorldWords }>();

/** The words and pictures of the world, as the page has them. The same object until one of both changes. */
export function pageWords({ world, pictures: { forPage: pictures } }: PageDeps): WorldWords {
  const { words } = world.pack;
  const last = known.get(words);
  if (last?.pictures === pictures) return last.words;
  const filled = { ...withoutMissing({ ...words, pictures }), version: versionOf(world.pack.version, pictures) };
  known.set(words, { pictures, words: filled });
  return filled;
}

/** Leaves out what the page would draw with a picture that the world does not have. */
function withoutMissing(words: WorldWords): WorldWords {
  const { sets = {}, own = {} } = words.pictures ?? {};
  const isThere = (name: string | undefined): boolean =>
    name !== undefined && (sets.ui !== undefined || own.ui?.[name] !== undefined);
  const { card, icon, ...landing } = words.landing;
  const { frame, seal, cardBacks, pageTexture, panelTexture, ...looks } = words.looks;
  const texturesOf = (textures: NonNullable<typeof pageTexture>) =>
    Object.fromEntries(Object.entries(textures).filter(([, name]) => isThere(name)));
  const { actionPicture } = words;
  const hasActionPicture = 'icon' in actionPicture || Object.values(actionPicture).every(isThere);
  return {
    ...words,
    landing: { ...landing, ...(isThere(card?.name) && { card }), ...(isThere(icon) && { icon }) },
    looks: {
      ...looks,
      ...(isThere(frame) && { frame }),
      ...(isThere(seal) && { seal }),
      ...(cardBacks && Object.values(cardBacks).every(isThere) && { cardBacks }),
      ...(pageTexture && { pageTexture: texturesOf(pageTexture) }),
      ...(panelTexture && { panelTexture: texturesOf(panelTexture) }),
    },
    actionPicture: hasActionPicture ? actionPicture : plainNames('').actionPicture,
  };
}
