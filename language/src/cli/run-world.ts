import { allRules, fittingRules } from '../check/all-rules.ts';
import { isIn } from '../check/rule.ts';
import { type CheckResult, checkTexts } from '../compile/compile-world.ts';
import { contentsOf } from '../compile/contents.ts';
import { readFolder, readLock, readPictures } from '../compile/read-folder.ts';
import { unreadFiles } from '../compile/unread-files.ts';
import { levelOf } from '../meaning/house-style.ts';
import type { SourceFile } from '../meaning/read-file.ts';
import { checkPictures } from '../pictures/check-pictures.ts';
import type { PictureFault } from '../pictures/list-pictures.ts';
import { findMisspeltPictures, withOwn } from '../pictures/own-pictures.ts';
import { type Comment, isError, type Problem } from '../syntax/block.ts';
import { explainRule, problemFilter, readCheckOptions } from './check-options.ts';
import { checkProse } from './check-prose.ts';
import { type CommandContext, printProblems } from './command-context.ts';
import { formatFiles, formatWorld } from './format-world.ts';
import { createThing } from './new-thing.ts';
import { packFile } from './pack-file.ts';
import { writeLock, writePack } from './write-pack.ts';

const HELP = `npm run world            check, verify the layout, compile
npm run world check      list all problems, change nothing (fewer: check -- --only prose --in areas/square)
                         with hints from the rules of taste that the world has turned off: check -- --all
npm run world check prose   measure the prose of the world and of each batch: check prose areas/square
npm run world explain    explain a rule and how to fix its problems: explain known-names
npm run world format     format every file (format -- --check only lists the files to format)
npm run world compile    check, then write .built/world.json and world/ids.lock (compile -- --draft runs the fitting rules only)
npm run world pack       write the world into one file: pack ../my-world makes ../my-world.world
npm run world new world  write a small world that can be played at once: new world ../my-world "Its Title"
npm run world new        write a new file: new <kind> "The Name" ["An Area"], of the kinds
                         storylet, card, quality, area, setting, lodging, timed, shop, persona, act, agent, concern,
                         "store item", snippet, advert, news
npm run world play       play in the terminal: play -- --seed 7 --as lady --from "An Area" --lodge "A Room" --set "Watchful 20"
npm run world publish    send a world to a running game: publish -- ../my-world --to https://game.example --note "A new street"
                         --yes answers the question before it goes live
npm run world versions   list the published versions: versions -- --to https://game.example
npm run world go-live    make a version live that is on the server: go-live -- 12 --to https://game.example
npm run world roll-back  make an earlier version live again: roll-back -- 12 --to https://game.example
npm run world pull       fetch the live sources into an empty folder: pull -- ../live --to https://game.example
npm run world help       print this help
Another world than the default one: npm run world check -- --world ../my-world`;

/** Runs one command of `npm run world`. Returns the exit code. */
export function runWorld(words: readonly string[], context: CommandContext): number {
  const [command = 'all', ...options] = words;
  const isDryRun = options.includes('--check');
  if (command === 'all' && options.length === 0) return checkAndCompile(context);
  if (command === 'check' && options[0] === 'prose') return checkProse(options.slice(1), context);
  if (command === 'check') return runCheck(options, context);
  if (command === 'explain') return explainRule(options, context);
  if (command === 'compile' && options.length === 0) return runCompile(context);
  if (command === 'compile' && options.length === 1 && options[0] === '--draft') return compileDraft(context);
  if (command === 'format' && options.length === (isDryRun ? 1 : 0)) return formatWorld(context, isDryRun);
  if (command === 'pack' && options.length === 0) return runPack(context);
  if (command === 'new') return createThing(options, context);
  context.print(HELP);
  return command === 'help' ? 0 : 1;
}

/** Reads and checks only once, because that takes most of the time in a large world. */
function checkAndCompile(context: CommandContext): number {
  const files = readFolder(context.folder);
  const found = checkAndPrint(files, context);
  const { sound, lock } = found;
  if (!sound) return 1;
  printCounts(sound, found.problems, context);
  return formatFiles(files, context, true) || writeOutput(sound, lock, context);
}

