import type { Words } from '../syntax/block.ts';

/** Words as they would stand in the first line of a file, from its first column on. */
export const words = (text: string): Words => ({
  text,
  at: { file: 'a.story', line: 1, column: 1, length: text.length },
});
