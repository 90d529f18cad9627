import { readFileSync, writeFileSync } from 'node:fs';
import { readFolder, runWorld } from '@underhall/language';
import { copiedRules } from './copied-rules.ts';
import { cpuSeconds } from './rounds.ts';

/** A job for a large world: a command of `npm run world`, or (no words) only reading its texts and writing its pack. */
export type CompileJob = { readonly folder: string; readonly built: string; readonly words: readonly string[] };

/** The moment the pack was written, in milliseconds since 1970, and the processor time and memory used by then. */
export type CompileTimes = { readonly at: number; readonly cpu: number; readonly megabytes: number };

// A compile has a process to itself, as it has when somebody types it.
process.once('message', ({ folder, built, words }: CompileJob) => {
  const times = words.length === 0 ? copy(folder, built) : compile(words, folder, built);
  process.send?.(times, () => process.disconnect());
});

const timesNow = (): CompileTimes => ({
  at: performance.timeOrigin + performance.now(),
  cpu: cpuSeconds(),
  megabytes: process.resourceUsage().maxRSS / 1024,
});

function compile(words: readonly string[], folder: string, built: string): CompileTimes | undefined {
  let times: CompileTimes | undefined;
  const print = (text: string): void => {
    console.log(text);
    // A draft goes on and counts what is not asked of it.
    if (text.startsWith('compiled version ')) times = timesNow();
  };
  process.exitCode = runWorld(words, { folder, shownAs: 'world', built, rules: copiedRules, print });
  return times;
}

/** The lower bound for any compiler: reads the texts, then prints and writes the pack. */
function copy(folder: string, built: string): CompileTimes {
  const pack = JSON.parse(readFileSync(built, 'utf8'));
  const texts = readFolder(folder);
  if (texts.length > 0) writeFileSync(built, JSON.stringify(pack));
  return timesNow();
}
