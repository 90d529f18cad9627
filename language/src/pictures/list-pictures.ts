import { type Dirent, existsSync, lstatSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { didYouMean } from '../syntax/did-you-mean.ts';
import { isPictureKind, type OwnPictureKind, pictureKinds } from './picture-kinds.ts';

/** `file` is relative to the folder of the world. */
export type PictureFile = { readonly kind: OwnPictureKind; readonly name: string; readonly file: string };

export type PictureFault = { readonly file: string; readonly message: string; readonly line?: number };

export type PictureList = { readonly pictures: readonly PictureFile[]; readonly faults: readonly PictureFault[] };

export const picturesFolder = 'pictures';

/** Text files about the pictures. */
export const notesOfPictures: ReadonlySet<string> = new Set(['focus.txt', 'credits.txt']);

const kinds = Object.keys(pictureKinds);
const endings = /\.(png|jpe?g|webp|avif|svg)$/i;
/** True for a file that `npm run dev` has to watch. */
export const isPictureFile = (name: string): boolean => endings.test(name) || notesOfPictures.has(name);
/** Files that systems and editors leave behind. */
const isLeftover = (name: string): boolean => /^\.|~$|^(thumbs\.db|desktop\.ini)$/i.test(name);
const isNote = (name: string): boolean => notesOfPictures.has(name) || /\.md$/i.test(name);

/** Lists `pictures/<kind>/<name>.*` of a world without opening a file. Follows no link. */
export function listPictures(world: string): PictureList {
  const folder = join(world, picturesFolder);
  if (!existsSync(folder)) return { pictures: [], faults: [] };
  if (!lstatSync(folder).isDirectory()) return { pictures: [], faults: [notPlain(picturesFolder)] };
  const lists = entriesOf(folder).map((entry) => listKind(folder, entry));
  return { pictures: lists.flatMap(({ pictures }) => pictures), faults: lists.flatMap(({ faults }) => faults) };
}

const entriesOf = (folder: string): readonly Dirent[] =>
  readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => !isLeftover(name))
    .sort((a, b) => (a.name < b.name ? -1 : 1));

function listKind(folder: string, entry: Dirent): PictureList {
  const { name: kind } = entry;
  const file = `${picturesFolder}/${kind}`;
  const refuse = (message: string): PictureList => ({ pictures: [], faults: [{ file, message }] });
  if (entry.isSymbolicLink()) return { pictures: [], faults: [notPlain(file)] };
  if (entry.isFile() && isNote(kind)) return { pictures: [], faults: [] };
  if (!entry.isDirectory())
    return refuse(
      `this file belongs to no kind of picture; move it into ${picturesFolder}/icons or another folder there`,
    );
  if (!isPictureKind(kind))
    return refuse(
      `there is no kind of picture called "${kind}".${didYouMean(kind, kinds)} The kinds are ${kinds.join(', ')}`,
    );
  const entries = entriesOf(join(folder, kind));
  const faults = entries.flatMap((each) => {
    const message = faultOfEntry(each, entries);
    return message === undefined ? [] : [{ file: `${file}/${each.name}`, message }];
  });
  const refused = new Set(faults.map((fault) => fault.file));
  const pictures = entries
    .map(({ name }) => ({ kind, name: stemOf(name), file: `${file}/${name}` }))
    .filter((each) => !refused.has(each.file));
  return { pictures, faults };
}

const stemOf = (name: string): string => name.replace(endings, '');

function faultOfEntry(entry: Dirent, all: readonly Dirent[]): string | undefined {
  const { name } = entry;
  if (entry.isDirectory()) return 'this is a folder; put pictures directly into the folder of their kind';
  if (!entry.isFile()) return notPlain(name).message;
  if (/\.(txt|json)$/i.test(name)) return `this is no picture; if it has the places of a map, move it to maps/${name}`;
  if (!endings.test(name)) return 'this is no picture that can be read; save it as PNG, JPEG, WebP, AVIF or SVG';
  const stem = stemOf(name);
  const others = all.filter((each) => each !== entry && stemOf(each.name).toLowerCase() === stem.toLowerCase());
  const other = others.find((each) => stemOf(each.name) !== stem);
  if (other)
    return `its name and "${other.name}" differ only in case, which some systems cannot tell apart; rename one`;
  if (others[0]) return `"${others[0].name}" has the same name; keep one of the two`;
  if (/^[a-z0-9]+(-[a-z0-9]+)*$/.test(stem)) return undefined;
  const suggestion =
    stem
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-|-$/g, '') || 'my-picture';
  return `a picture is named in small letters, digits and hyphens; call it "${suggestion}${name.slice(stem.length)}"`;
}

const notPlain = (file: string): PictureFault => ({
  file,
  message: 'this is no plain file or folder, but a link or something special; copy the picture itself to this place',
});
