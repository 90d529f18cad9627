import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { SourceFile } from '../meaning/read-world.ts';
import { groundOfReference } from '../testing/ground-of-reference.ts';
import { compileTexts } from './compile-texts.ts';

const reference = readFileSync(join(import.meta.dirname, '../../../docs/authors/reference.md'), 'utf8');
const files: readonly SourceFile[] = [
  ...groundOfReference,
  ...[...reference.matchAll(/^```story (\S+)\n(.*?)^```$/gms)].map(([, path = '', text = '']) => ({ path, text })),
];

const scraps = fc.constantFrom(
  ...['', ' ', '\n', '\n\n', '=', '== X\n', ':', ',', '*', '\\', '"', '{', '}', '|', '(', ')', '[', ']', '+', '-'],
  ...[
    ' or ',
    'no ',
    'seen ',
    ' 5+',
    '2d6',
    '{name}',
    '{Kind: ',
    'id: 4\n',
    'was: X\n',
    'only if: Kind 1+\n',
    '0',
    '\u0000',
  ],
);

test('however the texts of a world are damaged, they compile or their mistakes are reported: nothing is thrown', () => {
  let spoilt = 0;

  fc.assert(
    fc.property(
      fc.nat({ max: files.length - 1 }),
      fc.array(fc.tuple(fc.nat(), fc.nat({ max: 12 }), scraps), { minLength: 1, maxLength: 3 }),
      (which, cuts) => {
        const changed = files.map((file, i) => (i === which ? { ...file, text: cuts.reduce(spoil, file.text) } : file));
        const { pack, problems } = compileTexts(changed, '');

        expect(pack === undefined).toBe(problems.length > 0);
        for (const { at } of problems) expect(at.line).toBeGreaterThan(0);
        if (!pack) spoilt++;
      },
    ),
    { seed: 4012, numRuns: 200 },
  );
  expect(spoilt).toBeGreaterThan(50);
});

/** Replaces some letters of a text, at some place, by a scrap. */
function spoil(text: string, [place, length, scrap]: readonly [number, number, string]): string {
  const start = place % (text.length + 1);
  return text.slice(0, start) + scrap + text.slice(start + length);
}
