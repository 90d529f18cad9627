import { expect, test } from 'vitest';
import { isAdvertComplete } from './advert.tsx';
import { linkTarget } from './link-target.ts';

test('accepts pages of the game and https URLs only', () => {
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

test('an advert is complete with picture, alternative text and link', {
  meta: { rows: ['C-INFOBAR-002'] },
}, () => {
  const advert = { image: 'stall', altText: 'A stall.', url: '/bazaar', title: 'Hats', description: '' };

  expect(isAdvertComplete(advert)).toBe(true);
  expect(isAdvertComplete(undefined)).toBe(false);
  for (const part of ['image', 'altText', 'url'] as const)
    expect(isAdvertComplete({ ...advert, [part]: '' })).toBe(false);
  expect(isAdvertComplete({ ...advert, url: 'javascript:alert(1)' })).toBe(false);
});
