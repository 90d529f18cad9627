import { createHash } from 'node:crypto';
import { coveredFiles, isTest, readText } from './files.ts';
import { type Passage, sentencesOf } from './passage.ts';

type Comment = Passage & { readonly path: string };

function commentsOfSources(): readonly Comment[] {
  return coveredFiles()
    .filter((path) => !path.endsWith('.md') && !isTest(path))
    .flatMap((path) => readText(path).passages.map((passage) => ({ path, ...passage })))
    .filter(({ kind }) => kind === 'comment');
}

/** Random sentences of at least four words, with path and line. The same seed returns the same sentences. */
export const sampleSentences = (count: number, seed: number): readonly string[] =>
  commentsOfSources()
    .flatMap((comment) => sentencesOf(comment).map((sentence) => ({ path: comment.path, ...sentence })))
    .filter(({ words }) => words >= 4)
    .map(({ path, line, text }) => `${path}:${line}  ${text.replace(/\s+/g, ' ')}`)
    .map((sentence) => ({ sentence, rank: createHash('sha256').update(`${seed} ${sentence}`).digest('hex') }))
    .sort((a, b) => a.rank.localeCompare(b.rank))
    .slice(0, count)
    .map(({ sentence }) => sentence);
