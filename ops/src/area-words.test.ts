import { globSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..', '..');
const paths = (pattern: string) => globSync(pattern, { cwd: root });
const names = (pattern: string) => paths(pattern).map((path) => basename(path).split('.')[0] ?? '');
const foldersOf = (pattern: string) => paths(`${pattern}/*`).map((path) => basename(dirname(path)));

/** The word that a name begins with, of these; else the name itself. */
const wordOf = (name: string, words: readonly string[]): string =>
  words.findLast((word) => name.startsWith(`${word}-`)) ?? name;

const folders = {
  engine: foldersOf('engine/src/*'),
  server: foldersOf('server/src/*'),
  web: foldersOf('web/src/*'),
};
const files = names('contract/src/*.ts');
const words = [...new Set([...Object.values(folders).flat(), ...files])].sort();
/** The language and `ops` have steps of work, not areas. */
const areas: Readonly<Record<string, readonly string[]>> = {
  contract: files.map((name) => wordOf(name, words)),
  ...folders,
  journeys: names('journeys/src/*.journey.ts').map((name) => wordOf(name, words)),
};

/** Words of one workspace alone, and why nothing answers to them elsewhere. */
const ofOneWorkspace: Readonly<Record<string, readonly string[]>> = {
  contract: [
    // How the contract itself is written.
    ...['areas', 'endpoint', 'index', 'limits'],
  ],
  engine: [
    // Parts of other areas: requirements and levels, the index of what is on offer.
    ...['formulas', 'offers'],
  ],
  server: [
    // What a server has: admin commands, backups, stored characters, settings, the database, calls, jobs, the months of
    // the ledger, e-mail.
    ...['admin', 'backup', 'characters', 'config', 'db', 'http', 'jobs', 'ledger', 'mail'],
  ],
  web: [
    // What a page has: the calls, the frame around the features, figures, pages of text, parts of screens.
    ...['api', 'app', 'constants', 'ui'],
  ],
  journeys: [
    // Tests across several areas, named by their subject.
    ...[
      'bottom-bar',
      'bought-for-a-choice',
      'confirmations',
      'dev',
      'errand-of-the-spoon',
      'errands',
      'every-page',
      'first-evening',
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
      'layout-shifts',
      'marks',
      'name-and-face',
      'other-games',
      'page-back',
      'place-on-a-telephone',
      'restrictions',
      'scenes',
      'second-world',
      'shortcuts',
      'start-up',
      'thumb-sized',
    ],
    ...['travel', 'travel-refused', 'two-tabs', 'server-unreachable', 'under-a-thumb', 'unhappy-walk'],
  ],
};

test('an area has one word in every workspace, except words that only one workspace has', () => {
  const alone = Object.entries(areas).map(([workspace, own]) => {
    const elsewhere = Object.entries(areas).flatMap(([other, its]) => (other === workspace ? [] : its));
    return [workspace, [...new Set(own)].filter((word) => !elsewhere.includes(word)).sort()];
  });

  expect(Object.fromEntries(alone)).toEqual(
    Object.fromEntries(Object.entries(ofOneWorkspace).map(([workspace, own]) => [workspace, own.toSorted()])),
  );
});