function runCheck(words: readonly string[], context: CommandContext): number {
  const rules = context.rules ?? allRules;
  const options = readCheckOptions(words, rules);
  if (typeof options === 'string') {
    context.print(options);
    return 1;
  }
  const files = readFolder(context.folder);
  const { sound, problems, comments } = findProblems(files, context, options.all);
  const matching = problems.filter(problemFilter(options, rules));
  printProblems(context, files, matching);
  if (sound) printCounts(sound, problems, context);
  else if (matching.length === 0) context.print(`no matching problems; ${problems.length} others`);
  printComments(
    comments.filter(({ at }) => isIn(at, options.in)),
    context,
  );
  return matching.some(isError) ? 1 : 0;
}

function printComments(comments: readonly Comment[], { print, shownAs }: CommandContext): void {
  for (const { at, text } of comments) print(`${shownAs}/${at.file}:${at.line}  ${text}`);
  if (comments.length > 0) print(comments.length === 1 ? '1 comment' : `${comments.length} comments`);
}

function runCompile(context: CommandContext): number {
  const { sound, lock } = checkWhatWorks(context);
  return sound ? writeOutput(sound, lock, context) : 1;
}

function runPack(context: CommandContext): number {
  context.print(`packing ${context.folder} ...`);
  const { sound, lock } = checkWhatWorks(context);
  return sound ? packFile(context, lock) : 1;
}

/** Leaves out the rules of taste: a world in which everything works can always be played. */
export function checkWhatWorks(context: CommandContext): CheckResult {
  const rules = (context.rules ?? allRules).filter(({ kind }) => kind !== 'prose');
  return checkAndPrint(readFolder(context.folder), { ...context, rules });
}

/** Compiles an unfinished world. Only the fitting rules can stop it. */
function compileDraft(context: CommandContext): number {
  const { sound, lock } = checkAndPrint(readFolder(context.folder), { ...context, rules: fittingRules });
  if (!sound) return 1;
  writeOutput(sound, lock, context);
  const steps = countOthers(sound.world, context);
  if (context.finishLater) context.finishLater(steps);
  else for (const _ of steps);
  return 0;
}

/** Counts the problems that do not stop a draft, one rule at a time. */
function* countOthers(
  world: Sound['world'],
  { rules = allRules, print }: CommandContext,
): Iterator<unknown> & Iterable<unknown> {
  const found: Problem[] = [];
  for (const rule of rules) {
    if (fittingRules.includes(rule) || levelOf(rule.name, world.houseStyle) !== 'error') continue;
    found.push(...rule.check(world));
    yield;
  }
  const errors = found.filter(isError).length;
  const counts = [countInWords(errors, 'problem'), countInWords(found.length - errors, 'warning')].filter(Boolean);
  if (found.length > 0) print(`compiled a draft; npm run world check reports ${counts.join(' and ')} more`);
}

/** Empty for none. */
const countInWords = (count: number, what: string): string =>
  count === 0 ? '' : count === 1 ? `1 ${what}` : `${count} ${what}s`;

function checkAndPrint(files: readonly SourceFile[], context: CommandContext): CheckResult {
  const found = findProblems(files, context);
  printProblems(context, files, found.problems);
  return found;
}

function findProblems(files: readonly SourceFile[], context: CommandContext, withHints = false): CheckResult {
  const { pictures, faults } = checkPictures(context.folder);
  const drawn = context.pictures === undefined ? undefined : withOwn(readPictures(context.pictures), pictures);
  const lock = context.lock ?? readLock(context.folder);
  const found = checkTexts(files, lock, context.rules ?? allRules, {
    ...{ drawn, withHints, known: context.known },
  });
  const misspelt = drawn || !found.sound ? [] : findMisspeltPictures(found.sound.world.pictures, pictures);
  const problems = [...unreadFiles(context.folder), ...found.problems, ...misspelt, ...faults.map(problemOf)];
  if (faults.length === 0) return { ...found, problems };
  const { sound: _stopped, ...rest } = found;
  return { ...rest, problems };
}

const problemOf = ({ file, line = 1, message }: PictureFault): Problem => ({
  at: { file, line, column: 1, length: 0 },
  message,
});

type Sound = NonNullable<CheckResult['sound']>;

function printCounts({ world }: Sound, { length }: readonly Problem[], { print }: CommandContext): void {
  const result = length === 0 ? 'no problems' : 'no errors';
  print(`${world.storylets.length} storylets, ${world.qualities.length} qualities: ${result}`);
}

function writeOutput({ world, ids }: Sound, lock: string, { folder, built, print }: CommandContext): number {
  const version = writePack(built, contentsOf(world, ids));
  writeLock(folder, lock);
  print(`compiled version ${version}`);
  return 0;
}
