import { expect, test } from 'vitest';
import { isStoryPath, openPages, pagesBesideBar, smallTabs, stripOf } from './pages.ts';

const names = (pages: readonly { readonly name: string }[]) => pages.map(({ name }) => name);

test('has no tab for a page whose restriction is held', { meta: { rows: ['C-LAYOUT-011'] } }, () => {
  expect(names(openPages(['Travel', 'Possessions', 'Agents']))).toEqual([
    'Story',
    'Messages',
    'Myself',
    'Bazaar',
    'Fate',
  ]);
  expect(names(openPages(['Messages', 'Possessions', 'Agents']))).toEqual(['Story', 'Myself', 'Bazaar', 'Fate']);
  expect(names(openPages(['EchoBazaar']))).toEqual(['Story', 'Messages', 'Myself', 'Possessions', 'Agents', 'Fate']);
});

test.each([[[]], [['None']], [['Travel', 'Extras']]])(
  'hides no tab for %j',
  { meta: { rows: ['C-ROLE-011'] } },
  (restrictions) => {
    expect(names(openPages(restrictions))).toEqual([
      'Story',
      'Messages',
      'Myself',
      'Possessions',
      'Agents',
      'Bazaar',
      'Fate',
    ]);
  },
);

test('hides the strip of Myself with the possessions, and its agents with their restriction', () => {
  expect(names(stripOf('Myself', []))).toEqual(['Myself', 'Possessions', 'Agents']);
  expect(names(stripOf('Myself', ['Agents']))).toEqual(['Myself', 'Possessions']);
  expect(stripOf('Myself', ['Possessions'])).toEqual([]);
});

test('links the group tab to the possessions, then to the last visited page, on a small screen', {
  meta: { rows: ['C-ROUTE-022'] },
}, () => {
  const paths = (restrictions: readonly string[], last?: string) =>
    smallTabs(restrictions, new Map(last ? [['Myself', last]] : [])).map(({ name, path }) => `${name} ${path}`);

  expect(paths([])).toEqual(['Story /', 'Messages /messages', 'Myself /possessions', 'Bazaar /bazaar', 'Fate /fate']);
  expect(paths(['EchoBazaar', 'Messages', 'Fate'], '/myself')).toEqual(['Story /', 'Myself /myself']);
  expect(paths(['Possessions', 'Agents', 'EchoBazaar', 'Messages', 'Fate'])).toEqual(['Story /', 'Myself /myself']);
  expect(paths(['Possessions', 'Agents', 'EchoBazaar', 'Messages', 'Fate'], '/possessions')).toEqual([
    'Story /',
    'Myself /myself',
  ]);
});

test('shows an agents tab on a small screen while only the possessions are restricted', () => {
  const tabs = smallTabs(['Possessions', 'EchoBazaar', 'Fate'], new Map([['Myself', '/agents']]));
  expect(tabs.map(({ name, path }) => `${name} ${path}`)).toEqual([
    'Story /',
    'Messages /messages',
    'Myself /myself',
    'Agents /agents',
  ]);
  expect(names(pagesBesideBar(tabs))).toEqual(['Messages', 'Agents']);
});

test('shows the story at the first page and at an access code only', () => {
  expect(['/', '/a/welcome', '/A/welcome/'].filter(isStoryPath)).toHaveLength(3);
  expect(['/myself', '/myself/', '/plans', '/agents/', '/about'].filter(isStoryPath)).toEqual([]);
});
