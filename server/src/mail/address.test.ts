import { expect, test } from 'vitest';
import { addressDigest, addressDigests, emailKey, faultOfEmail, oldEmailKey } from './address.ts';

test('takes addresses of the HTML standard and those of other scripts', () => {
  for (const address of [
    "o'neil@example.com",
    'm+game@example.com',
    'a.b@gmail.com',
    'j\u00f6rg@example.com',
    'm@m\u00fcnchen.example',
    'm@xn--mnchen-3ya.example',
    '\u7528\u6237@example.com',
    ' m\uff20example.com ',
    "!#$%&'*+/=?^_`{|}~-@a.b.c.d.example",
  ])
    expect([address, faultOfEmail(address)]).toEqual([address, undefined]);
});

test('refuses other texts, and names a character that no address contains', () => {
  expect(faultOfEmail('mailto:m@example.com')).toContain('“:”');
  expect(faultOfEmail('m\u200b@example.com')).toContain('U+200B');
  for (const address of [
    ...['', 'm', '@', 'm@', '@example.com', 'm@example', 'm@@example.com', 'm@.example.com', 'm@example..com'],
    ...['m@-a.example', 'm@a-.example', 'Jo <m@example.com>', 'a@b.cd, c@d.ef', 'm@exam ple.com', 'm@example.com\n.x'],
    ...[`${'x'.repeat(65)}@example.com`, `m@${'x'.repeat(64)}.example`, `${'\u00f6'.repeat(33)}@example.com`],
  ])
    expect([address, faultOfEmail(address)]).toEqual([address, expect.any(String)]);
});

test('one mailbox has one key, however its domain is written', () => {
  const key = emailKey('m@xn--mnchen-3ya.example');
  for (const same of ['M@M\u00dcNCHEN.example', 'm@m\u00fcnchen.example', '\u200bm@mu\u0308nchen.example\ufeff'])
    expect([same, emailKey(same)]).toEqual([same, key]);
  expect(emailKey('n@m\u00fcnchen.example')).not.toBe(key);
});

test('finds hashes from before domains became A-labels, by either spelling', () => {
  // The stored hash of an address whose key was in its own script.
  const [old] = addressDigests(oldEmailKey('m@m\u00fcnchen.example')).slice(1);
  expect(old).toBeDefined();
  for (const spelling of ['m@m\u00fcnchen.example', 'M@XN--MNCHEN-3YA.example']) {
    expect(addressDigests(spelling)).toContain(old);
    expect(addressDigests(spelling)[0]).toBe(addressDigest('m@xn--mnchen-3ya.example'));
  }
});
