import { creditsFile, isMapFile, isStyleFile, kindOfFile } from '../meaning/kind-of-file.ts';
import { isPictureFile, notesOfPictures, picturesFolder } from '../pictures/list-pictures.ts';

/** The part of an entry in a zip that decides whether it may be unpacked. */
export type Entry = {
  readonly fileName: string;
  /** The upper 16 bits are the mode of the file on Unix, or 0. */
  readonly externalFileAttributes: number;
  readonly isEncrypted: boolean;
};

const typeOfFile = 0o170_000;
const plainFile = 0o100_000;
/** No name begins with a dot, and none has a sign that another system does not allow. */
const plainPath = /^(?!\.)[^\p{Cc}<>:"|?*\\/]+(\/(?!\.)[^\p{Cc}<>:"|?*\\/]+)*$/u;

/**
 * Says why an entry of a stranger's file is not unpacked. Undefined for a plain file that a world may have. Names
 * decide, because nothing in a world is ever run.
 */
export function faultOfEntry({ fileName, externalFileAttributes, isEncrypted }: Entry): string | undefined {
  const type = (externalFileAttributes >>> 16) & typeOfFile;
  if (isEncrypted) return `"${fileName}" is encrypted`;
  if (type !== 0 && type !== plainFile) return `"${fileName}" is a link or something special, not a plain file`;
  if (!plainPath.test(fileName)) return `"${fileName}" is not a name within the folder of a world`;
  if (!isOfWorld(fileName)) return `"${fileName}" is no story, map, picture or text of a world`;
  return undefined;
}

function isOfWorld(path: string): boolean {
  if (kindOfFile(path) !== undefined || isStyleFile(path) || path === 'ids.lock' || path === creditsFile) return true;
  const [folder = '', ...rest] = path.split('/');
  const name = rest.at(-1) ?? '';
  if (folder === picturesFolder) return rest.length === 2 ? isPictureFile(name) : notesOfPictures.has(name);
  return isMapFile(path) && rest.length === 1;
}
