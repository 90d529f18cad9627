import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseBlocks } from '@underhall/language';

/** The name of the quality that counts the steps of a world's opening, as its pack's file tells it. */
export function openingOf(folder: string): string | undefined {
  const file = join(folder, 'pack.story');
  if (!existsSync(file)) return undefined;
  const [pack] = parseBlocks(file, readFileSync(file, 'utf8')).blocks;
  return pack?.facts.find(({ key }) => key === 'opening')?.value.text;
}
