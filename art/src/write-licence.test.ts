import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { GLYPHS_USED, LICENCE } from './paths.ts';
import { glyphsUsed } from './write-licence.ts';

it('names every glyph that a picture is drawn from, in the licence and in the list that is served', () => {
  const served = readFileSync(GLYPHS_USED, 'utf8').trimEnd().split('\n').slice(2);
  const [, listed = ''] = /## Glyphs used.*\n\n(.+)\./.exec(readFileSync(LICENCE, 'utf8')) ?? [];
  const used = [...glyphsUsed()].sort();

  expect(used.length).toBeGreaterThan(100);
  expect(served).toEqual(used);
  expect(listed.split(', ')).toEqual(used);
});
