import { contentHash } from './content-hash.ts';
import type { Contents } from './contents.ts';

/** Where the version stands in a printed pack. */
export const VERSION_AT = '{"version":"'.length;

const NO_VERSION = '0'.repeat(32);

/** Letters after which a piece is long enough to be written. */
const ENOUGH = 1 << 19;

/**
 * Prints a pack as JSON, piece by piece, so that a large world is never there twice. The version is known only at
 * the end: it is answered, and noughts stand in its place.
 */
export function printPack(contents: Contents, write: (piece: string) => void): string {
  const hash = contentHash();
  write(`{"version":"${NO_VERSION}",`);
  hash.take('{');
  for (const piece of inLargePieces(contentOf(contents))) {
    hash.take(piece);
    write(piece);
  }
  return hash.digits();
}

/** All that stands behind the version. */
function* contentOf({ head, lists }: Contents): Iterable<string> {
  yield JSON.stringify(head).slice(1, -1);
  for (const [key, things] of Object.entries(lists)) {
    let before = `,"${key}":[`;
    let isEmpty = true;
    for (const thing of things) {
      yield before;
      yield JSON.stringify(thing);
      before = ',';
      isEmpty = false;
    }
    yield isEmpty ? `${before}]` : ']';
  }
  yield '}';
}

function* inLargePieces(pieces: Iterable<string>): Iterable<string> {
  let gathered: string[] = [];
  let length = 0;
  for (const piece of pieces) {
    gathered.push(piece);
    length += piece.length;
    if (length < ENOUGH) continue;
    yield gathered.join('');
    gathered = [];
    length = 0;
  }
  yield gathered.join('');
}
