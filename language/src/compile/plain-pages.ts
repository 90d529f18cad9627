import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { plainPageNames } from '@underhall/engine';
import type { Reading } from '../meaning/form.ts';
import { type ReadingPageWritten, readReadingPage } from '../meaning/reading-page.ts';
import { parseBlocks } from '../syntax/parse-blocks.ts';

let read: readonly ReadingPageWritten[] | undefined;

/** The pages of a world that writes none, in words that name no world; read once. */
export function plainPages(): readonly ReadingPageWritten[] {
  read ??= plainPageNames.flatMap((name) => readPlainPage(`${name}.story`));
  return read;
}

function readPlainPage(file: string): readonly ReadingPageWritten[] {
  const text = readFileSync(join(import.meta.dirname, '..', '..', 'plain-pages', file), 'utf8');
  const { blocks, problems } = parseBlocks(file, text);
  const reading: Reading = {
    report: (at, message) => {
      throw new Error(`${at.file}:${at.line}:${at.column} ${message}`);
    },
    mention: () => undefined,
    show: () => undefined,
  };
  for (const { at, message } of problems) reading.report(at, message);
  return blocks.map((block) => readReadingPage(block, reading));
}
