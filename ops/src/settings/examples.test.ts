import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readConfig, settingGroups } from '@underhall/server/settings';
import { expect, test } from 'vitest';
import { variablesOf } from '../pages/settings-page.ts';
import { root } from '../root.ts';

const variables = variablesOf(settingGroups);
const read = (path: string) => readFileSync(join(root, path), 'utf8');

/** Names in capitals that belong to systemd. */
const otherNames = ['AF_INET', 'AF_UNIX'];

test('the example files name only settings of the table', () => {
  const files = globSync('docs/operators/examples/*', { cwd: root });
  expect(files.length).toBeGreaterThan(3);
  const names = files.flatMap((path) =>
    [...read(path).matchAll(/\b([A-Z]+_[A-Z]+(?:_[A-Z]+)*)\b/g)].map(([, name = '']) => name),
  );
  expect(names.length).toBeGreaterThan(5);
  expect(names.filter((name) => !variables.has(name) && !otherNames.includes(name))).toEqual([]);
});

/** The assignments in each block of code of a document, as variables. */
const blocksIn = (text: string): readonly Readonly<Record<string, string>>[] =>
  [...text.matchAll(/```\n([\s\S]*?)```/g)]
    .map(([, block = '']) => Object.fromEntries([...block.matchAll(/^([A-Z_]+)=(\S+)$/gm)].map(([, ...pair]) => pair)))
    .filter((block) => Object.keys(block).length > 0);

test('the server accepts the settings that the documents for operators show', () => {
  const blocks = globSync('docs/operators/*.md', { cwd: root }).flatMap((path) => blocksIn(read(path)));
  expect(blocks.length).toBeGreaterThan(1);
  for (const block of blocks) {
    expect(Object.keys(block).filter((name) => !variables.has(name))).toEqual([]);
    expect(() => readConfig(block)).not.toThrow();
  }
});
