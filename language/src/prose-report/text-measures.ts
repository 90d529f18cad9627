import { type Measure, percent, type Sample, sentencesIn, speechesIn, wordsIn } from './sample.ts';

/** Matches *one* used for anybody, as in "one sees". */
const ONE =
  /(?<!-|\b(?:the|this|that|each|every|any|no|not|which|only|another|by|with|of|and|two|\w+ed|\w+,) |\b(?:short|tall|new|old|young|long|small|large|good|last|next) )\bone (?:can(?:not)?|could|may|might|must|would|should|need|has|is|does|never|always|(?!its|this|thus|was|as)\w+s)\b/gi;
const HABIT = [
  'do',
  'does',
  'did',
  'are',
  'go',
  'say',
  'get',
  'give',
  'take',
  'write',
  'put',
  'tell',
  'try',
  'hold',
  'look',
];
const AS_ONE_DOES = new RegExp(
  `\\bas (?:one (?:\\w+s|did|can|would)|(?:people|boys|girls|men|women|children|ladies|gentlemen|servants|others) (?:${HABIT.join('|')}))\\b`,
  'gi',
);
const INDEFINITE = /\b(?:some|no|every|any)(?:body|one)\b/gi;

/** Without speech. */
export const wordMeasures: readonly Measure[] = [
  { name: '"it" per 1,000 words', limit: { most: 27 }, of: per(1000, /\bit\b/gi) },
  { name: '"but" per 1,000 words', limit: { least: 3 }, of: per(1000, /\bbut\b/gi) },
  { name: '"one does" per 1,000 words', limit: { most: 0.5 }, of: per(1000, ONE) },
  { name: '"as one does" per 4,000 words', limit: { most: 1 }, of: per(4000, AS_ONE_DOES) },
  { name: 'somebody and the like per 1,000 words', limit: { most: 4 }, of: per(1000, INDEFINITE) },
];

function per(count: number, form: RegExp): Measure['of'] {
  return ({ paragraphs }: Sample) => {
    const words = paragraphs.reduce((sum, text) => sum + wordsIn(text).length, 0);
    const found = paragraphs.reduce((sum, text) => sum + (text.match(form)?.length ?? 0), 0);
    return words === 0 ? undefined : (count * found) / words;
  };
}

export const sentenceMeasures: readonly Measure[] = [
  { name: '% sentences of 5 words or fewer', limit: { most: 15 }, of: shareOfSentences((words) => words.length <= 5) },
  {
    name: '% sentences of 25 words or more',
    limit: { least: 12 },
    of: shareOfSentences((words) => words.length >= 25),
  },
  {
    name: '% sentences that begin with It or There',
    limit: { most: 10 },
    of: shareOfSentences(([first]) => first === 'it' || first === 'there'),
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

function shareOfSentences(isCounted: (words: readonly string[]) => boolean): Measure['of'] {
  return ({ paragraphs }: Sample) => {
    const sentences = paragraphs.flatMap(sentencesIn).map(wordsIn);
    return percent(sentences.filter(isCounted).length, sentences.length);
  };
}

const GESTURES = [/\blooks? at [^.,;"]+,? and (?:then )?(?:looks )?at\b/gi, /\bafter some thought\b/gi];

export const fileMeasures: readonly Measure[] = [
  { name: 'gestures again in the same file', limit: { most: 0 }, of: gesturesAgain },
];

function gesturesAgain({ storylets, branches, results }: Sample): number {
  const byFile = new Map<string, string>();
  for (const { block } of [...storylets, ...branches, ...results]) {
    const { file } = block.heading.at;
    byFile.set(file, [byFile.get(file) ?? '', ...block.prose.map(({ text }) => text)].join('\n'));
  }
  const again = (text: string, gesture: RegExp): number => Math.max(0, (text.match(gesture)?.length ?? 0) - 1);
  return [...byFile.values()].reduce(
    (sum, text) => sum + GESTURES.reduce((count, gesture) => count + again(text, gesture), 0),
    0,
  );
}
