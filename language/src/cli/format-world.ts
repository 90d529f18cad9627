import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readFolder } from '../compile/read-folder.ts';
import { notUtf8Problem, type SourceFile } from '../meaning/read-file.ts';
import type { Problem } from '../syntax/block.ts';
import { parseBlocks } from '../syntax/parse-blocks.ts';
import { printBlocks } from '../syntax/print-blocks.ts';
import { straighten } from '../syntax/typography.ts';
import { type CommandContext, printProblems } from './command-context.ts';

export function formatWorld(context: CommandContext, isDryRun: boolean): number {
  const files = readFolder(context.folder).filter(isStory);
  const code = formatFiles(files, context, isDryRun);
  // Printed because the command would otherwise seem to do nothing.
  if (code === 0) context.print(`${files.length} files, all in the standard layout`);
  return code;
}

export function formatFiles(files: readonly SourceFile[], context: CommandContext, isDryRun: boolean): number {
  const formatted = files.filter(isStory).map(formatFile);
  const problems = formatted.flatMap((file) => file.problems);
  printProblems(context, files, problems);
  const changed = formatted.filter((file) => file.isChanged);
  for (const { path, text } of changed) {
    if (!isDryRun) writeFileSync(join(context.folder, path), text);
    context.print(
      `${context.shownAs}/${path}: ${isDryRun ? 'not in the standard layout; run "npm run world format"' : 'formatted'}`,
    );
  }
  return problems.length > 0 || (isDryRun && changed.length > 0) ? 1 : 0;
}

const isStory = ({ path }: SourceFile): boolean => path.endsWith('.story');

type FormatResult = SourceFile & { readonly isChanged: boolean; readonly problems: readonly Problem[] };

/** Formats a file, with straight quotes. A file with syntax errors or invalid UTF-8 is left unchanged. */
function formatFile({ path, text, unreadable }: SourceFile): FormatResult {
  if (unreadable) return { path, text, isChanged: false, problems: [notUtf8Problem(path, unreadable)] };
  const { blocks, problems, head } = parseBlocks(path, straighten(text));
  const printed = problems.length > 0 ? text : printBlocks(blocks, head);
  return { path, text: printed, isChanged: printed !== text, problems };
}
