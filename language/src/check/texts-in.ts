import type { WrittenWorld } from '../meaning/read-world.ts';
import type { WrittenText } from '../meaning/written-text.ts';
import { type Problem, placeIn, type Words } from '../syntax/block.ts';
import { memoize, type Part, partsOf } from './world-index.ts';

/** Texts in the order of the source, prose first. */
type PartWithTexts = { readonly part: Part; readonly texts: readonly WrittenText[] };

export const textsByPart = memoize((world): readonly PartWithTexts[] => {
  const parts: PartWithTexts[] = [];
  for (const part of partsOf(world)) {
    const texts = textsIn(part);
    if (texts.length > 0) parts.push({ part, texts });
  }
  return parts;
});

export const allTexts = memoize((world): readonly WrittenText[] => textsByPart(world).flatMap(({ texts }) => texts));

function textsIn({ prose, facts }: Part): readonly WrittenText[] {
  let texts: WrittenText[] | undefined;
  for (const key in facts) {
    const value = facts[key];
    if (isText(value)) {
      texts ??= [...prose];
      texts.push(value);
    } else if ((key === 'told' || key === 'next step') && Array.isArray(value)) {
      texts ??= [...prose];
      for (const { text } of value) if (isText(text)) texts.push(text);
    }
  }
  return texts ?? prose;
}

const isText = (value: unknown): value is WrittenText =>
  typeof value === 'object' && value !== null && 'pieces' in value && 'words' in value;

/** Searching whole files first is much faster, because most patterns match nothing. */
export function filesWith(form: RegExp, { files }: WrittenWorld): ReadonlySet<string> {
  const anywhere = new RegExp(overLines(form.source), form.flags.replace('g', ''));
  return new Set(files.filter(({ text }) => anywhere.test(text)).map(({ path }) => path));
}

/** In files, texts are wrapped: a space also matches line breaks and several spaces. */
const overLines = (source: string): string => source.replaceAll(' ', '\\s+');

/** Finds the first match in each text, or all of them if the form is global. */
export const findInTexts = (form: RegExp, world: WrittenWorld, message: (found: string) => string) =>
  findIn(form, textsOf, world, message);

export const findInTextsAndHeadings = (form: RegExp, world: WrittenWorld, message: (found: string) => string) =>
  findIn(form, (all) => [...headingsOf(all), ...textsOf(all)], world, message);

const textsOf = (world: WrittenWorld): readonly Words[] => allTexts(world).map(({ words }) => words);

const headingsOf = (world: WrittenWorld): readonly Words[] => partsOf(world).map(({ block }) => block.heading);

function findIn(
  form: RegExp,
  within: (world: WrittenWorld) => readonly Words[],
  world: WrittenWorld,
  message: (found: string) => string,
): readonly Problem[] {
  const problems: Problem[] = [];
  const files = filesWith(form, world);
  for (const words of files.size > 0 ? within(world) : []) {
    if (!files.has(words.at.file)) continue;
    const first = form.global ? null : form.exec(words.text);
    for (const found of form.global ? words.text.matchAll(form) : first ? [first] : [])
      problems.push({ at: placeIn(words, found.index, found[0].length), message: message(found[0]) });
  }
  return problems;
}
