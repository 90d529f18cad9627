import type { Form } from '../form.ts';

/** Letters as strokes on a grid four wide and six high, for what is painted, printed or chalked. */
const LETTERS: Readonly<Record<string, readonly string[]>> = {
  A: ['0,6! 2,0! 4,6!', '.8,4! 3.2,4!'],
  C: ['4,1 2.4,0 .4,1.6 .4,4.4 2.4,6 4,5'],
  D: ['0,0! 0,6! 2,6 4,4.4 4,1.6 2,0 0,0!'],
  E: ['4,0! 0,0! 0,6! 4,6!', '0,3! 3,3!'],
  G: ['4,1 2.4,0 .4,1.6 .4,4.4 2.4,6 4,5 4,3.4! 2.4,3.4!'],
  I: ['2,0! 2,6!'],
  N: ['0,6! 0,0! 4,6! 4,0!'],
  O: ['2,0 .2,1.4 .2,4.6 2,6 3.8,4.6 3.8,1.4 2,0'],
  R: ['0,6! 0,0! 2.4,0 4,1.5 2.4,3 0,3!', '2,3! 4,6!'],
  S: ['4,.8 2.2,0 .2,1.2 1,2.6 3,3.4 3.9,4.8 2,6 0,5.2'],
  T: ['0,0! 4,0!', '2,0! 2,6!'],
  U: ['0,0! 0,4.4 2,6 4,4.4 4,0!'],
  V: ['0,0! 2,6! 4,0!'],
  W: ['0,0! 1,6! 2,2! 3,6! 4,0!'],
};

/** Writes capitals from a point, this high, in strokes as thick as said. */
export function letters(
  form: Form,
  words: string,
  x: number,
  y: number,
  tall: number,
  thick: number,
  shade: number,
): void {
  const unit = tall / 6;
  for (const [at, letter] of [...words].entries())
    for (const stroke of LETTERS[letter] ?? [])
      form.at({ x: x + at * 5.6 * unit, y, size: unit }, () => form.strip(stroke, thick / unit, shade));
}
