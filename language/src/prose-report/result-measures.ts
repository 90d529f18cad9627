import { isAlwaysListed, isRepeatable } from '../check/open-branches.ts';
import type { NarrativeTurn, WrittenOutcome } from '../meaning/outcome.ts';
import { type Measure, percent, type Sample, sentencesIn, withoutConditions, wordsIn } from './sample.ts';

/** Includes speech. */
export const resultMeasures: readonly Measure[] = [
  { name: 'words of a result, standard deviation', limit: { least: 25 }, of: deviationOfLengths },
  { name: '% results that begin with a pronoun', limit: { most: 8 }, of: share(beginsWithPronoun) },
  { name: '% results without a proper name', limit: { most: 25 }, of: share((text) => !NAME.test(text)) },
  { name: '% results that turn on a written note', limit: { most: 8 }, of: share(hasWrittenNote) },
  { name: '% results that name money', limit: { most: 25 }, of: namingMoney },
];

/** A capital letter within a sentence, or a title before a name. */
const NAME = /(?<=[\p{Ll},;] )\p{Lu}\p{Ll}+|\b(?:Mr|Mrs|Miss|Dr|Sir|Lady|Lord) \p{Lu}/u;
const PRONOUN = /^["']?(?:it|its|he|his|him|she|her|they|their|them)\b/i;
const MIN_NOTE_WORDS = 4;

const textOf = ({ block }: WrittenOutcome): string => block.prose.map(({ text }) => withoutConditions(text)).join('\n');

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
  return [...text.matchAll(/\*([^*]+)\*/g)].some(([, written = '']) => wordsIn(written).length >= MIN_NOTE_WORDS);
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

export const turnMeasures: readonly Measure[] = [
  { name: '% results marked with a turn', limit: { least: 100 }, of: marked },
  { name: '% of the commonest turn among the marked', limit: { most: 20 }, of: commonest },
  { name: 'turns twice running', limit: { most: 0 }, of: twiceRunning },
];

const turnsIn = ({ results }: Sample): readonly NarrativeTurn[] => results.flatMap(({ facts }) => facts.turn ?? []);

/** Percentage of results with a turn. Results of repeatable choices only count if they have a turn. */
function marked(sample: Sample): number | undefined {
  const routine = routineOf(sample);
  const results = sample.results.filter((result) => result.facts.turn !== undefined || !routine.has(result));
  return percent(turnsIn(sample).length, results.length);
}

function routineOf({ world, storylets }: Sample): ReadonlySet<WrittenOutcome> {
  const branches = storylets
    .filter((storylet) => isAlwaysListed(storylet, world))
    .flatMap((storylet) => storylet.branches.filter((branch) => isRepeatable(branch, world)));
  return new Set(branches.flatMap(({ outcomes }) => outcomes));
}

function commonest(sample: Sample): number | undefined {
  const all = turnsIn(sample);
  const counts = new Map<NarrativeTurn, number>();
  for (const turn of all) counts.set(turn, (counts.get(turn) ?? 0) + 1);
  return percent(Math.max(0, ...counts.values()), all.length);
}

/** Counts results with the same turn as the previous result, in the order of files. */
function twiceRunning({ results }: Sample): number {
  return results.filter(({ facts }, i) => facts.turn !== undefined && facts.turn === results[i - 1]?.facts.turn).length;
}
