import type { Quality, Stage } from './quality.ts';

/** The entry that counts at a level: of those that begin at it or below, the one that begins highest. */
export const entryAt = (entries: readonly Stage[] = [], level: number): string | undefined =>
  entries
    .filter(({ from }) => from <= level)
    .reduce<Stage | undefined>((best, entry) => (best && best.from > entry.from ? best : entry), undefined)?.text;

/** The name of the stage a quality has reached; nothing below the first. */
export const stageOf = ({ stages }: Quality, level: number): string | undefined => entryAt(stages, level);

/** The picture of the stage it has reached, or its own. */
export const imageOf = ({ stageImages, image }: Quality, level: number): string => entryAt(stageImages, level) ?? image;

/** What is told in place of the usual sentence when it has changed to a level. */
export const changeTextOf = ({ changeTexts }: Quality, level: number): string | undefined =>
  entryAt(changeTexts, level);
