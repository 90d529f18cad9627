import { expect, test } from 'vitest';
import { faultOfPassword } from './password-rules.ts';

test('passwords that everybody tries first are refused, in any case of their letters', {
  meta: { asvs: ['6.2.1', '6.2.4', '6.2.5', '6.2.9'] },
}, () => {
  for (const password of ['password', '12345678', 'qwertyui', 'PassWord', 'iloveyou', 'football1'])
    expect([password, faultOfPassword(password)]).toEqual([password, expect.any(String)]);
});

test('so are the name of the game and one’s own, with numbers behind them too', { meta: { asvs: ['6.2.11'] } }, () => {
  for (const password of ['Long Pier', 'long pier 1889!', 'ada@example.org', 'Ada Byronic22'])
    expect([password, faultOfPassword(password, 'Ada Byronic', 'ada@example.org', 'Long Pier')]).toEqual([
      password,
      expect.stringContaining('cannot be'),
    ]);
});

test('a few unrelated words are a good password, and an account without an address has no empty word to stumble over', () => {
  expect(faultOfPassword('a quarter to lamps', 'Ada', '', 'Long Pier')).toBeUndefined();
  expect(faultOfPassword('12345679012', '')).toBeUndefined();
});
