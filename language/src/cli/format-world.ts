import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readFolder } from '../compile/read-folder.ts';
import { isMapFile, isStyleFile } from '../meaning/kind-of-file.ts';
import { notUtf8, type SourceFile } from '../meaning/read-world.ts';
import type { Problem } from '../syntax/block.ts';
import { parseBlocks } from '../syntax/parse-blocks.ts';
import { printBlocks } from '../syntax/print-blocks.ts';
import { type CommandContext, printProblems } from './command-context.ts';

export function formatWorld(desk: CommandContext, onlyLook: boolean): number {
  const files = readFolder(desk.folder).filter(isStory);
  const code = formatFiles(files, desk, onlyLook);
  // A command that prints nothing looks like one that did nothing.
  if (code === 0) desk.print(`${files.length} files, all in the one layout`);
  return code;
}

export function formatFiles(files: readonly SourceFile[], desk: CommandContext, onlyLook: boolean): number {
  const formatted = files.filter(isStory).map(formatFile);
  const problems = formatted.flatMap((file) => file.problems);
  printProblems(desk, files, problems);
  const changed = formatted.filter((file) => file.isChanged);
  for (const { path, text } of changed) {
    if (!onlyLook) writeFileSync(join(desk.folder, path), text);
    desk.print(
      `${desk.shownAs}/${path}: ${onlyLook ? 'not in the one layout; run "npm run world format"' : 'formatted'}`,
    );
  }
  return problems.length > 0 || (onlyLook && changed.length > 0) ? 1 : 0;
}

const isStory = ({ path }: SourceFile): boolean => !isMapFile(path) && !isStyleFile(path);

type FormatResult = SourceFile & { readonly isChanged: boolean; readonly problems: readonly Problem[] };

/** A file in the one layout. With mistakes of shape it stays as it is. */
function formatFile({ path, text, unreadable }: SourceFile): FormatResult {
  if (unreadable) return { path, text, isChanged: false, problems: [notUtf8(path, unreadable)] };
  const { blocks, problems, head } = parseBlocks(path, text);
  const printed = problems.length > 0 ? text : printBlocks(blocks, head);
  return { path, text: printed, isChanged: printed !== text, problems };
}
