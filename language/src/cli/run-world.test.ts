import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest';
import { allRules, fittingRules } from '../check/all-rules.ts';
import { type Check, type Rule, ruleKinds } from '../check/rule.ts';
import { aBranch, aStorylet, aWorld } from '../testing/a-world.ts';
import { aMap } from '../testing/other-kinds.ts';
import { ruleNames } from './check-options.ts';
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

test('compiles a world without problems and saves its numbers', () => {
  expect(run([])).toBe(0);

  expect(JSON.parse(readFileSync(join(root, '.built', 'world.json'), 'utf8'))).toMatchObject({ name: 'Small' });
  expect(readFileSync(join(root, 'ids.lock'), 'utf8')).toMatch(/^area 200002 The Square$/m);
});

test('packs a world into a file beside its folder, and says how large it is', () => {
  const file = `${root}.world`;
  onTestFinished(() => rmSync(file, { force: true }));
  expect(run(['pack'])).toBe(0);

  expect(statSync(file).size).toBeLessThan(9000);
  expect(printed.find((line) => line.startsWith('written: '))).toMatch(/\.world \([1-9] KB\)$/);
  expect(printed.at(-1)).toContain(`npm start -- --world ${file}`);
});

test('a problem in a map is printed with its place', () => {
  expect(run(['check'], aMap('county', { pier: { labelX: 101, labelY: 3 } }))).toBe(1);

  expect(printed[0]).toContain('world/maps/county.json:1:114\n');
  expect(printed[0]).toContain('"labelX":101');
  expect(printed[0]).toContain('"labelX" is 101; it must be a number from 0 to 100 on this map');
});

test('a map is not formatted', () => {
  expect(run(['format'], aMap('county', {}))).toBe(0);
  expect(printed).toEqual(['6 files, all in the standard layout']);
});

test('a problem is printed with its place, and nothing is compiled', () => {
  expect(run([], aStorylet('when: Coinz 3+'))).toBe(1);

  expect(printed[0]).toBe(
    [
      'world/areas/square/tried.story:5:7',
      '  when: Coinz 3+',
      '        ^^^^^',
      'unknown quality "Coinz". Did you mean "Coins"? (known-names)',
      '',
    ].join('\n'),
  );
  expect(existsSync(join(root, '.built'))).toBe(false);
});

test('a draft compiles with loose ends, but not with fitting problems', () => {
  const check: Check = ({ areas }) =>
    areas.flatMap(({ block: { heading } }) => ['a', 'b'].map((message) => ({ at: heading.at, message })));
  const two: Rule = { name: 'two', kind: 'sense', check };

  expect(run(['compile'], {}, [two])).toBe(1);
  expect(existsSync(join(root, '.built'))).toBe(false);
  printed = [];
  expect(run(['compile', '--draft'], {}, [two])).toBe(0);
  expect(existsSync(join(root, '.built', 'world.json'))).toBe(true);
  expect(printed).toEqual([
    expect.stringMatching(/^compiled version /),
    'compiled a draft; npm run world check reports 2 problems more',
  ]);
  printed = [];
  expect(run(['compile', '--draft'])).toBe(0);
  expect(printed).toHaveLength(1);
  expect(run(['compile', '--drift'])).toBe(1);
  expect(run(['compile', '--draft'], aStorylet('when: Coinz 3+'))).toBe(1);
});

test('check changes no file', () => {
  expect(run(['check'])).toBe(0);

  expect(existsSync(join(root, 'ids.lock'))).toBe(false);
});

test('format only reports with --check, and writes without it', () => {
  const crooked = { 'lodgings/room.story': '= A Room\nhand:   1\nimage: room\n\n\nA\nroom.\n' };

  expect(run(['format', '--check'], crooked)).toBe(1);
  expect(run(['format'])).toBe(0);
  printed = [];
  expect(run(['format', '--check'])).toBe(0);
  expect(printed).toEqual(['6 files, all in the standard layout']);
  expect(readFileSync(join(root, 'lodgings/room.story'), 'utf8')).toBe('= A Room\nhand: 1\nimage: room\n\nA room.\n');
});

test('a file with form problems is not rewritten', () => {
  const broken = 'lost words\n= A Room\n';

  expect(run(['format'], { 'lodgings/room.story': broken })).toBe(1);
  expect(readFileSync(join(root, 'lodgings/room.story'), 'utf8')).toBe(broken);
});

