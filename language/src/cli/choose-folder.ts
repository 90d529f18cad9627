import { resolve } from 'node:path';

type Chosen = {
  /** The arguments without the choice of a folder. */
  readonly words: readonly string[];
  /** Absolute path. Undefined for the default world. */
  readonly folder?: string;
};

/** Reads `--world DIR` or `--world=DIR` anywhere in the arguments. The last one counts. */
export function chooseFolder(typed: readonly string[]): Chosen {
  const words: string[] = [];
  let named: string | undefined;
  for (let at = 0; at < typed.length; at++) {
    const word = typed[at] ?? '';
    if (word === '--world') named = typed[++at] ?? '';
    else if (word.startsWith('--world=')) named = word.slice('--world='.length);
    else words.push(word);
  }
  return named === undefined ? { words } : { words, folder: resolve(named) };
}
