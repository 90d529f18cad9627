import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../root.ts';
import { dataFolderOf } from './data-folder.ts';

test('the default world has the data folder itself, and another world a folder of its own by its path', () => {
  expect(dataFolderOf(join(root, 'world'), './data')).toBe('./data');
  const pier = dataFolderOf('/home/ada/pier', './data');
  expect(pier).toMatch(/^data\/worlds\/pier-[0-9a-f]{8}$/);
  expect(dataFolderOf('/home/ada/pier', './data')).toBe(pier);
  expect(dataFolderOf('/home/ada/older/pier', './data')).not.toBe(pier);
});
