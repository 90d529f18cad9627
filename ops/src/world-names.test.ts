import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compileWorld } from '@underhall/language';
import { expect, test } from 'vitest';
import { root } from './root.ts';

// The code of the page and of the server is every world's: what names ours stands in world/ alone. Comments count too,
// for what is thought of as a candle is soon written as one.
const files = globSync(
  ['web/src/**/*.{ts,tsx,css}', 'web/build/*.ts', 'web/index.html', 'web/public/*.js', 'server/src/**/*.ts'],
  {
    cwd: root,
  },
).filter((file) => !/\.test\.|\/testing\/|-for-tests\.|\.d\.ts$/.test(file));

const { pack } = compileWorld(join(root, 'world'));
if (!pack) throw new Error('the world does not compile');
const { words, areas, lodgings, qualities } = pack;

/** The names our pack gives its world, its places and its attributes. */
const named = [
  ...[words.title, words.tagline, words.money.name, words.members.one],
  ...[...areas, ...lodgings].map(({ name }) => name),
  ...qualities.filter(({ category }) => category === 'BasicAbility').map(({ name }) => name),
  ...('stands' in words.actionPicture ? Object.values(words.actionPicture) : []),
  ...words.landing.pictures.map(({ caption }) => caption),
];
/** Its words for things that every world has. */
const spoken = ['candle', 'candles', 'burnt-out', 'the Steps', 'Echo', 'pence', 'pennies', 'Delicious Friend'];
const keysOfMaps = ['london', 'unterzee', 'unterzeev2'];

const escaped = (plain: string): string => plain.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const anyOf = (all: readonly string[], flags = ''): RegExp =>
  new RegExp(`(?<![\\w@-])(?:${all.map(escaped).join('|')})(?![\\w-])`, flags);
const ours = [anyOf(named), anyOf(spoken), anyOf([words.title, ...keysOfMaps], 'i')];
/** Outside a comment, an address and a name in the code: text for players. */
const premium = new RegExp(`^(?!\\s*(?://|/?\\*)).*(?<![\\w/'"])${escaped(words.premium)}(?![\\w'])`);

/** The program has the name of the world it came with; here it stands for the program, where no player reads it. */
const ofTheProgram: Readonly<Record<string, readonly string[]>> = {
  'server/src/db/connection.ts': ["application_name: 'underhall'"],
  'server/src/db/embedded/choose-account.ts': ['--show -U underhall', "'/var/lib/underhall'"],
  'server/src/db/embedded/init-cluster.ts': ["'-U', 'underhall'"],
  'server/src/db/embedded/start-embedded.ts': ["user: 'underhall'", "'underhall-'", "'cluster_name=underhall'"],
  'server/src/session/tokens.ts': ["iss: 'underhall'", "allowedIss: 'underhall'"],
  'server/src/sign-in/test-provider.ts': ["'underhall test provider'"],
  'web/src/preferences/preferences-file.ts': ["underhall: 'comforts'", "parsed.underhall !== 'comforts'"],
  'web/src/preferences/sync-with-account.ts': ["'underhall-comfort'"],
};

const found = (file: string): readonly string[] => {
  const allowed = ofTheProgram[file] ?? [];
  return readFileSync(join(root, file), 'utf8')
    .split('\n')
    .flatMap((line, at) => {
      const rest = allowed.reduce((text, piece) => text.replace(piece, ''), line);
      const [name] = [...ours, premium].flatMap((pattern) => pattern.exec(rest)?.[0].trim() ?? []);
      return name === undefined ? [] : [`${file}:${at + 1}: ${name}`];
    });
};

test('page and server name no world: its names come from the pack', () => {
  expect(files.length).toBeGreaterThan(300);
  expect(files.flatMap(found)).toEqual([]);
});

test('every exception is still needed', () => {
  const unneeded = Object.entries(ofTheProgram).flatMap(([file, pieces]) => {
    const text = readFileSync(join(root, file), 'utf8');
    return pieces.filter((piece) => !text.includes(piece));
  });

  expect(unneeded).toEqual([]);
});
