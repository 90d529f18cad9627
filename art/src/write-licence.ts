import { writeFileSync } from 'node:fs';
import type { IconSpec } from './icons/icon-spec.ts';
import { iconSpecs } from './icons/icon-specs.ts';
import { LICENCE } from './places.ts';

const CREDIT =
  'Icons made by Lorc, Delapouite, John Colburn, Felbrigg, John Redman, Carl Olsen, Sbed, PriorBlue, Willdabeast, ' +
  'Viscious Speed (CC0), Lord Berandas, Irongamer, HeavenlyDog and other contributors. Available on ' +
  'https://game-icons.net under CC BY 3.0 (https://creativecommons.org/licenses/by/3.0/). Modified: recoloured, ' +
  'shaded, hatched and framed.';

/** Writes who made the pictures, with the name of each glyph that an icon or another picture is drawn from. */
export function writeLicence(): void {
  const specs = iconSpecs();
  const glyphs = new Set([...CHROME_GLYPHS, ...shared(specs)]);
  writeFileSync(
    LICENCE,
    `# Pictures

The pictures in \`images/\` are licensed under the Creative Commons Attribution 4.0 International licence
(CC BY 4.0, https://creativecommons.org/licenses/by/4.0/). The programs in \`src/\` are under the licence of the
whole project.

## Credits

${CREDIT}

## Glyphs used (${glyphs.size})

${[...glyphs].sort().join(', ')}.

This file is written by \`npm run art\`.
`,
  );
}

function shared(specs: ReadonlyMap<string, IconSpec>): string[] {
  return [...specs.values()].map((spec) => spec.glyph).filter((name) => !name.startsWith('own:'));
}

const CHROME_GLYPHS = ['candle-flame', 'padlock'];
