import { notUtf8, type SourceFile } from '../meaning/read-world.ts';
import type { Problem } from '../syntax/block.ts';
import { parseBlocks } from '../syntax/parse-blocks.ts';
import { printBlocks } from '../syntax/print-blocks.ts';

export type FormatResult = SourceFile & { readonly isChanged: boolean; readonly problems: readonly Problem[] };

/** A file in the one layout. With mistakes of shape it stays as it is. */
export function formatFile({ path, text, unreadable }: SourceFile): FormatResult {
  if (unreadable) return { path, text, isChanged: false, problems: [notUtf8(path, unreadable)] };
  const { blocks, problems, head } = parseBlocks(path, text);
  const printed = problems.length > 0 ? text : printBlocks(blocks, head);
  return { path, text: printed, isChanged: printed !== text, problems };
}
