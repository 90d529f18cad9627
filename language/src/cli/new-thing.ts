import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { printProblem } from '../check/rule.ts';
import { compileTexts } from '../compile/compile-world.ts';
import { readFolder, readLock } from '../compile/read-folder.ts';
import type { SourceFile } from '../meaning/read-file.ts';
import { readWorld, type WrittenWorld } from '../meaning/read-world.ts';
import { type References, type Skeleton, type SkeletonKind, skeletons } from '../skeleton/skeletons.ts';
import type { Problem } from '../syntax/block.ts';
import { didYouMean } from '../syntax/did-you-mean.ts';
import { parseBlocks } from '../syntax/parse-blocks.ts';
import { printBlocks } from '../syntax/print-blocks.ts';
import type { CommandContext } from './command-context.ts';

const SYNONYMS: ReadonlyMap<string, SkeletonKind> = new Map([
  ['plot', 'concern'],
  ['timed story', 'timed'],
  ['thing', 'quality'],
  ['item', 'quality'],
  ['menace', 'quality'],
  ['place', 'area'],
]);

/** Writes a new file with a skeleton of one thing. Never overwrites a file. Returns the exit code. */
export function createThing([word = '', name = '', area]: readonly string[], context: CommandContext): number {
  const kind = Object.hasOwn(skeletons, word) ? (word as SkeletonKind) : SYNONYMS.get(word);
  const heading = name.trim().replace(/\s+/g, ' ');
  const key = keyOf(heading);
  if (!kind) return fail(context, `unknown kind "${word}".${didYouMean(word, KINDS)} Known: ${KINDS.join(', ')}`);
  if (!key) return fail(context, `${withArticle(kind)} needs a name: npm run world new ${kind} "The Name"`);

  const files = readFolder(context.folder);
  const { world } = readWorld(files);
  const place = findArea(world, area);
  const skeleton: Skeleton = skeletons[kind];
  if (skeleton.needs.includes('area') && !place)
    return fail(context, `${missingArea(kind, heading, area)} ${areas(world, area)}`);
  const references = referencesIn(world, place?.block.heading.text);
  const missing = skeleton.needs.find((need) => references[need] === undefined);
  if (missing)
    return fail(
      context,
      `a new ${kind} refers to ${withArticle(missing)}, and the world has none yet; write one first`,
    );

  const path = skeleton.path(key, place?.key ?? '');
  const text = printBlocks(parseBlocks(path, skeleton.text(heading, key, references as References)).blocks);
  if (existsSync(join(context.folder, path)))
    return fail(context, `${context.shownAs}/${path} already exists; nothing was written`);
  return addsProblems({ path, text }, files, context) ? 1 : write({ path, text }, key, context);
}

const KINDS = Object.keys(skeletons);

const withArticle = (kind: string): string => `${/^[aeiou]/.test(kind) ? 'an' : 'a'} ${kind}`;

/** Name of files, folders and pictures: lower-case letters, digits and hyphens. */
const keyOf = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/[\p{M}'’"]/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

function fail({ print }: CommandContext, message: string): number {
  print(message);
  return 1;
}

const findArea = ({ areas }: WrittenWorld, query: string | undefined) =>
  areas.find(({ block, key }) => key === query || block.heading.text.toLowerCase() === query?.toLowerCase());

const missingArea = (kind: string, name: string, area: string | undefined): string =>
  area === undefined
    ? `${withArticle(kind)} needs an area: npm run world new ${kind} "${name}" "An Area".`
    : `unknown area "${area}".`;

function areas({ areas }: WrittenWorld, query = ''): string {
  const names = areas.map(({ block }) => block.heading.text);
  return `${didYouMean(query, names).trim()} Known: ${names.join(', ')}`.trim();
}

function referencesIn(world: WrittenWorld, area: string | undefined): Partial<References> {
  const named = (found: { readonly block: { readonly heading: { readonly text: string } } } | undefined) =>
    found?.block.heading.text;
  const counted = world.qualities.filter(({ facts }) => facts.nature === 'thing' && facts.climbs !== 'ever steeper');
  const money = counted.find(({ facts }) => facts.category === 'Currency');
  const found = {
    area,
    setting: named(world.settings[0]),
    attribute: named(world.qualities.find(({ facts }) => facts.category === 'BasicAbility')),
    money: named(money),
    thing: named(counted.find((quality) => quality !== money)),
    storylet: named(world.storylets[0]),
  };
  return Object.fromEntries(Object.entries(found).filter(([, name]) => name !== undefined));
}

function addsProblems(
  file: SourceFile,
  files: readonly SourceFile[],
  { folder, shownAs, print }: CommandContext,
): boolean {
  const lock = readLock(folder);
  const before = new Set(compileTexts(files, lock).problems.map(keyOfProblem));
  const problems = compileTexts([...files, file], lock).problems.filter(
    (problem) => !before.has(keyOfProblem(problem)),
  );
  const texts = new Map([...files, file].map(({ path, text }) => [path, text]));
  for (const problem of problems) {
    print(`${printProblem(problem, texts.get(problem.at.file) ?? '', `${shownAs}/${problem.at.file}`)}\n`);
  }
  if (problems.length > 0) print('nothing was written');
  return problems.length > 0;
}

const keyOfProblem = ({ at, message }: Problem): string => `${at.file}:${at.line}:${at.column} ${message}`;

function write({ path, text }: SourceFile, picture: string, { folder, shownAs, print }: CommandContext): number {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
  print(`written: ${shownAs}/${path}`);
  if (text.includes(`image: ${picture}`))
    print(`its picture is called "${picture}"; if it does not exist yet, see docs/authors/pictures.md`);
  print('its prose says what to write; npm run world check lists what is missing');
  return 0;
}
