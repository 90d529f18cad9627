import type { Rule } from '../check/rule.ts';
import type { SourceFile } from '../meaning/read-file.ts';
import type { Problem, Span } from '../syntax/block.ts';

const ofFitting: ReadonlySet<string> = new Set(['areas-offer-something', 'opening-goes-on']);

const onWords: ReadonlySet<string> = new Set([
  'known-names',
  'known-lists',
  'unique-names',
  'clean-text',
  'fitting-depth',
]);

/** True for a rule on single words, names and headings, which are right or wrong wherever they stand. */
export const isOnWords = ({ name }: Rule): boolean => onWords.has(name);

/**
 * True for a rule on how the parts of a world hang together. While a part is wrongly written or named, such rules would
 * report what only follows from that.
 */
export const isOnWhole = ({ kind, name }: Rule): boolean => kind === 'loose-ends' || ofFitting.has(name);

/** True for problems in a thing that could not be read without mistakes: they may follow from those. */
export function inMisreadThing(
  misread: readonly Problem[],
  files: readonly SourceFile[],
): (problem: Problem) => boolean {
  const texts = new Map(files.map(({ path, text }) => [path, text]));
  const thingAt = ({ file, line }: Span): string => {
    const above = texts.get(file)?.split('\n').slice(0, line) ?? [];
    return `${file}:${above.findLastIndex((each) => /^\s*=(?!=)/.test(each))}`;
  };
  const misreadFiles = new Set(misread.map(({ at }) => at.file));
  const things = new Set(misread.map(({ at }) => thingAt(at)));
  return ({ at }) => misreadFiles.has(at.file) && things.has(thingAt(at));
}
