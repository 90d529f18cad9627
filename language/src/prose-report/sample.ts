import { withoutSpeech } from '../check/prose/measure-text.ts';
import { isIn } from '../check/rule.ts';
import type { WrittenOutcome } from '../meaning/outcome.ts';
import type { WrittenQuality } from '../meaning/quality.ts';
import type { WrittenWorld } from '../meaning/read-world.ts';
import type { WrittenBranch, WrittenStorylet } from '../meaning/storylet.ts';
import type { Block } from '../syntax/block.ts';

export type Sample = {
  readonly world: WrittenWorld;
  readonly qualities: readonly WrittenQuality[];
  readonly storylets: readonly WrittenStorylet[];
  readonly branches: readonly WrittenBranch[];
  readonly results: readonly WrittenOutcome[];
  /** All paragraphs of storylets, branches and results, excluding speech. */
  readonly paragraphs: readonly string[];
};

/** Samples the whole world if there are no folders or files. */
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

/** A paragraph excluding speech, italics, and the conditions of cases. */
const narration = (text: string): string => withoutSpeech(withoutConditions(text));

/** Keeps all cases, one after the other. */
export const withoutConditions = (text: string): string =>
  text.replace(/(?<!\\)([{|])[^{}|"*]*?:/g, '$1').replace(/(?<!\\)[{}|]/g, ' ');

const WORD = /[\p{L}\p{N}][\p{L}\p{N}'-]*/gu;

/** In small letters. */
export const wordsIn = (text: string): readonly string[] => text.toLowerCase().match(WORD) ?? [];

/**
 * Splits after `.`, `!` or `?` before a capital letter. So abbreviations must be written without a full stop (`Mr
 * Smith`).
 */
export const sentencesIn = (text: string): readonly string[] =>
  text.split(/(?<=[.!?])\s+(?=\p{Lu})/u).filter((sentence) => wordsIn(sentence).length > 0);

/** Passages of quoted dialogue, without their quotation marks. */
export const speechesIn = (text: string): readonly string[] =>
  [...withoutConditions(text).matchAll(/"([^"]+)"?/g)].map(([, said = '']) => said);

/** A value outside the limit only causes a warning. */
export type Measure = {
  readonly name: string;
  readonly limit: { readonly most: number } | { readonly least: number };
  /** Undefined if there is nothing to measure. */
  readonly of: (sample: Sample) => number | undefined;
};

/** Undefined if `whole` is 0. */
export const percent = (part: number, whole: number): number | undefined =>
  whole === 0 ? undefined : (100 * part) / whole;

/** Compares the rounded value, because that is printed. */
export const isBeyond = ({ limit }: Measure, value: number): boolean =>
  'most' in limit ? roundToTenth(value) > limit.most : roundToTenth(value) < limit.least;

/** As printed. */
export const roundToTenth = (value: number): number => Math.round(value * 10) / 10;
