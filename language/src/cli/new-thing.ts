import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { printProblem } from '../check/rule.ts';
import { compileTexts } from '../compile/compile-world.ts';
import { readFolder, readLock } from '../compile/read-folder.ts';
import { readWorld, type SourceFile, type WrittenWorld } from '../meaning/read-world.ts';
import { type References, type Skeleton, type SkeletonKind, skeletons } from '../skeleton/skeletons.ts';
import type { Problem } from '../syntax/block.ts';
import { didYouMean } from '../syntax/did-you-mean.ts';
import { parseBlocks } from '../syntax/parse-blocks.ts';
import { printBlocks } from '../syntax/print-blocks.ts';
import type { CommandContext } from './command-context.ts';

/** Words that mean a kind besides its own. */
const OTHER_WORDS: ReadonlyMap<string, SkeletonKind> = new Map([
  ['plot', 'concern'],
  ['timed story', 'timed'],
  ['thing', 'quality'],
  ['item', 'quality'],
  ['menace', 'quality'],
  ['place', 'area'],
]);

/** Writes a new file with a skeleton of one thing. A file that is there already is left alone. */
export function createThing([word = '', name = '', area]: readonly string[], desk: CommandContext): number {
  const kind = Object.hasOwn(skeletons, word) ? (word as SkeletonKind) : OTHER_WORDS.get(word);
  const heading = name.trim().replace(/\s+/g, ' ');
  const key = keyOf(heading);
  if (!kind) return refuse(desk, `"${word}" is no kind of thing.${didYouMean(word, KINDS)} Known: ${KINDS.join(', ')}`);
  if (!key) return refuse(desk, `${article(kind)} has a name: npm run world new ${kind} "The Name"`);

  const files = readFolder(desk.folder);
  const { world } = readWorld(files);
  const place = findArea(world, area);
  const skeleton: Skeleton = skeletons[kind];
  if (skeleton.needs.includes('area') && !place)
    return refuse(desk, `${missingArea(kind, heading, area)} ${areas(world, area)}`);
  const references = leaningOn(world, place?.block.heading.text);
  const missing = skeleton.needs.find((need) => references[need] === undefined);
  if (missing) return refuse(desk, `the world has no ${missing} yet that a new ${kind} could lean on`);

  const path = skeleton.path(key, place?.key ?? '');
  const text = printBlocks(parseBlocks(path, skeleton.text(heading, key, references as References)).blocks);
  if (existsSync(join(desk.folder, path)))
    return refuse(desk, `${desk.shownAs}/${path} is there already; nothing was written`);
  return isFaulty({ path, text }, files, desk) ? 1 : write({ path, text }, key, desk);
}

const KINDS = Object.keys(skeletons);

const article = (kind: string): string => `${/^[aeiou]/.test(kind) ? 'an' : 'a'} ${kind}`;

/** Small letters, digits and hyphens: of a file, of an area's folder, of a picture. */
const keyOf = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/[\p{M}'’"]/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

function refuse({ print }: CommandContext, message: string): number {
  print(message);
  return 1;
}

const findArea = ({ areas }: WrittenWorld, wanted: string | undefined) =>
  areas.find(({ block, key }) => key === wanted || block.heading.text.toLowerCase() === wanted?.toLowerCase());

const missingArea = (kind: string, name: string, area: string | undefined): string =>
  area === undefined
    ? `${article(kind)} is met somewhere: npm run world new ${kind} "${name}" "An Area".`
    : `unknown area "${area}".`;

function areas({ areas }: WrittenWorld, wanted = ''): string {
  const names = areas.map(({ block }) => block.heading.text);
  return `${didYouMean(wanted, names).trim()} Known: ${names.join(', ')}`.trim();
}

function leaningOn(world: WrittenWorld, area: string | undefined): Partial<References> {
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

/** Tells what the new file would make wrong: a name that is taken, or cannot stand in a list. */
function isFaulty(file: SourceFile, files: readonly SourceFile[], { folder, shownAs, print }: CommandContext): boolean {
  const lock = readLock(folder);
  const before = new Set(compileTexts(files, lock).problems.map(toText));
  const problems = compileTexts([...files, file], lock).problems.filter((problem) => !before.has(toText(problem)));
  const texts = new Map([...files, file].map(({ path, text }) => [path, text]));
  for (const problem of problems) {
    print(`${printProblem(problem, texts.get(problem.at.file) ?? '', `${shownAs}/${problem.at.file}`)}\n`);
  }
  if (problems.length > 0) print('nothing was written');
  return problems.length > 0;
}

const toText = ({ at, message }: Problem): string => `${at.file}:${at.line}:${at.column} ${message}`;

function write({ path, text }: SourceFile, picture: string, { folder, shownAs, print }: CommandContext): number {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
  print(`written: ${shownAs}/${path}`);
  if (text.includes(`image: ${picture}`))
    print(`its picture is called "${picture}"; one that is not drawn yet: docs/authors/pictures.md`);
  print('its prose says what to write; npm run world check says what it still wants');
  return 0;
}
