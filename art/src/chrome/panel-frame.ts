import { GILT, lozenge, svgFile } from './ornaments.ts';

const SIDE = 96;

/**
 * A frame to be stretched round a panel (`border-image: … 30`): two rules, concave corners, and a lozenge in each.
 */
export function panelFrame(): string {
  const outer = rounded(4, 22);
  const inner = rounded(8, 21.7);
  const corners = [
    [10, 10],
    [SIDE - 10, 10],
    [10, SIDE - 10],
    [SIDE - 10, SIDE - 10],
  ] as const;
  return svgFile(
    SIDE,
    SIDE,
    `<path d="${outer}" fill="none" stroke-width="1.6"/><path d="${inner}" fill="none" stroke-width=".7"/>` +
      `<path d="${corners.map(([x, y]) => lozenge(x, y, 5.5)).join('')}" stroke="none"/>`,
    `fill="${GILT}" stroke="${GILT}"`,
  );
}

/** A rectangle whose corners are cut out by circles about the corners of the frame. */
function rounded(inset: number, cut: number): string {
  const [near, far] = [inset, SIDE - inset];
  const [from, to] = [near + cut, far - cut];
  const arc = (x: number, y: number) => `A${cut} ${cut} 0 0 0 ${x} ${y}`;
  return `M${from} ${near}H${to}${arc(far, from)}V${to}${arc(to, far)}H${from}${arc(near, to)}V${from}${arc(from, near)}Z`;
}
