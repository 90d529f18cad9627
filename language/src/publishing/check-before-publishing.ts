import type { CommandContext } from '../cli/command-context.ts';
import { checkWhatWorks } from '../cli/run-world.ts';
import { addPublishedNumbers, type PublishedNumber } from '../compile/add-published-numbers.ts';
import { readLock } from '../compile/read-folder.ts';

/**
 * Prints the problems of a world. Returns `ids.lock` with the numbers of its new things, which no published thing has, or
 * undefined if there are errors.
 */
export function checkBeforePublishing(
  context: CommandContext,
  published: readonly PublishedNumber[],
): string | undefined {
  const withPublished = addPublishedNumbers(readLock(context.folder), published);
  const { sound, lock } = checkWhatWorks({ ...context, lock: withPublished });
  return sound && lock;
}
