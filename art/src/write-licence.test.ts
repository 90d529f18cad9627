import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { GLYPHS_USED, LICENCE } from './paths.ts';
import { glyphsUsed } from './write-licence.ts';

it('names each glyph that a picture is drawn from, in the licence and in the served list', () => {
  const served = readFileSync(GLYPHS_USED, 'utf8').trimEnd().split('\n').slice(2);
  const [, listed = ''] = /## Glyphs used.*\n\n(.+)\./.exec(readFileSync(LICENCE, 'utf8')) ?? [];
  const used = [...glyphsUsed()].sort();

  expect(used.length).toBeGreaterThan(100);
  expect(served).toEqual(used);
  expect(listed.split(', ')).toEqual(used);
});

it('serves the licence of IM Fell English that its package has', () => {
  const textAt = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');
  const ofPackage = textAt('../node_modules/@fontsource/im-fell-english/LICENSE');
  expect(textAt('../../web/public/licences/im-fell-english.txt')).toBe(ofPackage);
});
