import type { Block, Comment, Problem, Span } from '../syntax/block.ts';
import { parseBlocks } from '../syntax/parse-blocks.ts';
import { type ActWritten, readAct } from './act.ts';
import { type AgentWritten, type ConcernWritten, readAgent, readConcern } from './agent.ts';
import type { Named, PictureKind, PictureNamed, Reading } from './form.ts';
import { type HouseStyle, readHouseStyle } from './house-style.ts';
import { isMapFile, isStyleFile, kindOfFile } from './kind-of-file.ts';
import { type MapWritten, readMap } from './map.ts';
import { type PackWritten, type PersonaWritten, readPack, readPersona } from './pack.ts';
import {
  type AdvertWritten,
  type NewsWritten,
  readAdvert,
  readNews,
  readSnippet,
  type SnippetWritten,
} from './pages.ts';
import {
  type AreaWritten,
  type LodgingWritten,
  readArea,
  readLodging,
  readSetting,
  type SettingWritten,
} from './places.ts';
import { type QualityWritten, readQuality } from './quality.ts';
import { type ReadingPageWritten, readReadingPage } from './reading-page.ts';
import { readShop, readStoreItem, type ShopWritten, type StoreItemWritten } from './shop.ts';
import { readStorylet, type StoryletWritten } from './storylet.ts';
import { readTimed, type TimedWritten } from './timed-story.ts';

/** A file of the world; its path is taken from the world's folder. */
export type SourceFile = {
  readonly path: string;
  readonly text: string;
  /** The first place where its bytes are no text in UTF-8; `text` is then only what can be shown of it. */
  readonly unreadable?: Pick<Span, 'line' | 'column'>;
};

/** All that authors wrote, read but not yet checked: things still call one another by name. */
export type WrittenWorld = {
  /** The files in which it is told, in the order in which they are read. */
  readonly files: readonly SourceFile[];
  readonly packs: readonly PackWritten[];
  readonly settings: readonly SettingWritten[];
  readonly areas: readonly AreaWritten[];
  readonly qualities: readonly QualityWritten[];
  readonly lodgings: readonly LodgingWritten[];
  readonly storylets: readonly StoryletWritten[];
  readonly timed: readonly TimedWritten[];
  readonly shops: readonly ShopWritten[];
  /** The items sold for Fate. */
  readonly storeItems: readonly StoreItemWritten[];
  readonly personas: readonly PersonaWritten[];
  readonly acts: readonly ActWritten[];
  readonly agents: readonly AgentWritten[];
  readonly concerns: readonly ConcernWritten[];
  readonly snippets: readonly SnippetWritten[];
  readonly adverts: readonly AdvertWritten[];
  readonly news: readonly NewsWritten[];
  /** The pages for reading. */
  readonly pages: readonly ReadingPageWritten[];
  /** The countable part of how it is told. */
  readonly houseStyle: HouseStyle;
  /** The maps that are drawn. */
  readonly maps: readonly MapWritten[];
  /** Every place where one thing calls another by name. */
  readonly mentions: readonly Named[];
  /** Every place where a picture is named. */
  readonly pictures: readonly PictureNamed[];
  /** The pictures there are; missing where nobody has told. */
  readonly drawn?: DrawnPictures | undefined;
};

/** Names of pictures by their kind. A kind that is not in it has none that are known of. */
export type DrawnPictures = ReadonlyMap<PictureKind, ReadonlySet<string>>;

export type ReadWorld = {
  readonly world: WrittenWorld;
  readonly problems: readonly Problem[];
  /** Authors' comments to each other, in the order of the files. */
  readonly comments: readonly Comment[];
};

/** Reads all files. The order of things is that of the sorted paths, then that within the file. */
export function readWorld(files: readonly SourceFile[], drawn?: DrawnPictures): ReadWorld {
  const problems: Problem[] = [];
  const comments: Comment[] = [];
  const mentions: Named[] = [];
  const pictures: PictureNamed[] = [];
  const world = {
    files: files.filter(({ path }) => !isMapFile(path) && !isStyleFile(path)).sort(byPath),
    packs: [] as PackWritten[],
    settings: [] as SettingWritten[],
    areas: [] as AreaWritten[],
    qualities: [] as QualityWritten[],
    lodgings: [] as LodgingWritten[],
    storylets: [] as StoryletWritten[],
    timed: [] as TimedWritten[],
    shops: [] as ShopWritten[],
    storeItems: [] as StoreItemWritten[],
    personas: [] as PersonaWritten[],
    acts: [] as ActWritten[],
    agents: [] as AgentWritten[],
    concerns: [] as ConcernWritten[],
    snippets: [] as SnippetWritten[],
    adverts: [] as AdvertWritten[],
    news: [] as NewsWritten[],
    pages: [] as ReadingPageWritten[],
    houseStyle: readHouseStyle(files, (problem) => problems.push(problem)),
    maps: [] as MapWritten[],
    mentions,
    pictures,
    drawn,
  };
  const reading: Reading = {
    report: (at: Span, message: string) => problems.push({ at, message }),
    mention: (named: Named) => mentions.push(named),
    show: (picture: PictureNamed) => pictures.push(picture),
  };
  const keep = {
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
    snippet: (block: Block) => world.snippets.push(readSnippet(block, reading)),
    advert: (block: Block) => world.adverts.push(readAdvert(block, reading)),
    news: (block: Block) => world.news.push(readNews(block, reading)),
    page: (block: Block) => world.pages.push(readReadingPage(block, reading)),
  };

  for (const { path, text, unreadable } of world.files) {
    if (unreadable) {
      problems.push(notUtf8(path, unreadable));
      continue;
    }
    const parsed = parseBlocks(path, text);
    problems.push(...parsed.problems);
    comments.push(...parsed.comments);
    const kind = kindOfFile(path);
    if (kind) parsed.blocks.forEach(keep[kind]);
    else
      problems.push({
        at: { file: path, line: 1, column: 1, length: 0 },
        message: 'no kind of thing is kept in this folder',
      });
  }
  for (const { path, text } of files.filter((file) => isMapFile(file.path))) {
    const map = readMap(path, text, reading);
    if (map) world.maps.push(map);
  }
  return { world, problems, comments };
}

/** The one problem of a file that cannot be read as text. */
export const notUtf8 = (file: string, place: NonNullable<SourceFile['unreadable']>): Problem => ({
  at: { file, ...place, length: 1 },
  message: 'these bytes are no text in UTF-8, so nothing of this file is read; save it again with the encoding UTF-8',
});

const byPath = (a: SourceFile, b: SourceFile): number => (a.path < b.path ? -1 : a.path > b.path ? 1 : 0);
