import type { Field } from './field.ts';

const PASSES = 3;

/** Three box blurs in each direction: close to a Gaussian of the given radius, in time that does not depend on it. */
export function blur(field: Field, radius: number): Field {
  const { width, height } = field;
  const reach = Math.max(1, Math.round(radius));
  let values = field.values;
  for (let pass = 0; pass < PASSES; pass += 1) {
    values = boxBlur(values, height, width, width, 1, reach);
    values = boxBlur(values, width, height, 1, width, reach);
  }
  return { width, height, values };
}

function boxBlur(
  from: Float32Array,
  lines: number,
  length: number,
  lineStep: number,
  step: number,
  reach: number,
): Float32Array {
  const to = new Float32Array(from.length);
  const span = 2 * reach + 1;
  for (let line = 0; line < lines; line += 1) {
    const start = line * lineStep;
    const read = (position: number): number => from[start + Math.min(length - 1, Math.max(0, position)) * step] ?? 0;
    let sum = 0;
    for (let offset = -reach; offset <= reach; offset += 1) sum += read(offset);
    for (let position = 0; position < length; position += 1) {
      to[start + position * step] = sum / span;
      sum += read(position + reach + 1) - read(position - reach);
    }
  }
  return to;
}
