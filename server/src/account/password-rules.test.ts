import { expect, test } from 'vitest';
import { faultOfPassword } from './password-rules.ts';

test('refuses the most common passwords, in any case', {
  meta: { asvs: ['6.2.1', '6.2.4', '6.2.5', '6.2.9'] },
}, () => {
  for (const password of ['password', '12345678', 'qwertyui', 'PassWord', 'iloveyou', 'football1'])
    expect([password, faultOfPassword(password)]).toEqual([password, expect.any(String)]);
});

test('refuses the name of the game and the player’s own name, also with digits appended', {
  meta: { asvs: ['6.2.11'] },
}, () => {
  for (const password of ['Long Pier', 'long pier 1889!', 'ada@example.org', 'Ada Byronic22'])
    expect([password, faultOfPassword(password, 'Ada Byronic', 'ada@example.org', 'Long Pier')]).toEqual([
      password,
      expect.stringContaining('cannot be'),
    ]);
});

test('accepts a few unrelated words, also for an account without an address', () => {
  expect(faultOfPassword('a quarter to lamps', 'Ada', '', 'Long Pier')).toBeUndefined();
  expect(faultOfPassword('12345679012', '')).toBeUndefined();
});

test('counts the code points of the normalized password, and neither trims nor refuses spaces', () => {
  expect(faultOfPassword(' ab\u{1f56f}\u{1fa94}c ')).toContain('at least 8');
  expect(faultOfPassword(' ab\u{1f56f}\u{1fa94}c d')).toBeUndefined();
  // One character becomes three.
  expect(faultOfPassword('e\ufb03cient')).toBeUndefined();
  expect(faultOfPassword(`${'a lamp '.repeat(18)}xy`)).toBeUndefined();
  expect(faultOfPassword(`${'a lamp '.repeat(18)}xyz`)).toContain('at most 128');
  expect(faultOfPassword('four lamps\0')).toContain('U+0000');
});
