import type { Block, Comment, Problem, Span } from '../syntax/block.ts';
import { didYouMean } from '../syntax/did-you-mean.ts';
import { parseBlocks } from '../syntax/parse-blocks.ts';
import { readAct } from './act.ts';
import { readAgent, readConcern } from './agent.ts';
import type { Mention, PictureMention, Reading } from './form.ts';
import { folders, kindOfFile } from './kind-of-file.ts';
import { readMachine } from './machine.ts';
import { readPack, readPersona } from './pack.ts';
import { readAdvert, readNews, readSnippet } from './pages.ts';
import { readArea, readLodging, readSetting } from './places.ts';
import { readQuality } from './quality.ts';
import { readReadingPage } from './reading-page.ts';
import { readShop, readStoreItem } from './shop.ts';
import { readStorylet } from './storylet.ts';
import { readTimed } from './timed-story.ts';

/** `path` is relative to the folder of the world. */
export type SourceFile = {
  readonly path: string;
  readonly text: string;
  /** Position of the first byte that is not valid UTF-8. If set, `text` contains replacement characters. */
  readonly unreadable?: Pick<Span, 'line' | 'column'>;
};

/** The list of the world that things of a kind belong to, and how a block becomes one. */
const readers = {
  pack: { list: 'packs', read: readPack },
  setting: { list: 'settings', read: readSetting },
  area: { list: 'areas', read: readArea },
  quality: { list: 'qualities', read: readQuality },
  lodging: { list: 'lodgings', read: readLodging },
  storylet: { list: 'storylets', read: readStorylet },
  'timed story': { list: 'timed', read: readTimed },
  shop: { list: 'shops', read: readShop },
  'store item': { list: 'storeItems', read: readStoreItem },
  persona: { list: 'personas', read: readPersona },
  act: { list: 'acts', read: readAct },
  agent: { list: 'agents', read: readAgent },
  concern: { list: 'concerns', read: readConcern },
  machine: { list: 'machines', read: readMachine },
  snippet: { list: 'snippets', read: readSnippet },
  advert: { list: 'adverts', read: readAdvert },
  news: { list: 'news', read: readNews },
  page: { list: 'pages', read: readReadingPage },
} as const satisfies Readonly<Record<string, { list: string; read: (block: Block, reading: Reading) => unknown }>>;

type Readers = (typeof readers)[keyof typeof readers];

/** All things that blocks describe, by list. */
export type WrittenThings = {
  readonly [Each in Readers as Each['list']]: readonly ReturnType<Each['read']>[];
};

export type ReadFile = {
  /** Only of the kind that belongs into the folder of the file. */
  readonly things: Partial<WrittenThings>;
  readonly problems: readonly Problem[];
  /** Problems of things that were not read as they are written. */
  readonly misread: readonly Problem[];
  readonly comments: readonly Comment[];
  readonly mentions: readonly Mention[];
  readonly pictures: readonly PictureMention[];
  /** False if it could not be read at all, or is in a folder that means nothing. */
  readonly isWhole: boolean;
};

/** Reads a `.story` file. The result depends on nothing else. */
export function readFile({ path, text, unreadable }: SourceFile): ReadFile {
  const [mentions, pictures]: [Mention[], PictureMention[]] = [[], []];
  const nothing = { things: {}, misread: [], comments: [], mentions, pictures, isWhole: false };
  if (unreadable) return { ...nothing, problems: [notUtf8Problem(path, unreadable)] };
  const parsed = parseBlocks(path, withoutUnseen(text));
  const problems = [...parsed.problems];
  const misread = [...parsed.problems];
  const kind = kindOfFile(path);
  if (!kind)
    return { ...nothing, misread, comments: parsed.comments, problems: [...problems, unknownFolderProblem(path)] };
  const reading: Reading = {
    report: (at, message, missing) => {
      const problem = { at, message };
      problems.push(problem);
      if (missing !== 'missing') misread.push(problem);
    },
    mention: (named) => mentions.push(named),
    mentionPicture: (picture) => pictures.push(picture),
  };
  const { list, read } = readers[kind];
  const things = { [list]: parsed.blocks.map((block) => read(block, reading)) };
  const { comments, isWhole } = parsed;
  return { things, problems, misread, comments, mentions, pictures, isWhole };
}

const unknownFolderProblem = (path: string): Problem => ({
  at: { file: path, line: 1, column: 1, length: 0 },
  message: `unknown folder: no kind of block belongs here.${nearestFolder(path)} Move the file, for example to areas/<place> or qualities`,
});

const UNSEEN = /\p{Cf}/gu;

/** Without zero-width characters. A rule reports them; in names they would make unknown ones of known ones. */
const withoutUnseen = (text: string): string => text.replace(UNSEEN, '');

const nearestFolder = (path: string): string => didYouMean(path.split('/')[0] ?? '', folders);

export const notUtf8Problem = (file: string, place: NonNullable<SourceFile['unreadable']>): Problem => ({
  at: { file, ...place, length: 1 },
  message: 'this is not valid UTF-8, so nothing of this file is read; save it with the encoding UTF-8',
});
