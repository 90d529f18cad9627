import { expect, test } from 'vitest';
import { isWhole } from './advert.tsx';
import { linkTarget } from './link-target.ts';

test('a link leads to a page of the game or to an https address, and nowhere else', () => {
  expect(linkTarget('/bazaar')).toEqual({ kind: 'page', to: '/bazaar' });
  expect(linkTarget('https://example.org/wick')).toEqual({ kind: 'elsewhere', to: 'https://example.org/wick' });
  for (const link of [
    '',
    'bazaar',
    '//example.org',
    '/\\example.org',
    'http://example.org',
    'javascript:alert(1)',
    'https://',
  ]) {
    expect(linkTarget(link)).toBeUndefined();
  }
});

test('an advert is whole with picture, words for it and a link; without one of the three it is not', {
  meta: { rows: ['C-INFOBAR-002'] },
}, () => {
  const advert = { image: 'stall', altText: 'A stall.', url: '/bazaar', title: 'Hats', description: '' };

  expect(isWhole(advert)).toBe(true);
  expect(isWhole(undefined)).toBe(false);
  for (const part of ['image', 'altText', 'url'] as const) expect(isWhole({ ...advert, [part]: '' })).toBe(false);
  expect(isWhole({ ...advert, url: 'javascript:alert(1)' })).toBe(false);
});
