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
 * Warns of missing pictures of the page itself, and of names that are nearly those of own pictures. Other names without
 * a picture are no problem: the page shows a neutral mark, and the picture may be made later.
 */
export function findMisspeltPictures(mentions: readonly PictureMention[], own: readonly Named[]): readonly Problem[] {
  const known = withOwn(new Map<PictureKind, ReadonlySet<string>>(), own);
  return mentions.flatMap(({ kind, name, at }) => {
    const names = known.get(kind) ?? new Set();
    if (names.has(name)) return [];
    const missing = `there is no picture "${name}" in pictures/${kind}`;
    const suggestion = didYouMean(name, names) || (kind === 'ui' ? adviceOnPage(name, own) : '');
    if (suggestion === '') return [];
    return [{ at, severity: 'warning', rule: 'pictures-are-drawn', message: `${missing}.${suggestion}` }];
  });
}

/** What to do about a missing picture of the page. */
function adviceOnPage(name: string, own: readonly Named[]): string {
  const other = own.find((each) => each.name === name);
  return other ? ` Copy it there from pictures/${other.kind}` : ' The page is plain here until you draw it';
}
