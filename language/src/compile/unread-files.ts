import { readdirSync } from 'node:fs';
import type { Problem } from '../syntax/block.ts';

/** Notes, and files of the tools. */
const others = /^(ids\.lock|house-style\.json|(README|LICEN[CS]E|CREDITS|NOTES?)(\.\w+)?|.*\.md)$/i;

/** Folders whose files have other forms. */
const otherFolders: ReadonlySet<string> = new Set(['maps', 'pictures', 'node_modules']);

/**
 * Names each file in the folder of a world that is not read, because nothing else would tell its author. Leaves out
 * hidden files, notes and the files of the tools.
 */
export const unreadFiles = (folder: string, within = ''): readonly Problem[] =>
  readdirSync(within === '' ? folder : `${folder}/${within}`, { withFileTypes: true }).flatMap((entry) => {
    const { name } = entry;
    if (name.startsWith('.') || name.endsWith('~')) return [];
    const path = `${within}${name}`;
    if (entry.isDirectory()) return within === '' && otherFolders.has(name) ? [] : unreadFiles(folder, `${path}/`);
    if (name.endsWith('.story') || others.test(name)) return [];
    return [{ at: { file: path, line: 1, column: 1, length: 0 }, message: messageFor(name), severity: 'warning' }];
  });

const messageFor = (name: string): string => {
  const stem = name.replace(/(\.story)?(\.[^.]*)?$/i, '');
  return `this file is not read: only names that end in ".story" are; call it "${stem}.story" if it is a story`;
};
