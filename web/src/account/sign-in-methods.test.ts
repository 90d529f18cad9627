import type { AuthMethod } from '@underhall/contract';
import { expect, test } from 'vitest';
import { signInMethods, unlinkCall } from './sign-in-methods.ts';

const google: AuthMethod = { type: 'Google', displayName: 'Ada' };
const email: AuthMethod = { type: 'Email', displayName: 'ada@game.example', email: 'ada@game.example' };
const typesOf = (methods: readonly AuthMethod[], offered = ['Apple', 'Facebook', 'Google'] as const) =>
  signInMethods(methods, offered).map(({ type }) => type);

test('lists Apple, Email, Facebook and Google, linked ones first', {
  meta: { rows: ['C-ACCOUNT-017'] },
}, () => {
  expect(typesOf([])).toEqual(['Apple', 'Email', 'Facebook', 'Google']);
  expect(typesOf([google])).toEqual(['Google', 'Apple', 'Email', 'Facebook']);
  expect(typesOf([google, email])).toEqual(['Email', 'Google', 'Apple', 'Facebook']);
});

test('lists a provider that the server does not offer only if it is linked', () => {
  expect(signInMethods([google], []).map(({ type }) => type)).toEqual(['Google', 'Email']);
});

test('unlinks Apple, Facebook and Google, and throws for anything else', {
  meta: { rows: ['C-ACCOUNT-036', 'C-ACCOUNT-045'] },
}, () => {
  expect(unlinkCall('Google')).toBe('POST /google/unlink');
  for (const type of ['Email', 'google', 'Twitter', '', 'constructor'])
    expect(() => unlinkCall(type)).toThrow('Unrecognised social auth type');
});
