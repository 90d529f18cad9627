import { expect, test } from 'vitest';
import { aStorylet, aWorld } from '../testing/a-world.ts';
import { checkTexts } from './check-texts.ts';
import { compileTexts } from './compile-texts.ts';
import { contentsOf } from './contents.ts';
import { printPack, VERSION_AT } from './print-pack.ts';

type Files = Readonly<Record<string, string>>;

function printed(files: Files) {
  const { sound } = checkTexts(aWorld(files), '', []);
  if (!sound) throw new Error('the world has problems');
  const pieces: string[] = [];
  const version = printPack(contentsOf(sound.world, sound.ids), (piece) => pieces.push(piece));
  return { pieces, version };
}

const withVersion = (json: string, version: string): string =>
  json.slice(0, VERSION_AT) + version + json.slice(VERSION_AT + version.length);

test('a pack is printed as the one that is compiled whole, version and all', () => {
  const files = aStorylet('');
  const { pieces, version } = printed(files);

  expect(withVersion(pieces.join(''), version)).toBe(JSON.stringify(compileTexts(aWorld(files), '', []).pack));
});

test('until the version is known, as many noughts stand in its place', () => {
  const { pieces, version } = printed({});

  expect(JSON.parse(pieces.join(''))).toMatchObject({ version: '0'.repeat(version.length), name: 'Small' });
});

test('a large world is printed in pieces, none of them much longer than half a million letters', () => {
  const storylets = Array.from({ length: 30 }, (_, i) => [
    `areas/square/tried-${i}.story`,
    aStorylet('')['areas/square/tried.story']?.replace('Tried', `Tried ${i}x`).replace('Prose', 'Prose '.repeat(1e4)),
  ]);
  const { pieces } = printed(Object.fromEntries(storylets));

  expect(pieces.length).toBeGreaterThan(3);
  expect(Math.max(...pieces.map(({ length }) => length))).toBeLessThan(600_000);
  expect(JSON.parse(pieces.join('')).storylets).toHaveLength(31);
});
