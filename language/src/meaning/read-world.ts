import type { Block, Comment, Problem, Span } from '../syntax/block.ts';
import { didYouMean } from '../syntax/did-you-mean.ts';
import { parseBlocks } from '../syntax/parse-blocks.ts';
import { readAct, type WrittenAct } from './act.ts';
import { readAgent, readConcern, type WrittenAgent, type WrittenConcern } from './agent.ts';
import type { Mention, PictureKind, PictureMention, Reading } from './form.ts';
import { type HouseStyle, readHouseStyle } from './house-style.ts';
import { creditsFile, folders, isMapFile, isPlainMapFile, isStyleFile, kindOfFile } from './kind-of-file.ts';
import { readMachine, type WrittenMachine } from './machine.ts';
import { readMap, type WrittenMap } from './map.ts';
import { readPack, readPersona, type WrittenPack, type WrittenPersona } from './pack.ts';
import {
  readAdvert,
  readNews,
  readSnippet,
  type WrittenAdvert,
  type WrittenNews,
  type WrittenSnippet,
} from './pages.ts';
import {
  readArea,
  readLodging,
  readSetting,
  type WrittenArea,
  type WrittenLodging,
  type WrittenSetting,
} from './places.ts';
import { readPlainMap } from './plain-map.ts';
import { readQuality, type WrittenQuality } from './quality.ts';
import { readReadingPage, type WrittenReadingPage } from './reading-page.ts';
import { readShop, readStoreItem, type WrittenShop, type WrittenStoreItem } from './shop.ts';
import { readStorylet, type WrittenStorylet } from './storylet.ts';
import { readTimed, type WrittenTimed } from './timed-story.ts';

/** `path` is relative to the folder of the world. */
export type SourceFile = {
  readonly path: string;
  readonly text: string;
  /** Position of the first byte that is not valid UTF-8. If set, `text` contains replacement characters. */
  readonly unreadable?: Pick<Span, 'line' | 'column'>;
};