test('problems are sorted by kind of rule and counted by rule', () => {
  const room = { 'lodgings/room.story': '= A Room\nhand: 1\nimage: room\nwehn: Coins 1\n\nA room.\n' };
  expect(run(['check'], { ...aStorylet('when: Coinz 3+'), ...room }, allRules)).toBe(1);

  const named = printed.flatMap((line) => /\(([a-z-]+)\)\n$/.exec(line)?.[1] ?? []);
  expect(named.slice(0, 2)).toEqual(['form', 'known-names']);
  expect(named.every((name) => ruleNames.includes(name))).toBe(true);
  const kinds = named.flatMap((name) => allRules.find((rule) => rule.name === name)?.kind ?? []);
  expect(kinds).toEqual([...kinds].sort((a, b) => ruleKinds.indexOf(a) - ruleKinds.indexOf(b)));
  expect(printed.at(-1)).toMatch(/^\d+ problems: 1 form, 1 known-names/);
});

test('check prints only the problems of some rules or files', () => {
  const files = aStorylet('when: Coinz 3+');
  const linesOf = (...words: readonly string[]): readonly string[] => {
    printed = [];
    run(['check', ...words], files, allRules);
    return printed;
  };
  expect(linesOf('--only', 'known-names')).toEqual([expect.stringContaining('Coinz'), '1 problem']);
  expect(linesOf('--only', 'fitting', '--in', 'world/areas/square/')).toEqual([expect.any(String), '1 problem']);
  expect(linesOf('--only', 'fitting', '--in', 'lodgings')).toEqual([expect.stringMatching(/^no matching problems; /)]);
  expect(linesOf('--only', 'known-nams')).toEqual([
    '"known-nams" is neither a rule nor a kind of rule. Did you mean "known-names"?',
  ]);
  expect(linesOf('--in')).toEqual(['--in needs a value: check -- --in areas/square']);
  expect(linesOf('--every')).toEqual(['unknown option "--every"; check takes --all, --only and --in']);
});

test('explain suggests the nearest name for an unknown rule', () => {
  expect(run(['explain', 'known-nams'])).toBe(1);
  expect(printed[0]).toContain('unknown rule "known-nams". Did you mean "known-names"?');
});

test('comments keep their place, are listed, and are not compiled', () => {
  const text = `// for the second week
// and the third

= A Room
hand: 1
todo: a better hand
image: room

A room.

// is it?

A bed.
`;
  expect(run([], { 'lodgings/room.story': text })).toBe(0);
  expect(run(['format', '--check'])).toBe(0);
  expect(readFileSync(join(root, '.built', 'world.json'), 'utf8')).not.toMatch(/second week|better hand|is it/);

  printed = [];
  expect(run(['check', '--in', 'lodgings'])).toBe(0);
  expect(printed.slice(1)).toEqual([
    'world/lodgings/room.story:1  // for the second week',
    'world/lodgings/room.story:2  // and the third',
    'world/lodgings/room.story:6  todo: a better hand',
    'world/lodgings/room.story:11  // is it?',
    '4 comments',
  ]);
});

test('format replaces curly quotes by straight ones', () => {
  const curly = '= The Clerk\u2019s Room\nhand: 1\nimage: room\n\n\u201cMine,\u201d he says.\n';
  expect(run(['format'], { 'lodgings/room.story': curly })).toBe(0);
  expect(readFileSync(join(root, 'lodgings/room.story'), 'utf8')).toBe(
    '= The Clerk\'s Room\nhand: 1\nimage: room\n\n"Mine," he says.\n',
  );
});

test('a comment within a paragraph is formatted before the whole paragraph', () => {
  expect(run(['format'], { 'lodgings/room.story': '= A Room\nhand: 1\nimage: room\n\nA\n// wide?\nroom.\n' })).toBe(0);
  expect(readFileSync(join(root, 'lodgings/room.story'), 'utf8')).toBe(
    '= A Room\nhand: 1\nimage: room\n\n// wide?\n\nA room.\n',
  );
});

test('a byte order mark is not a problem', () => {
  expect(run([], { 'lodgings/room.story': '\uFEFF= A Room\nhand: 1\nimage: room\n\nA room.\n' })).toBe(0);
});

