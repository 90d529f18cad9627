import { dot, GILT, shape, svgFile } from './ornaments.ts';

const DARK = '#0b0908';
const LAMP = '#ffb44e';
const CORE = '#fff3d0';

/** The marker of a character on a map: a street lamp's head on the point of a pin, lit. */
export function playerMarker(): string {
  const pin =
    'M28 78.500C22 64 7 51 7 30.500C7 17.500 16.400 8.500 28 8.500S49 17.500 49 30.500C49 51 34 64 28 78.500Z';
  const glass = 'M19 24h18l-3.500 23h-11z';
  const flame = 'M28 27.500c4.300 5.400 6 8.600 6 11.900a6 6 0 0 1-12 0c0-3.300 1.700-6.500 6-11.900z';
  const heart = 'M28 34c1.900 2.600 2.800 4.200 2.800 5.800a2.800 2.800 0 0 1-5.600 0c0-1.600.900-3.200 2.800-5.800z';
  const roof = 'M16 24l5.500-7.500h13L40 24z';
  return svgFile(
    56,
    79.5,
    '<defs><radialGradient id="light" cx=".5" cy=".46" r=".52">' +
      `<stop offset="0" stop-color="${LAMP}" stop-opacity=".85"/><stop offset=".45" stop-color="${LAMP}" stop-opacity=".3"/>` +
      `<stop offset="1" stop-color="${LAMP}" stop-opacity="0"/></radialGradient></defs>` +
      '<ellipse cx="28" cy="76" rx="9" ry="3" opacity=".45"/>' +
      `<path d="${pin}" fill="${DARK}" stroke="${DARK}" stroke-width="5" stroke-linejoin="round"/>` +
      `<path d="${pin}" fill="#141d20" stroke="#d8b56a" stroke-width="2" stroke-linejoin="round"/>` +
      '<circle cx="28" cy="35" r="21" fill="url(#light)"/>' +
      `<path d="${glass}" fill="${LAMP}" fill-opacity=".3" stroke="#d8b56a" stroke-width="1.600" stroke-linejoin="round"/>` +
      `<path d="${roof}${dot(28, 13.6, 2.6)}M22 47h12v3.400H22z" fill="#d8b56a"/>` +
      `<path d="${flame}" fill="${LAMP}"/><path d="${heart}" fill="${CORE}"/>`,
  );
}

/** The rose of a compass, for the button that opens the map. */
export function compassRose(): string {
  const middle = 42;
  const points = (count: number, reach: number, waist: number, turn: number, lit: string, dark: string): string =>
    Array.from({ length: count }, (_, at) => {
      const around = turn + (at * 2 * Math.PI) / count;
      const at_ = (angle: number, far: number) =>
        [middle + Math.sin(angle) * far, middle - Math.cos(angle) * far] as const;
      const half = Math.PI / count;
      const blade = (side: number) => shape([[middle, middle], at_(around + side * half, waist), at_(around, reach)]);
      return `<path fill="${lit}" d="${blade(-1)}"/><path fill="${dark}" d="${blade(1)}"/>`;
    }).join('');
  const ring = (radius: number, width: number) =>
    `<circle cx="${middle}" cy="${middle}" r="${radius}" fill="none" stroke="${GILT}" stroke-width="${width}"/>`;
  const degrees = Array.from({ length: 72 }, (_, at) => {
    const around = (at * Math.PI) / 36;
    const from = at % 9 === 0 ? 31.2 : 33.2;
    const place = (far: number) =>
      `${(middle + Math.sin(around) * far).toFixed(2)} ${(middle - Math.cos(around) * far).toFixed(2)}`;
    return `M${place(from)}L${place(35.4)}`;
  }).join('');
  return svgFile(
    84,
    84,
    `<circle cx="${middle}" cy="${middle}" r="41" fill="${DARK}"/><circle cx="${middle}" cy="${middle}" r="39" fill="#141d20"/>` +
      `${ring(39, 1.6)}${ring(36.2, 0.7)}<path d="${degrees}" fill="none" stroke="${GILT}" stroke-width=".8"/>` +
      points(8, 20.5, 6.5, Math.PI / 8, '#8d7440', '#4e4019') +
      points(4, 25, 7.5, Math.PI / 4, GILT, '#6f511a') +
      points(4, 33.5, 8, 0, '#f4e3b4', '#a8854a') +
      `<path fill="${DARK}" d="${dot(middle, middle, 4.6)}"/><path fill="${LAMP}" d="${dot(middle, middle, 3)}"/>`,
  );
}

/** The mark in a browser's tab: a candle on its dish. */
export function favicon(): string {
  return svgFile(
    32,
    32,
    '<rect width="32" height="32" rx="6" fill="#141d20"/>' +
      `<circle cx="16" cy="9.800" r="9" fill="${LAMP}" opacity=".2"/><circle cx="16" cy="9.800" r="5.500" fill="${LAMP}" opacity=".18"/>` +
      '<path d="M16 2.200c2.700 3.700 4 6 4 8.200a4 4 0 0 1-8 0c0-2.200 1.300-4.500 4-8.200z" fill="#ffc978"/>' +
      `<path d="M16 7.300c1.100 1.500 1.800 2.600 1.800 3.700a1.800 1.800 0 0 1-3.600 0c0-1.100.700-2.200 1.800-3.700z" fill="${CORE}"/>` +
      '<path d="M12 15.600q1.900-1.200 4-.400q2.100-.800 4 .400v11h-8z" fill="#efe6cf"/><path d="M17.400 15q1.400-.100 2.600.600v11h-2.200z" fill="#b7a985"/>' +
      '<path d="M5 25.700h22c-.700 2.700-3 4.300-5.600 4.300H10.600C8 30 5.700 28.400 5 25.700z" fill="#b98e47"/>' +
      '<path d="M5 25.700h22l-.500 1.300h-21z" fill="#e2bd72"/>',
  );
}
