import type { PictureKind, PictureMention } from '../meaning/form.ts';
import type { DrawnPictures } from '../meaning/read-world.ts';
import type { Problem } from '../syntax/block.ts';
import { didYouMean } from '../syntax/did-you-mean.ts';
import { alsoCutAs, type OwnPictureKind } from './picture-kinds.ts';

type Named = { readonly kind: OwnPictureKind; readonly name: string };

/** Adds a world's own pictures to others, by kind. */
export function withOwn(others: DrawnPictures, own: readonly Named[]): DrawnPictures {
  const all = new Map<string, ReadonlySet<string>>(others);
  for (const { kind, name } of own)
    for (const folder of [kind, ...(alsoCutAs[kind] ?? []).map((size) => size.folder)])
      all.set(folder, new Set([...(all.get(folder) ?? []), name]));
  return all as DrawnPictures;
}

/**
 * Warns of pictures of the page itself, which only the default world has, and of names that are nearly those of own pictures. Other names without a picture are no problem: the page shows a
 * neutral mark, and the picture may be made later.
 */
export function findMisspeltPictures(mentions: readonly PictureMention[], own: readonly Named[]): readonly Problem[] {
  const known = withOwn(new Map<PictureKind, ReadonlySet<string>>(), own);
  return mentions.flatMap(({ kind, name, at }) => {
    const rest = { at, severity: 'warning' as const, rule: 'pictures-are-drawn' };
    if (kind === 'ui')
      return [
        { ...rest, message: `"${name}" is a picture of the default world; delete the fact, and the page is plain` },
      ];
    const names = known.get(kind);
    if (!names || names.has(name)) return [];
    const suggestion = didYouMean(name, names);
    if (suggestion === '') return [];
    return [{ ...rest, message: `there is no picture "${name}" in pictures/${kind}.${suggestion}` }];
  });
}
