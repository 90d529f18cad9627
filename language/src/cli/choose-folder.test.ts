import { join } from 'node:path';
import { expect, test } from 'vitest';
import { chooseFolder } from './choose-folder.ts';

const folder = join(process.cwd(), 'my-world');

test.each([
  ['--world my-world new card "A Gull"', ['new', 'card', '"A', 'Gull"']],
  ['check --world my-world --all', ['check', '--all']],
  ['check --all --world=my-world', ['check', '--all']],
  ['--world other check --world my-world', ['check']],
])('%s selects the folder', (typed, words) => {
  expect(chooseFolder(typed.split(' '))).toEqual({ words, folder });
});

test('without a choice the default world is meant', () => {
  expect(chooseFolder(['check'])).toEqual({ words: ['check'] });
});
