import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { allRules, fittingRules } from '../check/all-rules.ts';
import { printProblem } from '../check/print-problem.ts';
import type { Rule } from '../check/rule.ts';
import { type Checked, checkTexts } from '../compile/check-texts.ts';
import { contentsOf } from '../compile/contents.ts';
import { readFolder, readLock } from '../compile/read-folder.ts';
import type { SourceFile } from '../meaning/read-world.ts';
import type { Problem } from '../syntax/block.ts';
import { formatFile } from './format-file.ts';
import { newThing } from './new-thing.ts';
import { writePack } from './write-pack.ts';

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
npm run world compile    check, then write .built/world.json and world/ids.lock (compile -- --draft asks only what has to fit)
npm run world new        write a new file: new <kind> "The Name" ["An Area"], of the kinds
                         storylet, card, quality, area, setting, lodging, timed, shop, persona, act, agent, concern
npm run world play       play in the terminal: play -- --seed 7 --as lady --from "An Area" --lodge "A Room" --set "Watchful 20"
npm run world help       this`;

/** Runs one command of `npm run world` and answers its exit code. */
export function runWorld(words: readonly string[], desk: Desk): number {
  const [command = 'all', ...options] = words;
  const onlyLook = options.includes('--check');
  if (command === 'all' && options.length === 0) return check(desk) || format(desk, true) || compile(desk);
  if (command === 'check' && options.length === 0) return check(desk);
  if (command === 'compile' && options.length === 0) return compile(desk);
  if (command === 'compile' && options.length === 1 && options[0] === '--draft') return compileDraft(desk);
  if (command === 'format' && options.length === (onlyLook ? 1 : 0)) return format(desk, onlyLook) || tellLayout(desk);
  if (command === 'new') return newThing(options, desk);
  desk.print(HELP);
  return command === 'help' ? 0 : 1;
}

function check(desk: Desk): number {
  const { sound } = checked(desk);
  if (!sound) return 1;
  const { storylets, qualities } = sound.world;
  desk.print(`${storylets.length} storylets, ${qualities.length} qualities: no problems`);
  return 0;
}

function compile(desk: Desk): number {
  const { sound, lock } = checked(desk);
  if (!sound) return 1;
  const version = writePack(desk.built, contentsOf(sound.world, sound.ids));
  if (readLock(desk.folder) !== lock) writeFileSync(join(desk.folder, 'ids.lock'), lock);
  desk.print(`compiled version ${version}`);
  return 0;
}

/** For looking at what is half written: what has to fit is told, and the rest counted. */
function compileDraft(desk: Desk): number {
  if (compile({ ...desk, rules: fittingRules }) !== 0) return 1;
  const { problems } = checkTexts(readFolder(desk.folder), readLock(desk.folder), desk.rules ?? allRules);
  if (problems.length > 0) desk.print(`a draft: npm run world check has ${problems.length} more to say`);
  return 0;
}

/** Checks the world of the folder, and tells what is wrong with it. */
function checked(desk: Desk): Checked {
  const files = readFolder(desk.folder);
  const found = checkTexts(files, readLock(desk.folder), desk.rules ?? allRules);
  tell(desk, files, found.problems);
  return found;
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

/** A command that prints nothing looks like one that did nothing. */
function tellLayout({ folder, print }: Desk): number {
  print(`${readFolder(folder).length} files, all in the one layout`);
  return 0;
}

function tell({ print, shownAs }: Desk, files: readonly SourceFile[], problems: readonly Problem[]): void {
  const texts = new Map(files.map(({ path, text }) => [path, text]));
  for (const problem of problems) {
    print(`${printProblem(problem, texts.get(problem.at.file) ?? '', `${shownAs}/${problem.at.file}`)}\n`);
  }
  if (problems.length > 0) print(problems.length === 1 ? '1 problem' : `${problems.length} problems`);
}
