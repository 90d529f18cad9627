import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { fittingRules } from '../check/all-rules.ts';
import type { Rule } from '../check/rule.ts';
import { aStorylet, aWorld } from '../testing/a-world.ts';
import { aMap } from '../testing/other-kinds.ts';
import { runWorld } from './run-world.ts';

let root: string;
let printed: string[];

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'world-'));
  printed = [];
});

afterEach(() => rmSync(root, { recursive: true }));

function run(
  words: readonly string[],
  files: Readonly<Record<string, string>> = {},
  rules: readonly Rule[] = fittingRules,
): number {
  for (const { path, text } of aWorld(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    if (!existsSync(join(root, path))) writeFileSync(join(root, path), text);
  }
  const built = join(root, '.built', 'world.json');
  return runWorld(words, {
    folder: root,
    shownAs: 'world',
    built,
    print: (line) => printed.push(line),
    rules,
  });
}

test('a world without problems is compiled, and its numbers are kept', () => {
  expect(run([])).toBe(0);

  expect(JSON.parse(readFileSync(join(root, '.built', 'world.json'), 'utf8'))).toMatchObject({ name: 'Small' });
  expect(readFileSync(join(root, 'ids.lock'), 'utf8')).toMatch(/^area 200002 The Square$/m);
});

test('what is wrong with a map is told with its place, too', () => {
  expect(run(['check'], aMap('county', { pier: { labelX: 101, labelY: 3 } }))).toBe(1);

  expect(printed[0]).toContain('world/maps/county.json:1:114\n');
  expect(printed[0]).toContain('"labelX":101');
  expect(printed[0]).toContain('"labelX" is 101; it is a number from 0 to 100 on this map');
});

test('a map is no story, and has no layout', () => {
  expect(run(['format'], aMap('county', {}))).toBe(0);
  expect(printed).toEqual(['6 files, all in the one layout']);
});

test('a problem is told with its place, and nothing is compiled', () => {
  expect(run([], aStorylet('when: Coinz 3+'))).toBe(1);

  expect(printed[0]).toBe(
    [
      'world/areas/square/tried.story:5:7',
      '  when: Coinz 3+',
      '        ^^^^^',
      'unknown quality "Coinz". Did you mean "Coins"?',
      '',
    ].join('\n'),
  );
  expect(existsSync(join(root, '.built'))).toBe(false);
});

test('a draft is compiled though it wants something yet, but not with what does not fit', () => {
  const two: Rule = ({ areas }) =>
    areas.flatMap(({ block: { heading } }) => ['a', 'b'].map((message) => ({ at: heading.at, message })));

  expect(run(['compile'], {}, [two])).toBe(1);
  expect(existsSync(join(root, '.built'))).toBe(false);
  printed = [];
  expect(run(['compile', '--draft'], {}, [two])).toBe(0);
  expect(existsSync(join(root, '.built', 'world.json'))).toBe(true);
  expect(printed).toEqual([
    expect.stringMatching(/^compiled version /),
    'a draft: npm run world check has 2 more to say',
  ]);
  printed = [];
  expect(run(['compile', '--draft'])).toBe(0);
  expect(printed).toHaveLength(1);
  expect(run(['compile', '--drift'])).toBe(1);
  expect(run(['compile', '--draft'], aStorylet('when: Coinz 3+'))).toBe(1);
});

test('check changes nothing', () => {
  expect(run(['check'])).toBe(0);

  expect(existsSync(join(root, 'ids.lock'))).toBe(false);
});

test('format looks with --check, and writes without', () => {
  const crooked = { 'lodgings/room.story': '= A Room\nhand:   1\nimage: room\n\n\nA\nroom.\n' };

  expect(run(['format', '--check'], crooked)).toBe(1);
  expect(run(['format'])).toBe(0);
  printed = [];
  expect(run(['format', '--check'])).toBe(0);
  expect(printed).toEqual(['6 files, all in the one layout']);
  expect(readFileSync(join(root, 'lodgings/room.story'), 'utf8')).toBe('= A Room\nhand: 1\nimage: room\n\nA room.\n');
});

test('a file with mistakes of shape is not rewritten', () => {
  const broken = 'lost words\n= A Room\n';

  expect(run(['format'], { 'lodgings/room.story': broken })).toBe(1);
  expect(readFileSync(join(root, 'lodgings/room.story'), 'utf8')).toBe(broken);
});

test('help is help, and a word nobody knows is an error', () => {
  expect(run(['help'])).toBe(0);
  expect(run(['chekc'])).toBe(1);
});
