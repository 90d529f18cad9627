import { writeFileSync } from 'node:fs';
import { GLYPHS_USED, LICENCE } from './paths.ts';
import { families } from './rendering/families.ts';

const CREDIT =
  'Icons made by Lorc, Delapouite, John Colburn, Felbrigg, John Redman, Carl Olsen, Sbed, PriorBlue, Willdabeast, ' +
  'Viscious Speed (CC0), Lord Berandas, Irongamer, HeavenlyDog and other contributors. Available on ' +
  'https://game-icons.net under CC BY 3.0 (https://creativecommons.org/licenses/by/3.0/). Modified: recoloured, ' +
  'shaded, hatched and framed.';

/** Writes the licence of the pictures and the list of glyphs that the server sends. Both name every glyph that is used. */
export function writeLicence(): void {
  const glyphs = [...glyphsUsed()].sort();
  writeFileSync(GLYPHS_USED, `${CREDIT}\n\n${glyphs.join('\n')}\n`);
  writeFileSync(
    LICENCE,
    `# Pictures

The pictures in \`images/\` are licensed under the Creative Commons Attribution 4.0 International licence
(CC BY 4.0, https://creativecommons.org/licenses/by/4.0/). The programs in \`src/\` are under the licence of the
whole project.

## Credits

${CREDIT}

## Glyphs used (${glyphs.length})

${glyphs.join(', ')}.

## Fonts

Text in pictures is set in IM Fell English and IM Fell English SC ("The Fell Types are digitally
reproduced by Igino Marini, www.iginomarini.com") and in Alegreya (the Alegreya Project Authors,
https://github.com/huertatipografica/Alegreya), all under the SIL Open Font License 1.1.

This file is written by \`npm run art\`.
`,
  );
}

/** The glyphs of game-icons that the descriptions of pictures name, without our own glyphs. */
export function glyphsUsed(): ReadonlySet<string> {
  const specs = families.flatMap((family) => [...family.specs.values()]);
  const named = specs.flatMap((spec) => ('glyph' in spec && typeof spec.glyph === 'string' ? [spec.glyph] : []));
  return new Set(named.filter((name) => !name.startsWith('own:')));
}
