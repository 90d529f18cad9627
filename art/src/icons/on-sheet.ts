export type Sheet = 'level' | 'upright';

const SHEETS = {
  level: { path: 'M20 86h472v340H20z', turn: -6, glyph: 'translate(131 131) scale(0.49)' },
  upright: { path: 'M76 10h304l56 56v436H76z', turn: 4, glyph: 'translate(106 100) scale(0.585)' },
} as const;

/** A drawing cut out of a sheet of card or paper, so that it reads as printed on it. */
export function onSheet(drawing: string, sheet: Sheet): string {
  const { path, turn, glyph } = SHEETS[sheet];
  return (
    `<mask id="print"><path fill="#fff" d="${path}"/>` +
    `<g color="#000" transform="${glyph}">${drawing}</g></mask>` +
    `<g transform="rotate(${turn} 256 256)"><path fill="currentColor" mask="url(#print)" d="${path}"/></g>`
  );
}
