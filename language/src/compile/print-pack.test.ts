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

test('each thing is compiled when its turn to be printed comes', () => {
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
