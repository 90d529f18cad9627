import type { Pack } from '@underhall/engine';
import type { Contents } from './contents.ts';

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
  hash.add(JSON.stringify(content));
  return { version: hash.hexDigits(), ...content };
}

export const VERSION_OFFSET = '{"version":"'.length;

const NO_VERSION = '0'.repeat(32);

/**
 * Prints one thing at a time, to save memory in a large world. Prints zeros instead of the version, and returns the
 * version.
 */
export function printPack(contents: Contents, write: (piece: string) => void): string {
  const hash = contentHash();
  write(`{"version":"${NO_VERSION}",`);
  hash.add('{');
  for (const piece of contentOf(contents)) {
    hash.add(piece);
    write(piece);
  }
  return hash.hexDigits();
}

function* contentOf({ head, lists }: Contents): Iterable<string> {
  yield JSON.stringify(head).slice(1, -1);
  for (const [key, things] of Object.entries(lists)) {
    let before = `,"${key}":[`;
    for (const thing of things) {
      // Joining an array gives a flat string, which hashes five times as fast.
      yield [before, JSON.stringify(thing)].join('');
      before = ',';
    }
    yield before === ',' ? ']' : `${before}]`;
  }
  yield '}';
}

/** Hashes a text in pieces, with the same result wherever it is split. */
type ContentHash = {
  readonly add: (piece: string) => void;
  /** 128 bits as 32 hex digits. */
  readonly hexDigits: () => string;
};

/** Distinguishes versions. Works in any browser. Not cryptographic. */
export function contentHash(): ContentHash {
  // Uses 32-bit integers throughout, for speed.
  let lanes: Lanes = [0x9e3779b1, 0x85ebca77, 0xc2b2ae3d, 0x27d4eb2f];
  return {
    add: (piece) => {
      lanes = mixed(lanes, piece);
    },
    hexDigits: () => {
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
