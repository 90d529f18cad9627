import { readFileSync, writeFileSync } from 'node:fs';
import { readFolder, runWorld } from '@underhall/language';
import { copiedRules } from './copied-rules.ts';
import { cpuSeconds } from './rounds.ts';

/** Arguments of `npm run world`. If there are none, the process only reads the texts and writes the pack. */
export type CompileJob = { readonly folder: string; readonly built: string; readonly args: readonly string[] };

/**
 * `endedAt` is the time at which the pack was written or the checks ended, in milliseconds since 1970. `megabytes` is
 * peak memory.
 */
export type CompileResult = { readonly endedAt: number; readonly cpuSeconds: number; readonly megabytes: number };

// Compiles in a new process each time, as the command line does.
process.once('message', ({ folder, built, args }: CompileJob) => {
  const times = args.length === 0 ? copy(folder, built) : compile(args, folder, built);
  process.send?.(times, () => process.disconnect());
});

const resultNow = (): CompileResult => ({
  endedAt: performance.timeOrigin + performance.now(),
  cpuSeconds: cpuSeconds(),
  megabytes: process.resourceUsage().maxRSS / 1024,
});

function compile(words: readonly string[], folder: string, built: string): CompileResult | undefined {
  let times: CompileResult | undefined;
  const print = (text: string): void => {
    console.log(text);
    // Measures here, because a draft prints more lines later.
    if (text.startsWith('compiled version ')) times = resultNow();
  };
  process.exitCode = runWorld(words, { folder, shownAs: 'world', built, rules: copiedRules, print });
  return process.exitCode === 0 ? (times ?? resultNow()) : undefined;
}

/** The lower bound for any compiler: reads the texts, then parses and rewrites the pack. */
function copy(folder: string, built: string): CompileResult {
  const pack = JSON.parse(readFileSync(built, 'utf8'));
  const texts = readFolder(folder);
  if (texts.length > 0) writeFileSync(built, JSON.stringify(pack));
  return resultNow();
}
