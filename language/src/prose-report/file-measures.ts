import type { Measure } from './measure.ts';
import type { Sample } from './sample.ts';

const GESTURES = [/\blooks? at [^.,;"]+,? and (?:then )?(?:looks )?at\b/gi, /\bafter some thought\b/gi];

/** Measures of what a file says again. */
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
