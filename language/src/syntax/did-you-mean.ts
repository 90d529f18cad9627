/**
 * Suggests the nearest known word, or else the shortest that contains the written word. Returns an empty string if
 * there is none. The edit distance is at most 2, or a quarter of the length of a long word.
 */
export function didYouMean(written: string, known: Iterable<string>): string {
  const words = [...known];
  const suggestion = nearest(written.toLowerCase(), words) ?? containing(written.toLowerCase(), words);
  return suggestion === undefined ? '' : ` Did you mean "${suggestion}"?`;
}

function nearest(wanted: string, known: readonly string[]): string | undefined {
  const most = Math.max(Math.min(2, wanted.length / 2), Math.min(6, Math.floor(wanted.length / 4)));
  let found: { readonly word: string; readonly away: number } | undefined;
  for (const word of known) {
    if (Math.abs(word.length - wanted.length) > most) continue;
    const away = editDistance(wanted, word.toLowerCase());
    if (away <= most && away < (found?.away ?? Number.POSITIVE_INFINITY)) found = { word, away };
  }
  return found?.word;
}

/** Only for words of at least three characters. */
function containing(wanted: string, known: readonly string[]): string | undefined {
  if (wanted.length < 3) return undefined;
  const inWords = ` ${wanted} `;
  return known
    .filter((word) => ` ${word.toLowerCase()} `.includes(inWords))
    .sort((a, b) => a.length - b.length)
    .at(0);
}

/** Damerau-Levenshtein distance. */
function editDistance(a: string, b: string): number {
  let before: number[] = [];
  let row = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const changed = at(row, j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1);
      const swapped =
        i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1] ? at(before, j - 2) + 1 : changed;
      next[j] = Math.min(at(row, j) + 1, at(next, j - 1) + 1, changed, swapped);
    }
    before = row;
    row = next;
  }
  return at(row, b.length);
}

const at = (row: readonly number[], i: number): number => row[i] ?? 0;
