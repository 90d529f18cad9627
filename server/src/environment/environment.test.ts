import { environmentNames } from '@underhall/contract';
import { expect, test } from 'vitest';
import { readConfig } from '../config.ts';
import { aServer } from '../testing/a-server.ts';

test('a client without a token gets the addresses of the server and the root areas of the maps', {
  meta: { rows: ['C-LAYOUT-030', 'C-MAP-038'] },
}, async () => {
  const signIn = [{ provider: 'Google', clientId: 'abc' }] as const;
  const environment = 'beta' as const;
  const links = { blog: 'https://blog.example', social: ['https://social.example/us'] };
  const settings = { links, supportEmail: 'help@game.example', cmsUrl: 'https://cms.example', merchantId: 'cards-1' };
  const options = { environment, signIn, ...settings };
  const { status, body } = await (await aServer({ options })).call('GET /extra/config');

  expect(status).toBe(200);
  expect(body).toEqual({
    isSuccess: true,
    environment: 'beta',
    apiUrl: '/api',
    cmsUrl: 'https://cms.example',
    imageUrl: '/images',
    bucketUrl: '/images',
    mapBaseUrl: '/images',
    supportEmail: 'help@game.example',
    latestVersion: '6.5.99',
    signInProviders: [{ provider: 'Google', clientId: 'abc' }],
    merchantId: 'cards-1',
    links,
    footer: '© 2010 to 2025 Underhall',
    minutesPerAction: 10,
    mapRootAreaIDs: ['london', 'unterzee', 'unterzeev2'],
    sidebarQualityCategories: [
      'BasicAbility',
      'SidebarTransient',
      'Menace',
      'SidebarAbility',
      'Accoutrement',
      'Skills',
    ],
  });
});

test('GAME_ENV accepts four names', { meta: { rows: ['C-LAYOUT-031'] } }, () => {
  for (const word of environmentNames) expect(readConfig({ GAME_ENV: word }).environment).toBe(word);
  expect(environmentNames).toEqual(['local', 'staging', 'beta', 'production']);
  expect(() => readConfig({ GAME_ENV: 'nowhere' })).toThrow('GAME_ENV');
});

test('MEMBERSHIP_FOR_ALL is a tier, by default none', () => {
  expect(readConfig({}).everybodysTier).toBe('none');
  expect(readConfig({ MEMBERSHIP_FOR_ALL: 'enhanced' }).everybodysTier).toBe('enhanced');
  expect(() => readConfig({ MEMBERSHIP_FOR_ALL: 'gold' })).toThrow(
    'MEMBERSHIP_FOR_ALL is "gold"; it can be none, exceptional, enhanced.',
  );
});

test('support address, links and merchant ID are optional', () => {
  expect(readConfig({})).not.toHaveProperty('merchantId');
  expect(readConfig({ MERCHANT_ID: 'cards-1' }).merchantId).toBe('cards-1');
  expect(readConfig({})).not.toHaveProperty('supportEmail');
  expect(readConfig({ SUPPORT_EMAIL: 'help@game.example' }).supportEmail).toBe('help@game.example');
  const pages = { BLOG_URL: 'https://blog.example', SOCIAL_URLS: ' https://one.example  https://two.example' };
  expect(readConfig(pages).links).toEqual({
    blog: 'https://blog.example',
    social: ['https://one.example', 'https://two.example'],
  });
  expect(readConfig({}).links).toEqual({ social: [] });
  expect(() => readConfig({ CHAT_URL: 'javascript:alert(1)' })).toThrow('CHAT_URL');
});
