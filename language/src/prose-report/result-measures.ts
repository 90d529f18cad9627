import type { OutcomeWritten } from '../meaning/outcome.ts';
import { type Measure, percent } from './measure.ts';
import { sentencesIn, withoutConditions, wordsIn } from './narration.ts';
import type { Sample } from './sample.ts';

/** Measures of how single results are told, with what is said in them. */
export const resultMeasures: readonly Measure[] = [
  { name: 'words of a result, standard deviation', limit: { least: 25 }, of: deviationOfLengths },
  { name: '% results that begin with a pronoun', limit: { most: 8 }, of: share(beginsWithPronoun) },
  { name: '% results without a proper name', limit: { most: 25 }, of: share((text) => !NAME.test(text)) },
  { name: '% results that turn on a written note', limit: { most: 8 }, of: share(hasWrittenNote) },
  { name: '% results that name money', limit: { most: 25 }, of: namingMoney },
];

/** A capital where no sentence begins, or a form of address. */
const NAME = /(?<=[\p{Ll},;] )\p{Lu}\p{Ll}+|\b(?:Mr|Mrs|Miss|Dr|Sir|Lady|Lord) \p{Lu}/u;
const PRONOUN = /^["']?(?:it|its|he|his|him|she|her|they|their|them)\b/i;
const LEAST_NOTE = 4;

const textOf = ({ block }: OutcomeWritten): string => block.prose.map(({ text }) => withoutConditions(text)).join('\n');

const toldIn = ({ results }: Sample): readonly string[] => results.map(textOf).filter((text) => text !== '');

function share(isCounted: (text: string) => boolean): Measure['of'] {
  return (sample) => {
    const texts = toldIn(sample);
    return percent(texts.filter(isCounted).length, texts.length);
  };
}

function beginsWithPronoun(text: string): boolean {
  const [first = ''] = sentencesIn(text);
  return PRONOUN.test(first) && !NAME.test(first);
}

function hasWrittenNote(text: string): boolean {
  return [...text.matchAll(/\*([^*]+)\*/g)].some(([, written = '']) => wordsIn(written).length >= LEAST_NOTE);
}

function namingMoney(sample: Sample): number | undefined {
  const money = new Set(sample.world.houseStyle.money);
  return money.size === 0 ? undefined : share((text) => wordsIn(text).some((word) => money.has(word)))(sample);
}

function deviationOfLengths(sample: Sample): number | undefined {
  const lengths = toldIn(sample).map((text) => wordsIn(text).length);
  const mean = lengths.reduce((sum, length) => sum + length, 0) / lengths.length;
  const square = lengths.reduce((sum, length) => sum + (length - mean) ** 2, 0) / lengths.length;
  return lengths.length < 2 ? undefined : Math.sqrt(square);
}
