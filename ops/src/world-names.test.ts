import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compileWorld } from '@underhall/language';
import { expect, test } from 'vitest';
import { root } from './root.ts';

// The code of page and server serves any world, so only world/ may contain the words of the default world. Comments count
// too, because their words end up in the code.
const files = globSync(
  ['web/src/**/*.{ts,tsx,css}', 'web/build/*.ts', 'web/index.html', 'web/public/*.js', 'server/src/**/*.ts'],
  {
    cwd: root,
  },
).filter((file) => !/\.test\.|\/testing\/|-for-tests\.|\.d\.ts$/.test(file));

const { pack } = compileWorld(join(root, 'world'));
if (!pack) throw new Error('The default world does not compile.');
const { words, areas, lodgings, qualities } = pack;

/** Names of the default world, of its places and its attributes. */
const worldNames = [
  ...[words.title, words.tagline, words.money.name, words.members.one],
  ...[...areas, ...lodgings].map(({ name }) => name),
  ...qualities.filter(({ category }) => category === 'BasicAbility').map(({ name }) => name),
  ...('stands' in words.actionPicture ? Object.values(words.actionPicture) : []),
  ...words.landing.pictures.map(({ caption }) => caption),
];
/** Its words for things that every world has. */
const worldWords = ['candle', 'candles', 'burnt-out', 'the Steps', 'Echo', 'pence', 'pennies', 'Delicious Friend'];
const keysOfMaps = ['london', 'unterzee', 'unterzeev2'];

const escapeForRegExp = (plain: string): string => plain.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const anyOf = (all: readonly string[], flags = ''): RegExp =>
  new RegExp(`(?<![\\w@-])(?:${all.map(escapeForRegExp).join('|')})(?![\\w-])`, flags);
const patterns = [anyOf(worldNames), anyOf(worldWords), anyOf([words.title, ...keysOfMaps], 'i')];
/** The premium currency in texts for players, not in comments, URLs and names of the code. */
const premium = new RegExp(`^(?!\\s*(?://|/?\\*)).*(?<![\\w/'"])${escapeForRegExp(words.premium)}(?![\\w'])`);

/** Texts that players never see, in which the name of the default world is the name of the program. */
const exceptions: Readonly<Record<string, readonly string[]>> = {
  'server/src/db/connection.ts': ["application_name: 'underhall'"],
  'server/src/db/embedded/choose-account.ts': ['--show -U underhall', "'/var/lib/underhall'"],
  'server/src/db/embedded/init-cluster.ts': ["'-U', 'underhall'"],
  'server/src/db/embedded/start-embedded.ts': ["user: 'underhall'", "'underhall-'", "'cluster_name=underhall'"],
  'server/src/session/tokens.ts': ["iss: 'underhall'", "allowedIss: 'underhall'"],
  'server/src/sign-in/test-provider.ts': ["'underhall test provider'"],
  'web/src/preferences/preferences-file.ts': ["underhall: 'comforts'", "parsed.underhall !== 'comforts'"],
  'web/src/preferences/sync-with-account.ts': ["'underhall-comfort'"],
};

const wordsIn = (file: string): readonly string[] => {
  const allowed = exceptions[file] ?? [];
  return readFileSync(join(root, file), 'utf8')
    .split('\n')
    .flatMap((line, at) => {
      const rest = allowed.reduce((text, piece) => text.replace(piece, ''), line);
      const [name] = [...patterns, premium].flatMap((pattern) => pattern.exec(rest)?.[0].trim() ?? []);
      return name === undefined ? [] : [`${file}:${at + 1}: ${name}`];
    });
};

test('page and server contain no words of the default world', () => {
  expect(files.length).toBeGreaterThan(300);
  expect(files.flatMap(wordsIn)).toEqual([]);
});

test('every exception is still needed', () => {
  const unneeded = Object.entries(exceptions).flatMap(([file, pieces]) => {
    const text = readFileSync(join(root, file), 'utf8');
    return pieces.filter((piece) => !text.includes(piece));
  });

  expect(unneeded).toEqual([]);
});
