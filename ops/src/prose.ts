import { relative } from 'node:path';
import { parseArgs } from 'node:util';
import { sampleSentences } from './prose/comments.ts';
import { longSubjects, maxSubjectLength } from './prose/commit-subjects.ts';
import { faultsOf } from './prose/faults.ts';
import { coveredFiles, isOfArea, readText } from './prose/files.ts';
import { root } from './root.ts';

// npm run tools -- prose, a part of npm run check, reports faults against docs/writing-style.md. For other uses:
// - prose PATH... lists only the faults under these paths.
// - prose --sample 120 --seed 7 prints random sentences of comments, for readers to grade.
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    sample: { type: 'string' },
    seed: { type: 'string', default: '1' },
  },
});

if (values.sample !== undefined) {
  console.log(`seed ${values.seed}`);
  for (const sentence of sampleSentences(Number(values.sample), Number(values.seed))) console.log(sentence);
} else {
  const paths = positionals.map((path) => relative(root, path));
  const isSelected = (path: string) => paths.length === 0 || paths.some((area) => area === '' || isOfArea(path, area));
  const files = coveredFiles().filter(isSelected);
  const faults = files.flatMap((path) => faultsOf(path, readText(path)));
  for (const { path, line, rule, text } of faults) console.log(`${path}:${line}: ${rule}: ${text}`);
  for (const rule of new Set(faults.map((fault) => fault.rule)))
    console.log(`${faults.filter((fault) => fault.rule === rule).length} × ${rule}`);
  console.log(`${faults.length} faults in ${files.length} files`);
  const subjects = longSubjects();
  if (subjects.length > 0)
    console.log(
      `${subjects.length} of the last 100 commit subjects have over ${maxSubjectLength} characters (not refused)`,
    );
  if (faults.length > 0) process.exitCode = 1;
}
