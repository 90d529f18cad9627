import { type Measure, percent } from './measure.ts';
import { sentencesIn, speechesIn, wordsIn } from './narration.ts';
import type { Sample } from './sample.ts';

/** Measures of sentences, in what is told and not said; and of speeches. */
export const sentenceMeasures: readonly Measure[] = [
  { name: '% sentences of 5 words or fewer', limit: { most: 15 }, of: share((words) => words.length <= 5) },
  { name: '% sentences of 25 words or more', limit: { least: 12 }, of: share((words) => words.length >= 25) },
  {
    name: '% sentences that begin with It or There',
    limit: { most: 10 },
    of: share(([first]) => first === 'it' || first === 'there'),
  },
  {
    name: '% speeches over 25 words',
    limit: { least: 12 },
    of: ({ storylets, branches, results }) => {
      const speeches = [...storylets, ...branches, ...results]
        .flatMap(({ block }) => block.prose)
        .flatMap(({ text }) => speechesIn(text));
      return percent(speeches.filter((said) => wordsIn(said).length > 25).length, speeches.length);
    },
  },
];

function share(isCounted: (words: readonly string[]) => boolean): Measure['of'] {
  return ({ paragraphs }: Sample) => {
    const sentences = paragraphs.flatMap(sentencesIn).map(wordsIn);
    return percent(sentences.filter(isCounted).length, sentences.length);
  };
}
