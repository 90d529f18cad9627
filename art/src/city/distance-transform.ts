const FAR = 1e12;

/**
 * The distance of each pixel to the nearest one for which `from` holds, in pixels: exact, by columns and then by rows.
 */
export function distanceTransform(width: number, height: number, from: (index: number) => boolean): Float32Array {
  const squares = new Float32Array(width * height);
  for (let index = 0; index < squares.length; index += 1) squares[index] = from(index) ? 0 : FAR;
  const room = new Lower(Math.max(width, height));
  for (let x = 0; x < width; x += 1) room.transform(squares, x, width, height);
  for (let y = 0; y < height; y += 1) room.transform(squares, y * width, 1, width);
  for (let index = 0; index < squares.length; index += 1) squares[index] = Math.sqrt(squares[index] ?? 0);
  return squares;
}

/** The lower envelope of the parabolas over one line (Felzenszwalb and Huttenlocher). */
class Lower {
  readonly #line: Float64Array;
  readonly #feet: Int32Array;
  readonly #starts: Float64Array;

  constructor(length: number) {
    this.#line = new Float64Array(length);
    this.#feet = new Int32Array(length);
    this.#starts = new Float64Array(length + 1);
  }

  transform(values: Float32Array, start: number, step: number, length: number): void {
    const line = this.#line;
    const feet = this.#feet;
    const starts = this.#starts;
    for (let at = 0; at < length; at += 1) line[at] = values[start + at * step] ?? 0;
    let last = 0;
    feet[0] = 0;
    starts[0] = -FAR;
    starts[1] = FAR;
    for (let at = 1; at < length; at += 1) {
      let meet = this.#meeting(at, feet[last] ?? 0);
      while (last > 0 && meet <= (starts[last] ?? 0)) {
        last -= 1;
        meet = this.#meeting(at, feet[last] ?? 0);
      }
      last += 1;
      feet[last] = at;
      starts[last] = meet;
      starts[last + 1] = FAR;
    }
    last = 0;
    for (let at = 0; at < length; at += 1) {
      while ((starts[last + 1] ?? FAR) < at) last += 1;
      const foot = feet[last] ?? 0;
      values[start + at * step] = Math.min(FAR, (at - foot) ** 2 + (line[foot] ?? 0));
    }
  }

  #meeting(one: number, other: number): number {
    const rise = (this.#line[one] ?? 0) + one * one - (this.#line[other] ?? 0) - other * other;
    return rise / (2 * (one - other));
  }
}
