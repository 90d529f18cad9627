import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { publicPages, screens } from './fixtures/screens.ts';

/** Routes that need a player or a link of their own, each with the journey that opens it. */
const openedElsewhere: Readonly<Record<string, string>> = {
  begin: 'first-scene',
  'create-character': 'registration',
  'sign-in/back': 'sign-in',
  'a/:accessCodeName': 'access',
  'not-set/:setting': 'pages-not-set',
  profile: 'profile',
  'profile/:profileName/:fromEchoId?': 'profile',
  'email/:token': 'account-changes',
  'unsubscribe/:userId/:token/:purpose?': 'account',
  'invited/:token': 'social-by-letter',
  'fbdata/:token?': 'own-data',
  '*': 'pages',
};

const trimmed = (path: string): string => path.replace(/^\/|#.*/g, '');

test('each route is in fixtures/screens.ts or is opened by a journey of its own', () => {
  const source = readFileSync(join(import.meta.dirname, '../../web/src/app/routes.tsx'), 'utf8');
  const routes = [...source.matchAll(/\bpath="([^"]+)"/g)].map(([, path]) => path ?? '');
  const listed = new Set([...screens.map(({ path }) => path), ...publicPages.map(([path]) => path)].map(trimmed));
  expect(routes.filter((path) => !listed.has(path) && !(path in openedElsewhere))).toEqual([]);
  expect(Object.keys(openedElsewhere).filter((path) => !routes.includes(path) || listed.has(path))).toEqual([]);
  const journeys = readdirSync(import.meta.dirname);
  expect(Object.values(openedElsewhere).filter((name) => !journeys.includes(`${name}.journey.ts`))).toEqual([]);
});
