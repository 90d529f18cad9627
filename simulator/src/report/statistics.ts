/** The quantile at a share from 0 to 1, interpolated between values. Undefined without values. */
export function quantile(values: readonly number[], share: number): number | undefined {
  const sorted = [...values].sort((a, b) => a - b);
  const place = (sorted.length - 1) * share;
  const [below, above] = [sorted[Math.floor(place)], sorted[Math.ceil(place)]];
  if (below === undefined || above === undefined) return undefined;
  return below + (above - below) * (place - Math.floor(place));
}

/** Quantile of a distribution in which the number n occurs `counts[n]` times. Undefined if all counts are 0. */
export function quantileOfCounts(counts: readonly number[], share: number): number | undefined {
  const all = counts.reduce((sum, count) => sum + count, 0);
  if (all === 0) return undefined;
  let total = 0;
  const found = counts.findIndex((count) => {
    total += count;
    return total >= all * share;
  });
  return found < 0 ? counts.length - 1 : found;
}

/** The probability that chi-square is at least `sum` by chance alone. */
export function chiSquareTail(sum: number, freedom: number): number {
  if (freedom <= 0 || sum <= 0) return 1;
  return upperGamma(freedom / 2, sum / 2);
}

/** The two-sided probability of a deviation of at least this many standard deviations by chance alone. */
export const normalTail = (deviations: number): number => upperGamma(0.5, (deviations * deviations) / 2);

/** The regularised upper incomplete gamma function: a series for small `x`, a continued fraction for large `x`. */
function upperGamma(a: number, x: number): number {
  if (x <= 0) return 1;
  const scale = Math.exp(-x + a * Math.log(x) - logGamma(a));
  return x < a + 1 ? 1 - scale * series(a, x) : scale * fraction(a, x);
}

const rounds = 500;
const enough = 1e-12;

function series(a: number, x: number): number {
  let [term, sum] = [1 / a, 1 / a];
  for (let round = 1; round < rounds && Math.abs(term) > enough * sum; round++) {
    term *= x / (a + round);
    sum += term;
  }
  return sum;
}

function fraction(a: number, x: number): number {
  let b = x + 1 - a;
  let c = 1e300;
  let d = 1 / b;
  let value = d;
  for (let round = 1; round < rounds; round++) {
    const by = -round * (round - a);
    b += 2;
    d = 1 / (by * d + b);
    c = b + by / c;
    value *= d * c;
    if (Math.abs(d * c - 1) < enough) break;
  }
  return value;
}

const lanczos = [676.5203681218851, -1259.1392167224028, 771.3234287776531, -176.6150291621406, 12.507343278686905];
const lanczosTail = [-0.13857109526572012, 9.984369578019572e-6, 1.5056327351493116e-7];

function logGamma(z: number): number {
  if (z < 0.5) return Math.log(Math.PI / Math.sin(Math.PI * z)) - logGamma(1 - z);
  const sum = [...lanczos, ...lanczosTail].reduce(
    (sofar, each, place) => sofar + each / (z + place),
    0.9999999999998099,
  );
  const t = z + 6.5;
  return 0.5 * Math.log(2 * Math.PI) + (z - 0.5) * Math.log(t) - t + Math.log(sum);
}
