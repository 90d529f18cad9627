import type { Pack } from '@underhall/engine';
import type { Contents } from './contents.ts';

/** The pack, whole: for whoever goes on to work with it. */
export function compilePack({ head, lists }: Contents): Pack {
  const content = {
    ...head,
    qualities: [...lists.qualities],
    settings: [...lists.settings],
    areas: [...lists.areas],
    lodgings: [...lists.lodgings],
    storylets: [...lists.storylets],
    timed: [...lists.timed],
    shops: [...lists.shops],
    agents: [...lists.agents],
    concerns: [...lists.concerns],
    acts: [...lists.acts],
    personas: [...lists.personas],
    storeItems: [...lists.storeItems],
    snippets: [...lists.snippets],
    adverts: [...lists.adverts],
    news: [...lists.news],
    pages: [...lists.pages],
  };
  const hash = contentHash();
  hash.take(JSON.stringify(content));
  return { version: hash.digits(), ...content };
}

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

/** A hash that takes a text piece by piece; how the text is parted makes no difference to it. */
type ContentHash = {
  readonly take: (piece: string) => void;
  /** 128 bits of what was taken as 32 hex digits. */
  readonly digits: () => string;
};

/** A hash that tells versions apart; it keeps no secrets, and is the same in every browser. */
export function contentHash(): ContentHash {
  // Whole numbers of 32 bits throughout, which a processor is quickest with.
  let lanes: Lanes = [0x9e3779b1, 0x85ebca77, 0xc2b2ae3d, 0x27d4eb2f];
  return {
    take: (piece) => {
      lanes = mixed(lanes, piece);
    },
    digits: () => {
      const [a, b, c, d] = lanes;
      return [a ^ (d >>> 15), b ^ (a >>> 15), c ^ (b >>> 15), d ^ (c >>> 15)]
        .map((lane) => (lane >>> 0).toString(16).padStart(8, '0'))
        .join('');
    },
  };
}

type Lanes = readonly [number, number, number, number];

function mixed(lanes: Lanes, piece: string): Lanes {
  let [a, b, c, d]: [number, number, number, number] = [lanes[0] | 0, lanes[1] | 0, lanes[2] | 0, lanes[3] | 0];
  for (let i = 0; i < piece.length; i++) {
    const unit = piece.charCodeAt(i);
    a = Math.imul(a ^ unit, 0x9e3779b1);
    b = (Math.imul(b ^ unit, 0x85ebca77) + a) | 0;
    c = Math.imul(c ^ unit, 0xc2b2ae3d) ^ (b >>> 13);
    d = (Math.imul(d ^ unit, 0x27d4eb2f) + (c >>> 7)) | 0;
  }
  return [a, b, c, d];
}
