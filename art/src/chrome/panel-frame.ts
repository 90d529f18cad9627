import { shape, svgFile } from './ornaments.ts';

const side = 48;
const colour = '#a5854a';

/**
 * A frame to be stretched round a panel (`border-image: … 14`): two rules, concave corners, and a lozenge in each.
 */
export function panelFrame(): string {
  const corners = [3.5, side - 3.5].flatMap((y) => [3.5, side - 3.5].map((x) => lozenge(x, y, 2)));
  return svgFile(
    side,
    side,
    `<path d="${rounded(3.5, 8.5)}" stroke-width="1.4"/><path d="${rounded(7.5, 6)}" stroke-width=".7" opacity=".8"/>` +
      `<path d="${corners.join('')}" fill="${colour}" stroke="none"/>`,
    `fill="none" stroke="${colour}"`,
  );
}

const lozenge = (x: number, y: number, reach: number): string =>
  shape([
    [x, y - reach],
    [x + reach, y],
    [x, y + reach],
    [x - reach, y],
  ]);

/** A rectangle whose corners are cut out by circles about the corners of the frame. */
function rounded(inset: number, cut: number): string {
  const [near, far] = [inset, side - inset];
  const [from, to] = [near + cut, far - cut];
  const arc = (x: number, y: number) => `A${cut} ${cut} 0 0 0 ${x} ${y}`;
  return `M${from} ${near}H${to}${arc(far, from)}V${to}${arc(to, far)}H${from}${arc(near, to)}V${from}${arc(from, near)}Z`;
}
