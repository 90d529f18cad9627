import type { PictureKind } from './zoom.ts';

/** The abilities of the device, and the player's wish. */
export type PictureFacts = {
  /** A pointer that can rest on something without pressing it. */
  readonly canHover: boolean;
  /** Of the page, in CSS pixels. */
  readonly width: number;
  readonly hasWebGl: boolean;
  /** In GiB, where the browser tells. */
  readonly deviceMemory: number | undefined;
  /** By the player's own setting, with the account or in this browser. */
  readonly isFallbackPreferred: boolean;
  /** For this session, by `compatibility=true` in the address. */
  readonly isCompatible: boolean;
  /** The map could not be fetched, or the detailed picture gave up. */
  readonly hasFailed: boolean;
};

const greatestNarrowWidth = 767;
const leastMemory = 2;

/** The one rule that decides how a map is drawn. */
export function pictureKindFor(facts: PictureFacts): PictureKind {
  const isTooSmall = !facts.canHover || facts.width <= greatestNarrowWidth;
  const isTooWeak = !facts.hasWebGl || (facts.deviceMemory !== undefined && facts.deviceMemory <= leastMemory);
  const isWanted = facts.isFallbackPreferred || facts.isCompatible;
  return isTooSmall || isTooWeak || isWanted || facts.hasFailed ? 'flat' : 'detailed';
}
