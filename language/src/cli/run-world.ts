import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { allRules, fittingRules } from '../check/all-rules.ts';
import { isIn } from '../check/rule.ts';
import { type CheckResult, checkTexts } from '../compile/compile-world.ts';
import { contentsOf } from '../compile/contents.ts';
import { readFolder, readLock, readPictures } from '../compile/read-folder.ts';
import type { SourceFile } from '../meaning/read-world.ts';
import type { Comment } from '../syntax/block.ts';
import { explainRule, problemFilter, readCheckOptions } from './check-options.ts';
import { checkProse } from './check-prose.ts';
import { type CommandContext, printProblems } from './command-context.ts';
import { formatFiles, formatWorld } from './format-world.ts';
import { createThing } from './new-thing.ts';
import { writePack } from './write-pack.ts';

const HELP = `npm run world            check, look at the layout, compile
npm run world check      say what is wrong, change nothing (check -- --only prose --in areas/square says less)
npm run world check prose   count how it is told, in all and in each batch: check prose areas/lampwick
npm run world explain    say what a rule asks, and how to mend it: explain known-names
npm run world format     put every file into the one layout (format -- --check only looks)
npm run world compile    check, then write .built/world.json and world/ids.lock (compile -- --draft asks only what has to fit)
npm run world new        write a new file: new <kind> "The Name" ["An Area"], of the kinds
                         storylet, card, quality, area, setting, lodging, timed, shop, persona, act, agent, concern,
                         "store item", snippet, advert, news
npm run world play       play in the terminal: play -- --seed 7 --as lady --from "An Area" --lodge "A Room" --set "Watchful 20"
npm run world help       this`;

/** Runs one command of `npm run world` and answers its exit code. */
export function runWorld(words: readonly string[], desk: CommandContext): number {
  const [command = 'all', ...options] = words;
  const onlyLook = options.includes('--check');
  if (command === 'all' && options.length === 0) return all(desk);
  if (command === 'check' && options[0] === 'prose') return checkProse(options.slice(1), desk);
  if (command === 'check') return check(options, desk);
  if (command === 'explain') return explainRule(options, desk);
  if (command === 'compile' && options.length === 0) return compile(desk);
  if (command === 'compile' && options.length === 1 && options[0] === '--draft') return compileDraft(desk);
  if (command === 'format' && options.length === (onlyLook ? 1 : 0)) return formatWorld(desk, onlyLook);
  if (command === 'new') return createThing(options, desk);
  desk.print(HELP);
  return command === 'help' ? 0 : 1;
}

/** Formats, checks and compiles. Reading and checking are most of the work in a large world, and are done once for all three. */
function all(desk: CommandContext): number {
  const files = readFolder(desk.folder);
  const { sound, lock } = checked(files, desk);
  if (!sound) return 1;
  tellSound(sound, desk);
  return formatFiles(files, desk, true) || keep(sound, lock, desk);
}

function check(words: readonly string[], desk: CommandContext): number {
  const rules = desk.rules ?? allRules;
  const options = readCheckOptions(words, rules);
  if (typeof options === 'string') {
    desk.print(options);
    return 1;
  }
  const files = readFolder(desk.folder);
  const { sound, problems, comments } = find(files, desk);
  const askedProblems = problems.filter(problemFilter(options, rules));
  printProblems(desk, files, askedProblems);
  if (sound) tellSound(sound, desk);
  else if (askedProblems.length === 0) desk.print(`no problems of these; ${problems.length} of others`);
  tellComments(
    comments.filter(({ at }) => isIn(at, options.in)),
    desk,
  );
  return askedProblems.length > 0 ? 1 : 0;
}

/** Lists the comments of authors: they are no problem. */
function tellComments(comments: readonly Comment[], { print, shownAs }: CommandContext): void {
  for (const { at, text } of comments) print(`${shownAs}/${at.file}:${at.line}  ${text}`);
  if (comments.length > 0) print(comments.length === 1 ? '1 comment' : `${comments.length} comments`);
}

function compile(desk: CommandContext): number {
  const { sound, lock } = checked(readFolder(desk.folder), desk);
  return sound ? keep(sound, lock, desk) : 1;
}

/** Compiles a world that is half written: only problems that keep it from being compiled are told, all others counted. */
function compileDraft(desk: CommandContext): number {
  const { sound, lock } = checked(readFolder(desk.folder), { ...desk, rules: fittingRules });
  if (!sound) return 1;
  keep(sound, lock, desk);
  const others = (desk.rules ?? allRules).filter((rule) => !fittingRules.includes(rule));
  const { length } = others.flatMap(({ check }) => check(sound.world));
  if (length > 0) desk.print(`a draft: npm run world check has ${length} more to say`);
  return 0;
}

/** Checks a world, and tells what is wrong with it. */
function checked(files: readonly SourceFile[], desk: CommandContext): CheckResult {
  const found = find(files, desk);
  printProblems(desk, files, found.problems);
  return found;
}

function find(files: readonly SourceFile[], desk: CommandContext): CheckResult {
  const drawn = desk.pictures === undefined ? undefined : readPictures(desk.pictures);
  return checkTexts(files, readLock(desk.folder), desk.rules ?? allRules, drawn);
}

type Sound = NonNullable<CheckResult['sound']>;

function tellSound({ world }: Sound, { print }: CommandContext): void {
  print(`${world.storylets.length} storylets, ${world.qualities.length} qualities: no problems`);
}

/** Writes the pack, and the lock if there are new numbers. */
function keep({ world, ids }: Sound, lock: string, { folder, built, print }: CommandContext): number {
  const version = writePack(built, contentsOf(world, ids));
  if (readLock(folder) !== lock) writeFileSync(join(folder, 'ids.lock'), lock);
  print(`compiled version ${version}`);
  return 0;
}
