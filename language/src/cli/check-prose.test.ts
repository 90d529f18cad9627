import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { aStorylet, aWorld } from '../testing/a-world.ts';
import { checkProse } from './check-prose.ts';

function run(batches: readonly string[], files: Readonly<Record<string, string>>) {
  const folder = mkdtempSync(join(tmpdir(), 'world-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const { path, text } of aWorld(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  const printed: string[] = [];
  const code = checkProse(batches, { folder, shownAs: 'world', built: '', print: (line) => printed.push(line) });
  return { code, printed };
}

const calm = {
  'areas/square/a-bench.story': '= A Bench\nwhere: The Square\n\nIt is free.\n',
  'qualities/all.story': '= Step\ncategory: Story\nimage: step\n\nHow far.\n',
};

test('the report has a column for the whole world and for each batch, and the first values', () => {
  const style = { 'house-style.json': '{ "atFirst": { "% sentences that begin with It or There": 12.5 } }' };
  const { code, printed } = run(['areas/square/', 'world/areas/square/a-bench.story,areas/pier'], {
    ...calm,
    ...style,
  });

  expect(printed[0]?.trim().split(/ {2,}/)).toEqual([
    'at first',
    'limit',
    'all',
    'areas/square/',
    'world/areas/square/a-bench.story,areas/pier',
  ]);
  expect(printed.find((line) => line.includes('begin with It or There'))?.split(/ {2,}/)).toEqual([
    '% sentences that begin with It or There',
    '12.5',
    '<= 10',
    '100.0 !',
    '100.0 !',
    '100.0 !',
  ]);
  expect(code).toBe(0);
});

test('a broken rule fails the command only if the world sets it to error, a missed measure never does', () => {
  const style = (text: string) => ({ 'house-style.json': text });
  const files = { ...calm, ...aStorylet('') };
  const codes = ['{}', '{"rules":{"habits-vary":"warning"}}', '{"rules":{"habits-vary":"error"}}'].map((text) => {
    const { code, printed } = run([], { ...files, ...style(text) });
    expect(printed).toContain('habits-vary: 1 problem, 0 exempt');
    return code;
  });
  expect(codes).toEqual([0, 0, 1]);
});

test('an unknown measure in the house style fails the command', () => {
  const { code, printed } = run([], {
    ...calm,
    'house-style.json': '{ "atFirst": { "% speeches over 20 words": 3 } }',
  });

  expect(code).toBe(1);
  expect(printed).toContain(
    'house-style.json: there is no measure called "% speeches over 20 words". Did you mean "% speeches over 25 words"?',
  );
});

test('a batch without storylets is an error', () => {
  expect(run(['areas/peir'], calm)).toEqual({
    code: 1,
    printed: ['no storylets in "areas/peir": name a folder, or files separated by commas, like areas/square'],
  });
});
