import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../root.ts';

/** A test that a page names: its file, and the beginning of its title. */
export type NamedTest = { readonly file: string; readonly title: string };

/** The tests that words of a page name, each as a file between backticks and a title between stars. */
export const testsIn = (words: string): readonly NamedTest[] =>
  [...words.matchAll(/`([^`]+\.(?:test|journey)\.tsx?)` \*([^*]+)\*/g)].map(([, file = '', title = '']) => ({
    file,
    title,
  }));

export function isThere({ file, title }: NamedTest): boolean {
  const path = join(root, file);
  return existsSync(path) && readFileSync(path, 'utf8').includes(`'${title}`);
}
