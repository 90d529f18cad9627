/** ` Did you mean "X"?` for the nearest known word at most two letters away, else nothing. */
export function didYouMean(written: string, known: Iterable<string>): string {
  const wanted = written.toLowerCase();
  let nearest: { readonly word: string; readonly away: number } | undefined;
  for (const word of known) {
    if (Math.abs(word.length - written.length) > 2) continue;
    const away = lettersApart(wanted, word.toLowerCase());
    if (away <= Math.min(2, written.length / 2) && away < (nearest?.away ?? 3)) nearest = { word, away };
  }
  return nearest ? ` Did you mean "${nearest.word}"?` : '';
}

/** How many letters must be put in, taken out or changed; two that changed places count as one. */
function lettersApart(a: string, b: string): number {
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
