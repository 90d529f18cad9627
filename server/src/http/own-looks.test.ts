import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fillPage } from '@underhall/contract';
import { plainWords } from '@underhall/engine';
import { expect, test } from 'vitest';

const page = readFileSync(join(import.meta.dirname, '../../../web/index.html'), 'utf8');

test("a world's own icon, frame and textures are pictures of their own address, and no drawing", () => {
  const looks = { typefaces: {}, hasFlames: false, frame: 'rope', pageTexture: { dark: 'sand', light: 'salt' } };
  const own = { ui: { bell: 'b1', rope: 'r2', sand: 's3', salt: 's4' } };
  const words = { ...plainWords('The Pier', { landing: { pictures: [], icon: 'bell' }, looks }) };
  const filled = fillPage(`${page}<p>{{looks}}</p>`, { ...words, pictures: { sets: {}, own, focus: {} } });

  const icons = [...filled.matchAll(/<link rel="(?:icon|apple-touch-icon)" href="([^"]*)"/g)].map(([, href]) => href);
  expect(icons).toEqual(['/images/b1/ui/bell-32.png', '/images/b1/ui/bell-180.png']);
  expect(filled).toContain('<p>/images/r2/ui/rope-144.avif /images/s3/ui/sand-384.avif</p>');
});
