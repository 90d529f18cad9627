const number = (value: number): string => String(Math.round(value * 100) / 100);

/** Ornaments that a page draws itself: sharp at any size, in one colour. */
export const GILT = '#c9a763';

/** A drawing as an SVG file. */
export function svgFile(width: number, height: number, body: string, attributes = ''): string {
  const size = `width="${number(width)}" height="${number(height)}" viewBox="0 0 ${number(width)} ${number(height)}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size}${attributes && ` ${attributes}`}>${body}</svg>\n`;
}

/** A path through points, closed. */
export function shape(points: readonly (readonly [number, number])[]): string {
  return `${points.map(([x, y], at) => `${at === 0 ? 'M' : 'L'}${number(x)} ${number(y)}`).join('')}Z`;
}

/** A lozenge about a middle, `reach` high above and below it. */
export const lozenge = (x: number, y: number, reach: number): string =>
  shape([
    [x, y - reach],
    [x + 0.7 * reach, y],
    [x, y + reach],
    [x - 0.7 * reach, y],
  ]);

/** A line that runs out to a point. */
export const taper = (from: number, to: number, y: number, thick: number): string =>
  shape([
    [from, y - thick / 2],
    [to, y],
    [from, y + thick / 2],
  ]);

export const dot = (x: number, y: number, radius: number): string => {
  const [r, d] = [number(radius), number(2 * radius)];
  return `M${number(x - radius)} ${number(y)}a${r} ${r} 0 1 0 ${d} 0a${r} ${r} 0 1 0 -${d} 0z`;
};

/** The shape of a tendril: its start and direction, and its curl and thickness at both ends. */
export type Tendril = {
  readonly x: number;
  readonly y: number;
  readonly towards: number;
  readonly length: number;
  readonly curl: readonly [number, number];
  readonly thick: readonly [number, number];
};

/** A tendril as one closed path, and the point it ends in. */
export function tendril(
  { x, y, towards, length, curl, thick }: Tendril,
  steps = 28,
): { readonly path: string; readonly end: readonly [number, number] } {
  const left: [number, number][] = [];
  const right: [number, number][] = [];
  let [atX, atY, angle] = [x, y, towards];
  for (let step = 0; step <= steps; step += 1) {
    const share = step / steps;
    const half = (thick[0] + (thick[1] - thick[0]) * share) / 2;
    left.push([atX + Math.sin(angle) * half, atY - Math.cos(angle) * half]);
    right.push([atX - Math.sin(angle) * half, atY + Math.cos(angle) * half]);
    angle += ((curl[0] + (curl[1] - curl[0]) * share * share) * length) / steps;
    atX += (Math.cos(angle) * length) / steps;
    atY += (Math.sin(angle) * length) / steps;
  }
  return { path: shape([...left, ...right.reverse()]), end: [atX, atY] };
}
