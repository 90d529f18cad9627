import { globSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Plugin } from 'vite';

const prefixOf = (index: number): string => index.toString(26).padStart(2, '0').replace(/./g, toCharacter);
const toCharacter = (digit: string): string => String.fromCharCode(97 + Number.parseInt(digit, 26));

/**
 * Names classes of CSS modules `_ab3`: two characters for the file and a number for the class. Vite's own names, with a
 * hash and a line number, cost 4 KB on the story page. The names depend only on the sources, so that two builds of
 * one version agree.
 */
export function shortClassNames(root: string): Plugin {
  const files = globSync('src/**/*.module.css', { cwd: root }).toSorted();
  const namesIn = new Map<string, string[]>();
  const shorten = (name: string, path: string): string => {
    const file = relative(root, path.replace(/\?.*$/, ''));
    const index = files.indexOf(file);
    if (index < 0) throw new Error(`${join(root, file)} is outside src: shortClassNames cannot name its classes.`);
    const names = namesIn.get(file) ?? [];
    namesIn.set(file, names);
    const place = names.includes(name) ? names.indexOf(name) : names.push(name) - 1;
    return `_${prefixOf(index)}${place.toString(36)}`;
  };
  return {
    name: 'short-class-names',
    apply: 'build',
    config: () => ({ css: { modules: { generateScopedName: shorten } } }),
  };
}
