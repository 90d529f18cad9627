import type { WrittenWorld } from '../../meaning/read-world.ts';
import type { Problem, Words } from '../../syntax/block.ts';
import { placeIn } from '../../syntax/cut.ts';
import { partsOf } from '../parts-of.ts';
import { allTexts } from '../texts-in.ts';

/** Tells the first place in each text of the world where a form is found. */
export function findInTexts(form: RegExp, world: WrittenWorld, message: (found: string) => string): readonly Problem[] {
  const problems: Problem[] = [];
  for (const { words } of allTexts(world)) look(words, form, message, problems);
  return problems;
}

/** The same in every heading. */
export function findInHeadings(
  form: RegExp,
  world: WrittenWorld,
  message: (found: string) => string,
): readonly Problem[] {
  const problems: Problem[] = [];
  for (const { block } of partsOf(world)) look(block.heading, form, message, problems);
  return problems;
}

function look(words: Words, form: RegExp, message: (found: string) => string, problems: Problem[]): void {
  const found = form.exec(words.text);
  if (found) problems.push({ at: placeIn(words, found.index, found[0].length), message: message(found[0]) });
}