test('invalid UTF-8 is reported once, at its place, and the file stays unchanged', () => {
  run([]);
  const bytes = Buffer.from('= A Room\nhand: 1\nimage: room\n\nA caf\xe9.\n', 'latin1');
  writeFileSync(join(root, 'lodgings/room.story'), bytes);
  printed = [];

  expect(run(['check', '--only', 'form'])).toBe(1);
  expect(printed[0]).toContain('world/lodgings/room.story:5:6\n');
  expect(printed[0]).toContain('save it with the encoding UTF-8 (form)');
  expect(printed).toHaveLength(2);
  expect(run(['format'])).toBe(1);
  expect(readFileSync(join(root, 'lodgings/room.story')).equals(bytes)).toBe(true);
});

test('a fact after the blank line and an indented heading are each reported once, with the fix', () => {
  const once = (files: Readonly<Record<string, string>>): string => {
    printed = [];
    expect(run(['check'], files)).toBe(1);
    expect(printed).toHaveLength(2);
    return printed[0] ?? '';
  };
  const room = (text: string) => ({ 'lodgings/room.story': text });
  expect(once(room('= A Room\nimage: room\n\nA room.\nhand: 1\n'))).toContain('lodgings/room.story:5:1\n');
  rmSync(join(root, 'lodgings/room.story'));
  expect(once(room('= A Room\nimage: room\n\nhand: 1\n'))).toContain(
    '"hand" stands after the blank line, so players would see it as prose; move it up to the other facts',
  );
  rmSync(join(root, 'lodgings/room.story'));
  expect(once(room('  = A Room\nhand: 1\nimage: room\n\nA room.\n'))).toContain(
    'a heading must begin at the start of its line; delete the spaces before it (form)',
  );
});

test('help exits with 0, an unknown command with 1', () => {
  expect(run(['help'])).toBe(0);
  expect(run(['chekc'])).toBe(1);
});

const curly = aStorylet('note: \u201cYes\u201d');
const style = (rules: object) => ({ 'house-style.json': JSON.stringify({ rules }) });
/** The exit code and the last line of a check of two rules. */
function checkQuotes(files: Readonly<Record<string, string>>, options: readonly string[] = []) {
  printed = [];
  const rules = allRules.filter(({ name }) => name === 'straight-quotes' || name === 'house-style-is-known');
  return [run(['check', ...options], files, rules), printed.at(-1)];
}

test('a rule of taste is off unless the world asks for it, and then prints a hint only if asked', () => {
  expect(checkQuotes(curly)).toEqual([0, '2 storylets, 5 qualities: no problems']);
  expect(checkQuotes(curly, ['--all'])).toEqual([0, '2 storylets, 5 qualities: no errors']);
  expect(printed.slice(0, 2)).toEqual([expect.stringMatching(/\nhint: write straight quotes/), '1 hint']);
  expect(checkQuotes(curly, ['--only', 'straight-quotes'])[0]).toBe(0);
  expect(printed[1]).toBe('1 hint');
});

test.each([
  ['error', 1, '1 problem'],
  ['warning', 0, '1 warning'],
] as const)('a rule of taste set to %s ends the check with %s', (level, code, counted) => {
  expect(checkQuotes({ ...curly, ...style({ 'straight-quotes': level }) })[0]).toBe(code);
  expect(printed).toContain(counted);
});

test('taste and a faulty house style never stop a world from being compiled', () => {
  const files = { ...curly, ...style({ 'straight-quotes': 'error', 'prose-lenghts': 'error' }) };
  expect(checkQuotes(files)).toEqual([1, '2 problems: 1 straight-quotes, 1 house-style-is-known']);
  expect(run(['compile'], files, [...fittingRules, ...allRules.filter(({ kind }) => kind === 'prose')])).toBe(0);
});

test('after 50 problems only their counts are printed', () => {
  const branches = Array.from({ length: 60 }, (_, at) => aBranch('when: Coinz 3+').replace('== Try', `== Try ${at}`));
  const room = { 'lodgings/room.story': '= A Room\nhand: 1\nimage: room\nwehn: Coins 1\n\nA room.\n' };
  expect(run(['check'], { ...aStorylet('', branches.join('\n')), ...room })).toBe(1);
  expect(printed).toHaveLength(52);
  expect(printed.slice(-2)).toEqual(['... and 11 more\n', '61 problems: 1 form, 60 known-names']);
});
