import type { Text } from '../wording/text.ts';
import type { Quality } from './quality.ts';

/** The entry that counts at a level: of those that begin at it or below, the one that begins highest. */
export const entryAt = <Entry>(entries: readonly From<Entry>[] = [], level: number): Entry | undefined =>
  entries
    .filter(({ from }) => from <= level)
    .reduce<From<Entry> | undefined>((best, entry) => (best && best.from > entry.from ? best : entry), undefined)?.text;

type From<Entry> = { readonly from: number; readonly text: Entry };

/** The name of the stage a quality has reached; nothing below the first. */
export const stageOf = ({ stages }: Quality, level: number): string | undefined => entryAt(stages, level);

/** The picture of the stage it has reached, or its own. */
export const imageOf = ({ stageImages, image }: Quality, level: number): string => entryAt(stageImages, level) ?? image;

/** What is told in place of the usual sentence when it has changed to a level. */
export const changeTextOf = ({ changeTexts }: Quality, level: number): Text | undefined => entryAt(changeTexts, level);
