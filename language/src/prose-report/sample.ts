import { outsideSpeech } from '../check/prose/measure-text.ts';
import { isIn } from '../check/rule.ts';
import type { WrittenOutcome } from '../meaning/outcome.ts';
import type { WrittenQuality } from '../meaning/quality.ts';
import type { WrittenWorld } from '../meaning/read-world.ts';
import type { WrittenBranch, WrittenStorylet } from '../meaning/storylet.ts';
import type { Block } from '../syntax/block.ts';

/** The prose that is counted together: that of the whole world, or of what was written as one batch. */
export type Sample = {
  readonly world: WrittenWorld;
  readonly qualities: readonly WrittenQuality[];
  readonly storylets: readonly WrittenStorylet[];
  readonly branches: readonly WrittenBranch[];
  readonly results: readonly WrittenOutcome[];
  /** Every paragraph of storylets, branches and results, without what is said in it. */
  readonly paragraphs: readonly string[];
};

/** The sample of the storylets in some folders or files; of all of them where none is named. */
export function sampleOf(world: WrittenWorld, within: readonly string[] = []): Sample {
  const isInBatch = ({ block }: { readonly block: Block }): boolean =>
    within.length === 0 || within.some((path) => isIn(block.heading.at, path));
  const storylets = world.storylets.filter(isInBatch);
  const qualities = world.qualities.filter(isInBatch);
  const branches = storylets.flatMap((storylet) => storylet.branches);
  const results = branches.flatMap(({ outcomes }) => outcomes);
  const paragraphs = [...storylets, ...branches, ...results].flatMap(({ block }) =>
    block.prose.map(({ text }) => narration(text)),
  );
  return { world, qualities, storylets, branches, results, paragraphs };
}

/** A paragraph as it is told, without speech, without what is set in italics, without the conditions of its cases. */
const narration = (text: string): string => outsideSpeech(withoutConditions(text));

/** A text with all its cases one after the other. */
export const withoutConditions = (text: string): string =>
  text.replace(/(?<!\\)([{|])[^{}|"*]*?:/g, '$1').replace(/(?<!\\)[{}|]/g, ' ');

const WORD = /[\p{L}\p{N}][\p{L}\p{N}'-]*/gu;

/** The words of a text, in small letters. */
export const wordsIn = (text: string): readonly string[] => text.toLowerCase().match(WORD) ?? [];

/** The sentences of a text. What ends in a stop goes to the next capital, so "Mr. Pell" would be two: write "Mr". */
export const sentencesIn = (text: string): readonly string[] =>
  text.split(/(?<=[.!?])\s+(?=\p{Lu})/u).filter((sentence) => wordsIn(sentence).length > 0);

/** The speeches of a text, without their quotes. */
export const speechesIn = (text: string): readonly string[] =>
  [...withoutConditions(text).matchAll(/"([^"]+)"?/g)].map(([, said = '']) => said);

/** Something that is counted in a sample, with the value that is hoped for. It warns; it refuses nothing. */
export type Measure = {
  readonly name: string;
  readonly limit: { readonly most: number } | { readonly least: number };
  /** The value of a sample; none where there is nothing to count. */
  readonly of: (sample: Sample) => number | undefined;
};

/** A part of a whole in percent; none of nothing. */
export const percent = (part: number, whole: number): number | undefined =>
  whole === 0 ? undefined : (100 * part) / whole;

/** True if a value is on the wrong side of its limit, as it is printed. */
export const isBeyond = ({ limit }: Measure, value: number): boolean =>
  'most' in limit ? roundToTenth(value) > limit.most : roundToTenth(value) < limit.least;

/** A value as it is printed: with one digit behind the point. */
export const roundToTenth = (value: number): number => Math.round(value * 10) / 10;
