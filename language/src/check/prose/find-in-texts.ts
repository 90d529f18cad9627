import type { WrittenWorld } from '../../meaning/read-world.ts';
import { type Problem, placeIn, type Words } from '../../syntax/block.ts';
import { filesWith } from '../files-with.ts';
import { partsOf } from '../parts-of.ts';
import { allTexts } from '../texts-in.ts';

/** Tells the first place in each text of the world where a form is found. */
export const findInTexts = (form: RegExp, world: WrittenWorld, message: (found: string) => string) =>
  find(form, textsOf, world, message);

/** The same in every heading too. */
export const findInAll = (form: RegExp, world: WrittenWorld, message: (found: string) => string) =>
  find(form, (all) => [...headingsOf(all), ...textsOf(all)], world, message);

const textsOf = (world: WrittenWorld): readonly Words[] => allTexts(world).map(({ words }) => words);

const headingsOf = (world: WrittenWorld): readonly Words[] => partsOf(world).map(({ block }) => block.heading);

function find(
  form: RegExp,
  within: (world: WrittenWorld) => readonly Words[],
  world: WrittenWorld,
  message: (found: string) => string,
): readonly Problem[] {
  const problems: Problem[] = [];
  const files = filesWith(form, world);
  for (const words of files.size > 0 ? within(world) : []) {
    const found = files.has(words.at.file) ? form.exec(words.text) : null;
    if (found) problems.push({ at: placeIn(words, found.index, found[0].length), message: message(found[0]) });
  }
  return problems;
}
