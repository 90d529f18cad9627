import { BEARDS } from './beards.ts';
import { BUSTS } from './busts.ts';
import { CAPS } from './caps.ts';
import { COATS } from './coats.ts';
import { GOWNS } from './gowns.ts';
import { GROUNDS } from './grounds.ts';
import { HAIR_WORN_LONG } from './hair-worn-long.ts';
import { HAIR_WORN_SHORT } from './hair-worn-short.ts';
import { HATS_WITH_BRIMS } from './hats-with-brims.ts';
import { HEAD_LINEN } from './head-linen.ts';
import type { Face } from './profile.ts';
import { THINGS } from './things.ts';

export const HAIR = { ...HAIR_WORN_SHORT, ...HAIR_WORN_LONG };
export const HATS = { ...HATS_WITH_BRIMS, ...CAPS, ...HEAD_LINEN };
export const DRESS = { ...COATS, ...GOWNS };

/** The specification of a cameo: the features and clothes of its sitter. */
export type CameoSpec = {
  readonly face?: Face;
  readonly bust: keyof typeof BUSTS;
  readonly hair?: keyof typeof HAIR;
  readonly beard?: keyof typeof BEARDS;
  readonly hat?: keyof typeof HATS;
  readonly dress: keyof typeof DRESS;
  readonly things?: readonly (keyof typeof THINGS)[];
  readonly ground: keyof typeof GROUNDS;
  readonly tint: string;
  /** 1 by default; a child is drawn smaller. */
  readonly size?: number;
  /** Degrees the head is bent forward; below 0, thrown back. */
  readonly bent?: number;
  readonly looksLeft?: boolean;
};

/** Checks that every name in a specification exists, and returns it. */
export function checkedCameo(name: string, value: unknown): CameoSpec {
  const spec = value as CameoSpec;
  const references = [
    [spec.bust, BUSTS],
    [spec.dress, DRESS],
    [spec.ground, GROUNDS],
    [spec.hair ?? 'cropped', HAIR],
    [spec.hat ?? 'top', HATS],
    [spec.beard ?? 'full', BEARDS],
    ...(spec.things ?? []).map((thing) => [thing, THINGS] as const),
  ] as const;
  for (const [word, words] of references) if (!(word in words)) throw new Error(`Cameo ${name}: there is no ${word}`);
  return spec;
}
