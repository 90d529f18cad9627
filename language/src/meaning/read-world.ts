import type { Comment, Problem } from '../syntax/block.ts';
import type { Mention, PictureKind, PictureMention, Reading } from './form.ts';
import { type HouseStyle, readHouseStyle } from './house-style.ts';
import { creditsFile, isMapFile, isPlainMapFile, isStyleFile } from './kind-of-file.ts';
import { readMap, type WrittenMap } from './map.ts';
import { readPlainMap } from './plain-map.ts';
import { type ReadFile, readFile, type SourceFile, type WrittenThings } from './read-file.ts';

/** Not checked yet. Things still refer to each other by name. */
export type WrittenWorld = WrittenThings & {
  /** Sorted by path. */
  readonly files: readonly SourceFile[];
  readonly houseStyle: HouseStyle;
  /** Paragraphs about the makers of the pictures, for the credits page. */
  readonly pictureCredits: readonly string[];
  readonly maps: readonly WrittenMap[];
  readonly mentions: readonly Mention[];
  readonly pictures: readonly PictureMention[];
  /** Existing pictures. If missing, picture names are not checked. */
  readonly drawn?: DrawnPictures | undefined;
};

/** Names of existing pictures, keyed by kind. Names of a missing kind are not checked. */
export type DrawnPictures = ReadonlyMap<PictureKind, ReadonlySet<string>>;

export type ReadWorld = {
  readonly world: WrittenWorld;
  readonly problems: readonly Problem[];
  /** Problems of things that were not read as they are written, so that other rules may misjudge them. */
  readonly misread: readonly Problem[];
  /** False if a file could not be read at all, or is in a folder that means nothing. */
  readonly isWhole: boolean;
  /** In the order of the files. */
  readonly comments: readonly Comment[];
};

/** What was read of each file, by path. A file with the same text is not read again. */
export type KnownFiles = Map<string, { readonly file: SourceFile; readonly read: ReadFile }>;

/** Things are sorted by path, then by place. Keeps in `known` what it has read of these files. */
export function readWorld(
  files: readonly SourceFile[],
  drawn?: DrawnPictures,
  known: KnownFiles = new Map(),
): ReadWorld {
  const stories = files.filter(({ path }) => !isOther(path)).sort(byPath);
  const read = readStories(stories, known);
  const problems = read.flatMap((each) => each.problems);
  const misread = read.flatMap((each) => each.misread);
  const mentions = read.flatMap((each) => each.mentions);
  const pictures = read.flatMap((each) => each.pictures);
  const reading: Reading = {
    report: (at, message, kind) => {
      const problem = { at, message };
      problems.push(problem);
      if (kind !== 'missing') misread.push(problem);
    },
    mention: (named) => mentions.push(named),
    mentionPicture: (picture) => pictures.push(picture),
  };
  const maps = files
    .filter(({ path }) => isMapFile(path))
    .flatMap(({ path, text }) => (isPlainMapFile(path) ? readPlainMap : readMap)(path, text, reading) ?? []);
  const world: WrittenWorld = {
    ...thingsIn(read),
    files: stories,
    houseStyle: readHouseStyle(files),
    pictureCredits: creditsIn(files),
    ...{ maps, mentions, pictures, drawn },
  };
  const isWhole = read.every((each) => each.isWhole);
  return { world, problems, misread, isWhole, comments: read.flatMap((each) => each.comments) };
}

function readStories(stories: readonly SourceFile[], known: KnownFiles): readonly ReadFile[] {
  const before = new Map(known);
  known.clear();
  return stories.map((file) => {
    const last = before.get(file.path);
    const isSame = last && last.file.text === file.text && !last.file.unreadable === !file.unreadable;
    const read = isSame ? last.read : readFile(file);
    known.set(file.path, { file, read });
    return read;
  });
}

const noThings: WrittenThings = {
  packs: [],
  settings: [],
  areas: [],
  qualities: [],
  lodgings: [],
  storylets: [],
  timed: [],
  shops: [],
  storeItems: [],
  personas: [],
  acts: [],
  agents: [],
  concerns: [],
  machines: [],
  snippets: [],
  adverts: [],
  news: [],
  pages: [],
};

function thingsIn(read: readonly ReadFile[]): WrittenThings {
  const lists = Object.keys(noThings) as (keyof WrittenThings)[];
  const things = lists.map((list) => [list, read.flatMap((each): readonly unknown[] => each.things[list] ?? [])]);
  return Object.fromEntries(things);
}

const isOther = (path: string): boolean => isMapFile(path) || isStyleFile(path) || path === creditsFile;

/** Each line that is not empty is a paragraph. */
const creditsIn = (files: readonly SourceFile[]): readonly string[] =>
  (files.find(({ path }) => path === creditsFile)?.text ?? '')
    .split(/\r\n|\n|\r/)
    .map((line) => line.trim())
    .filter((line) => line !== '');

const byPath = (a: SourceFile, b: SourceFile): number => (a.path < b.path ? -1 : a.path > b.path ? 1 : 0);
