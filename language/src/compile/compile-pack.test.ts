import fc from 'fast-check';
import { expect, test } from 'vitest';
import { aStorylet, aWorld } from '../testing/a-world.ts';
import { contentHash, printPack, VERSION_OFFSET } from './compile-pack.ts';
import { checkTexts, compileTexts } from './compile-world.ts';
import { contentsOf } from './contents.ts';

type Files = Readonly<Record<string, string>>;

function printed(files: Files) {
  const { sound } = checkTexts(aWorld(files), '', []);
  if (!sound) throw new Error('the world has problems');
  const pieces: string[] = [];
  const version = printPack(contentsOf(sound.world, sound.ids), (piece) => pieces.push(piece));
  return { pieces, version };
}

const withVersion = (json: string, version: string): string =>
  json.slice(0, VERSION_OFFSET) + version + json.slice(VERSION_OFFSET + version.length);

test('a printed pack equals the compiled one, version included', () => {
  const files = aStorylet('');
  const { pieces, version } = printed(files);

  expect(withVersion(pieces.join(''), version)).toBe(JSON.stringify(compileTexts(aWorld(files), '', []).pack));
});

test('zeros stand for the version until it is known', () => {
  const { pieces, version } = printed({});

  expect(JSON.parse(pieces.join(''))).toMatchObject({ version: '0'.repeat(version.length), name: 'Small' });
});

test('compiles each thing only when it is printed', () => {
  const { sound } = checkTexts(aWorld(aStorylet('')), '', []);
  if (!sound) throw new Error('the world has problems');
  const { head, lists } = contentsOf(sound.world, sound.ids);
  const events: string[] = [];
  const pieces = (function* () {
    for (const storylet of lists.storylets) {
      events.push(`compiled ${storylet.name}`);
      yield storylet;
    }
  })();

  printPack({ head, lists: { ...lists, storylets: pieces } }, (piece) => {
    const [, name] = /"name":"(A Bench|Tried)"/.exec(piece) ?? [];
    if (name) events.push(`printed ${name}`);
  });

  expect(events).toEqual(['compiled A Bench', 'printed A Bench', 'compiled Tried', 'printed Tried']);
});

const hashOf = (...pieces: readonly string[]): string => {
  const hash = contentHash();
  for (const piece of pieces) hash.add(piece);
  return hash.hexDigits();
};

test('the same text has the same hash', () => {
  expect(hashOf('')).toBe('9e37361885eaf619c2b3a5ea27d56e4a');
  expect(hashOf('Lampwick')).toBe('ff78efea40a20323f5b7aaf21ab7724d');
  expect(hashOf('“Up,” she says')).toBe('a2a7dff1905a30a0bd702497550e1c66');
});

test('the hash does not depend on how the text is split', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: 'binary' })), (pieces) => {
      expect(hashOf(...pieces)).toBe(hashOf(pieces.join('')));
    }),
    { seed: 4012 },
  );
});

test('texts that differ in one character or in their order have different hashes', () => {
  expect(new Set(['ab', 'ba', 'aa', 'a', '\u0101b'].map((text) => hashOf(text))).size).toBe(5);
});
