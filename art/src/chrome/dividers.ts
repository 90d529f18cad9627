import { dot, GILT, lozenge, svgFile, taper, tendril } from './ornaments.ts';

const WIDTH = 320;

/** The rules that part one thing from another, as SVG. */
export const dividers = {
  lozenge: () =>
    rule(18, [lozenge(160, 9, 7), lozenge(147, 9, 4), lozenge(173, 9, 4), ...tapers(9, 140, 2.2)].join('')),
  flourish: () =>
    svgFile(
      WIDTH,
      58,
      `<path d="${[lozenge(160, 24, 8), ...tapers(24, 72, 1.8)].join('')}"/>${vine()}`,
      `fill="${GILT}"`,
    ),
  lamp: () => rule(40, halfLamp()),
  rope: () => rope(),
} as const;

export type DividerStyle = keyof typeof dividers;

const rule = (height: number, path: string): string => svgFile(WIDTH, height, `<path fill="${GILT}" d="${path}"/>`);

/** Two lines that thin out towards the edges; the left one begins at `from`, the right one as far from the other side. */
const tapers = (y: number, from: number, thick: number): readonly string[] => [
  taper(from, 4, y, thick),
  taper(WIDTH - from, WIDTH - 4, y, thick),
];

/** A vine to the right of the middle, and the same one to the left. Each path lies by itself, or overlaps cut holes. */
function vine(): string {
  const grown = [
    { x: 172, y: 26, towards: -0.35, length: 93, curl: [0.0056, 0.098], thick: [1.9, 3.2] },
    { x: 189, y: 20.4, towards: 0.25, length: 46, curl: [0.003, -0.15], thick: [1.3, 2.4] },
    { x: 179, y: 23.6, towards: 0.38, length: 33, curl: [-0.008, 0.18], thick: [1.1, 2.1] },
  ] as const;
  const stems = grown.flatMap((each) => {
    const { path, end } = tendril(each);
    return [path, dot(end[0], end[1], each.thick[1] * 0.9)];
  });
  const leaves = [leaf(183, 22, -1, 9), leaf(198, 17, -0.85, 11), leaf(204, 18.5, 0.85, 9), leaf(217, 15, -0.3, 9)];
  const half = [...stems, ...leaves].map((path) => `<path d="${path}"/>`).join('');
  return `<g id="vine">${half}</g><use href="#vine" transform="matrix(-1 0 0 1 ${WIDTH} 0)"/>`;
}

function leaf(x: number, y: number, towards: number, length: number): string {
  const point = (turn: number, reach: number) =>
    `${round(x + Math.cos(towards + turn) * length * reach)} ${round(y + Math.sin(towards + turn) * length * reach)}`;
  return `M${round(x)} ${round(y)}Q${point(-0.5, 0.7)} ${point(0, 1)}Q${point(0.42, 0.55)} ${round(x)} ${round(y)}Z`;
}

/** Half a lamp on a ledge, with its rays. */
function halfLamp(): string {
  const rays = Array.from({ length: 19 }, (_, at) => {
    const around = -Math.PI / 2 + (at - 9) * 0.155;
    const reach = at % 2 === 0 ? 29 : 21.5;
    const [across, up] = [Math.cos(around), Math.sin(around)];
    const side = 0.75;
    return `M${round(160 + across * 13 - up * side)} ${round(32 + up * 13 + across * side)}L${round(160 + across * reach)} ${round(32 + up * reach)}L${round(160 + across * 13 + up * side)} ${round(32 + up * 13 - across * side)}Z`;
  });
  const lamp = 'M151.500 32a8.500 8.500 0 0 1 17 0z';
  const ledge = 'M4 32.800L160 31.800L316 32.800L160 34.300ZM44 37.200L160 36.500L276 37.200L160 37.900Z';
  return rays.join('') + lamp + ledge;
}

function rope(): string {
  const strand = (lift: number): string =>
    Array.from({ length: 121 }, (_, at) => {
      const x = 4 + (at * (WIDTH - 8)) / 120;
      return `${at === 0 ? 'M' : 'L'}${round(x)} ${round(6 + lift * Math.sin((at * Math.PI) / 3) * 2.7)}`;
    }).join('');
  const beads = Array.from({ length: 40 }, (_, at) => dot(4 + ((at * 3 + 1.5) * (WIDTH - 8)) / 120, 6, 0.95)).join('');
  return svgFile(
    WIDTH,
    12,
    `<path fill="none" stroke="${GILT}" stroke-width="1.1" stroke-linejoin="round" d="${strand(1)}${strand(-1)}"/>` +
      `<path fill="${GILT}" d="${beads}"/>`,
  );
}

const round = (value: number): string => String(Math.round(value * 100) / 100);
