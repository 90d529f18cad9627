import { globSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..', '..');
const paths = (pattern: string) => globSync(pattern, { cwd: root });
const names = (pattern: string) => paths(pattern).map((path) => basename(path).split('.')[0] ?? '');
const foldersOf = (pattern: string) => paths(`${pattern}/*`).map((path) => basename(dirname(path)));

/** Returns the last of these words with which a name begins, or the name itself. */
const wordOf = (name: string, words: readonly string[]): string =>
  words.findLast((word) => name.startsWith(`${word}-`)) ?? name;

const folders = {
  engine: foldersOf('engine/src/*'),
  server: foldersOf('server/src/*'),
  web: foldersOf('web/src/*'),
};
const files = names('contract/src/*.ts');
const words = [...new Set([...Object.values(folders).flat(), ...files])].sort();
/** The areas of each workspace. The folders of `language` and `ops` are no areas. */
const areas: Readonly<Record<string, readonly string[]>> = {
  contract: files.map((name) => wordOf(name, words)),
  ...folders,
  journeys: names('journeys/src/*.journey.ts').map((name) => wordOf(name, words)),
};

/** Words that only one workspace has. */
const ownWords: Readonly<Record<string, readonly string[]>> = {
  contract: [
    // Types and lists of the contract itself.
    ...['area-texts', 'areas', 'endpoint', 'index', 'limits', 'read-text', 'typed-texts'],
  ],
  engine: [
    // Parts of other areas: requirements and levels, and the index of offers.
    ...['formulas', 'offers'],
    // Default texts of the pages of each area.
    'texts',
  ],
  server: [...['admin', 'backup', 'characters', 'config', 'db', 'http', 'jobs', 'ledger', 'mail', 'runtime']],
  web: [...['api', 'app', 'constants', 'ui']],
  journeys: [
    // Tests across several areas, named by their subject.
    ...[
      'bottom-bar',
      'bottom-bar-shifts',
      'bought-for-a-choice',
      'button-labels',
      'confirmations',
      'dev',
      'dev-live',
      'dev-share',
      'errand-of-the-spoon',
      'errands',
      'every-page',
      'first-evening',
      'first-screens',
      'forced-colours',
      'hand-counted',
      'hand-states',
      'keyboard',
    ],
    ...[
      'landing',
      'landing-ahead',
      'large-text',
      'layers',
      'layout',
      'layout-face',
      'layout-shifts',
      'marks',
      'name-and-face',
      'other-games',
      'page-back',
      'place-on-a-telephone',
      'restrictions',
      'scenes',
      'screens',
      'second-world',
      'shortcuts',
      'start-up',
      'thumb-sized',
      'tips',
    ],
    ...[
      'travel',
      'travel-refused',
      'two-tabs',
      'server-unreachable',
      'under-a-thumb',
      'under-a-thumb-dialogs',
      'unhappy-walk',
    ],
  ],
};

test('an area has one word in every workspace, except words that only one workspace has', () => {
  const alone = Object.entries(areas).map(([workspace, own]) => {
    const elsewhere = Object.entries(areas).flatMap(([other, its]) => (other === workspace ? [] : its));
    return [workspace, [...new Set(own)].filter((word) => !elsewhere.includes(word)).sort()];
  });

  expect(Object.fromEntries(alone)).toEqual(
    Object.fromEntries(Object.entries(ownWords).map(([workspace, own]) => [workspace, own.toSorted()])),
  );
});