/** Not checked yet. Things still refer to each other by name. */
export type WrittenWorld = {
  /** Sorted by path. */
  readonly files: readonly SourceFile[];
  readonly packs: readonly WrittenPack[];
  readonly settings: readonly WrittenSetting[];
  readonly areas: readonly WrittenArea[];
  readonly qualities: readonly WrittenQuality[];
  readonly lodgings: readonly WrittenLodging[];
  readonly storylets: readonly WrittenStorylet[];
  readonly timed: readonly WrittenTimed[];
  readonly shops: readonly WrittenShop[];
  readonly storeItems: readonly WrittenStoreItem[];
  readonly personas: readonly WrittenPersona[];
  readonly acts: readonly WrittenAct[];
  readonly agents: readonly WrittenAgent[];
  readonly concerns: readonly WrittenConcern[];
  readonly machines: readonly WrittenMachine[];
  readonly snippets: readonly WrittenSnippet[];
  readonly adverts: readonly WrittenAdvert[];
  readonly news: readonly WrittenNews[];
  readonly pages: readonly WrittenReadingPage[];
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

/** Things are sorted by path, then by place. */
export function readWorld(files: readonly SourceFile[], drawn?: DrawnPictures): ReadWorld {
  const problems: Problem[] = [];
  const misread: Problem[] = [];
  const comments: Comment[] = [];
  const mentions: Mention[] = [];
  const pictures: PictureMention[] = [];
  const world = {
    files: files.filter(({ path }) => !isOther(path)).sort(byPath),
    packs: [] as WrittenPack[],
    settings: [] as WrittenSetting[],
    areas: [] as WrittenArea[],
    qualities: [] as WrittenQuality[],
    lodgings: [] as WrittenLodging[],
    storylets: [] as WrittenStorylet[],
    timed: [] as WrittenTimed[],
    shops: [] as WrittenShop[],
    storeItems: [] as WrittenStoreItem[],
    personas: [] as WrittenPersona[],
    acts: [] as WrittenAct[],
    agents: [] as WrittenAgent[],
    concerns: [] as WrittenConcern[],
    machines: [] as WrittenMachine[],
    snippets: [] as WrittenSnippet[],
    adverts: [] as WrittenAdvert[],
    news: [] as WrittenNews[],
    pages: [] as WrittenReadingPage[],
    houseStyle: readHouseStyle(files),
    pictureCredits: creditsIn(files),
    maps: [] as WrittenMap[],
    mentions,
    pictures,
    drawn,
  };
  const reading: Reading = {
    report: (at, message, kind) => {
      const problem = { at, message };
      problems.push(problem);
      if (kind !== 'missing') misread.push(problem);
    },
    mention: (named: Mention) => mentions.push(named),
    mentionPicture: (picture: PictureMention) => pictures.push(picture),
  };
  const readers = {
    pack: (block: Block) => world.packs.push(readPack(block, reading)),
    setting: (block: Block) => world.settings.push(readSetting(block, reading)),
    area: (block: Block) => world.areas.push(readArea(block, reading)),
    quality: (block: Block) => world.qualities.push(readQuality(block, reading)),
    lodging: (block: Block) => world.lodgings.push(readLodging(block, reading)),
    storylet: (block: Block) => world.storylets.push(readStorylet(block, reading)),
    'timed story': (block: Block) => world.timed.push(readTimed(block, reading)),
    shop: (block: Block) => world.shops.push(readShop(block, reading)),
    'store item': (block: Block) => world.storeItems.push(readStoreItem(block, reading)),
    persona: (block: Block) => world.personas.push(readPersona(block, reading)),
    act: (block: Block) => world.acts.push(readAct(block, reading)),
    agent: (block: Block) => world.agents.push(readAgent(block, reading)),
    concern: (block: Block) => world.concerns.push(readConcern(block, reading)),
    machine: (block: Block) => world.machines.push(readMachine(block, reading)),
    snippet: (block: Block) => world.snippets.push(readSnippet(block, reading)),
    advert: (block: Block) => world.adverts.push(readAdvert(block, reading)),
    news: (block: Block) => world.news.push(readNews(block, reading)),
    page: (block: Block) => world.pages.push(readReadingPage(block, reading)),
  };

  let isWhole = true;
  for (const { path, text, unreadable } of world.files) {
    isWhole &&= !unreadable && kindOfFile(path) !== undefined;
    if (unreadable) {
      problems.push(notUtf8Problem(path, unreadable));
      continue;
    }
    const parsed = parseBlocks(path, withoutUnseen(text));
    isWhole &&= parsed.isWhole;
    problems.push(...parsed.problems);
    misread.push(...parsed.problems);
    comments.push(...parsed.comments);
    const kind = kindOfFile(path);
    if (kind) parsed.blocks.forEach(readers[kind]);
    else
      problems.push({
        at: { file: path, line: 1, column: 1, length: 0 },
        message: `unknown folder: no kind of block belongs here.${nearestFolder(path)} Move the file, for example to areas/<place> or qualities`,
      });
  }
  for (const { path, text } of files.filter((file) => isMapFile(file.path))) {
    const map = (isPlainMapFile(path) ? readPlainMap : readMap)(path, text, reading);
    if (map) world.maps.push(map);
  }
  return { world, problems, misread, isWhole, comments };
}

const isOther = (path: string): boolean => isMapFile(path) || isStyleFile(path) || path === creditsFile;

/** Each line that is not empty is a paragraph. */
const creditsIn = (files: readonly SourceFile[]): readonly string[] =>
  (files.find(({ path }) => path === creditsFile)?.text ?? '')
    .split(/\r\n|\n|\r/)
    .map((line) => line.trim())
    .filter((line) => line !== '');

const UNSEEN = /\p{Cf}/gu;

/** Without zero-width characters. A rule reports them; in names they would make unknown ones of known ones. */
const withoutUnseen = (text: string): string => text.replace(UNSEEN, '');

const nearestFolder = (path: string): string => didYouMean(path.split('/')[0] ?? '', folders);

export const notUtf8Problem = (file: string, place: NonNullable<SourceFile['unreadable']>): Problem => ({
  at: { file, ...place, length: 1 },
  message: 'this is not valid UTF-8, so nothing of this file is read; save it with the encoding UTF-8',
});

const byPath = (a: SourceFile, b: SourceFile): number => (a.path < b.path ? -1 : a.path > b.path ? 1 : 0);
