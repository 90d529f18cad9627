import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { allRules } from '../check/all-rules.ts';
import { printProblem } from '../check/print-problem.ts';
import type { Rule } from '../check/rule.ts';
import { type Compiled, compileTexts } from '../compile/compile-texts.ts';
import { readFolder, readLock } from '../compile/read-folder.ts';
import type { SourceFile } from '../meaning/read-world.ts';
import type { Problem } from '../syntax/block.ts';
import { formatFile } from './format-file.ts';
import { newThing } from './new-thing.ts';

/** Where the world is, where the pack goes, and who is told. */
export type Desk = {
  readonly folder: string;
  /** The folder's name in messages. */
  readonly shownAs: string;
  readonly built: string;
  readonly print: (line: string) => void;
  /** What is checked: everything, unless this says otherwise. */
  readonly rules?: readonly Rule[];
};

const HELP = `npm run world            check, look at the layout, compile
npm run world check      say what is wrong, change nothing
npm run world format     put every file into the one layout (format -- --check only looks)
npm run world compile    check, then write .built/world.json and world/ids.lock
npm run world new        write a new file: new <kind> "The Name" ["An Area"], of the kinds
                         storylet, card, quality, area, setting, lodging, timed, shop, persona, act, agent, concern
npm run world play       play in the terminal: play -- --seed 7 --as lady --from "An Area" --set "Watchful 20"
npm run world help       this`;

/** Runs one command of `npm run world` and answers its exit code. */
export function runWorld(words: readonly string[], desk: Desk): number {
  const [command = 'all', ...options] = words;
  const onlyLook = options.includes('--check');
  if (command === 'all' && options.length === 0) return check(desk) || format(desk, true) || compile(desk);
  if (command === 'check' && options.length === 0) return check(desk);
  if (command === 'compile' && options.length === 0) return compile(desk);
  if (command === 'format' && options.length === (onlyLook ? 1 : 0)) return format(desk, onlyLook);
  if (command === 'new') return newThing(options, desk);
  desk.print(HELP);
  return command === 'help' ? 0 : 1;
}

function check(desk: Desk): number {
  const files = readFolder(desk.folder);
  const { pack, problems } = compileTexts(files, readLock(desk.folder), desk.rules ?? allRules);
  tell(desk, files, problems);
  if (pack) desk.print(`${pack.storylets.length} storylets, ${pack.qualities.length} qualities: no problems`);
  return pack ? 0 : 1;
}

function compile(desk: Desk): number {
  const files = readFolder(desk.folder);
  const compiled = compileTexts(files, readLock(desk.folder), desk.rules ?? allRules);
  tell(desk, files, compiled.problems);
  if (compiled.pack) keep(desk, compiled);
  return compiled.pack ? 0 : 1;
}

/** Replaces the built pack whole, so that nobody reads half of it. */
function keep({ folder, built, print }: Desk, { pack, lock }: Compiled): void {
  mkdirSync(dirname(built), { recursive: true });
  writeFileSync(`${built}.new`, JSON.stringify(pack));
  renameSync(`${built}.new`, built);
  if (readLock(folder) !== lock) writeFileSync(join(folder, 'ids.lock'), lock);
  print(`compiled version ${pack?.version}`);
}

function format(desk: Desk, onlyLook: boolean): number {
  const files = readFolder(desk.folder);
  const formatted = files.map(formatFile);
  const problems = formatted.flatMap((file) => file.problems);
  tell(desk, files, problems);
  const changed = formatted.filter((file) => file.isChanged);
  for (const { path, text } of changed) {
    if (!onlyLook) writeFileSync(join(desk.folder, path), text);
    desk.print(
      `${desk.shownAs}/${path}: ${onlyLook ? 'not in the one layout; run "npm run world format"' : 'formatted'}`,
    );
  }
  return problems.length > 0 || (onlyLook && changed.length > 0) ? 1 : 0;
}

function tell({ print, shownAs }: Desk, files: readonly SourceFile[], problems: readonly Problem[]): void {
  const texts = new Map(files.map(({ path, text }) => [path, text]));
  for (const problem of problems) {
    print(`${printProblem(problem, texts.get(problem.at.file) ?? '', `${shownAs}/${problem.at.file}`)}\n`);
  }
  if (problems.length > 0) print(problems.length === 1 ? '1 problem' : `${problems.length} problems`);
}
