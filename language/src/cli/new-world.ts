import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { quote } from '../compile/why-no-world.ts';

/** A small world with everything a first evening needs. A new world begins as a copy. */
export const starterFolder = join(import.meta.dirname, '..', '..', 'starter');

const usage = 'npm run world new world ../my-world "Its Title"';
const maxTitleLength = 60;

/**
 * Writes a new world into a folder that is missing or empty. Returns the exit code.
 * @param folder absolute path
 */
export function createWorld(folder: string | undefined, title: string, print: (line: string) => void): number {
  const name = title.trim().replace(/\s+/g, ' ');
  const fault = whyNotHere(folder, name);
  if (folder === undefined || fault !== undefined) {
    if (fault !== undefined) print(fault);
    return 1;
  }
  mkdirSync(folder, { recursive: true });
  cpSync(starterFolder, folder, { recursive: true });
  for (const file of ['pack.story', 'README.md']) {
    const path = join(folder, file);
    const text = readFileSync(path, 'utf8');
    // By functions, because a title may have signs that mean something in a replacement.
    writeFileSync(
      path,
      text.replaceAll('My World', () => name).replaceAll('FOLDER', () => quote(folder)),
    );
  }
  print(
    `"${name}" is in ${folder}: a place, three storylets, a card, a shop, a challenge and two pictures, ready to be played.`,
  );
  print(`Play it in the browser:  npm run dev -- ${quote(folder)}`);
  print(`Play it in the terminal: npm run world play -- --world ${quote(folder)}`);
  print('Open it to players:      docs/authors/publishing.md');
  print(`Make it yours, in ten steps: ${join(folder, 'README.md')}`);
  return 0;
}

function whyNotHere(folder: string | undefined, name: string): string | undefined {
  if (folder === undefined) return `A new world needs a folder and a title: ${usage}`;
  if (name === '') return `A new world needs a title: ${usage}`;
  if (name.length > maxTitleLength) return `The title has ${name.length} characters; write at most ${maxTitleLength}.`;
  if (/[{}=]/.test(name)) return 'A title has no braces and no equals sign.';
  if (!existsSync(folder)) return undefined;
  if (!statSync(folder).isDirectory()) return `${quote(folder)} is a file; name a folder that is missing or empty.`;
  return readdirSync(folder).length === 0
    ? undefined
    : `${quote(folder)} is not empty, and nothing in it was changed. Name a new folder.`;
}
