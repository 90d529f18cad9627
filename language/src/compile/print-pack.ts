import { contentHash } from './content-hash.ts';
import type { Contents } from './contents.ts';

/** The offset of the version in a printed pack. */
export const VERSION_AT = '{"version":"'.length;

const NO_VERSION = '0'.repeat(32);

/**
 * Prints a pack as JSON, thing by thing, so that of a large world no more than one thing is there at a time. The
 * version is known only at the end: it is answered, and noughts stand in its place.
 */
export function printPack(contents: Contents, write: (piece: string) => void): string {
  const hash = contentHash();
  write(`{"version":"${NO_VERSION}",`);
  hash.take('{');
  for (const piece of contentOf(contents)) {
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
    for (const thing of things) {
      // Joined from an array the letters lie side by side, and are hashed in a fifth of the time.
      yield [before, JSON.stringify(thing)].join('');
      before = ',';
    }
    yield before === ',' ? ']' : `${before}]`;
  }
  yield '}';
}
