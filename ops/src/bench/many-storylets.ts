import { type Block, parseBlocks, printBlocks, type SourceFile } from '@underhall/language';
import { shorten } from './shorten.ts';

/** A storylet's file; what else stands in the folder of an area is the area itself. */
const STORYLETS = /^areas\/[^/]+\/(?!area\.story$)[^/]+\.story$/;

/**
 * A world of so many storylets, or a few more where the last file holds several: all of a given one, and its storylets over
 * and over in files of their own. Each copy
 * has a number behind its title, and leads to the copies made with it. `shortest` cuts what is told to the fewest
 * words that our writers may tell it in.
 */
export function manyStorylets(world: readonly SourceFile[], count: number, shortest = false): readonly SourceFile[] {
  const parsedFile = ({ path, text }: SourceFile) => ({ path, blocks: parseBlocks(path, text).blocks });
  const print = ({ path, blocks }: ReturnType<typeof parsedFile>): SourceFile => ({
    path,
    text: printBlocks(shortest ? blocks.map(shorten) : blocks),
  });
  const originals = world.filter(({ path }) => STORYLETS.test(path)).map(parsedFile);
  const titles = new Set(originals.flatMap(({ blocks }) => blocks.map(({ heading }) => heading.text)));
  const files = world.filter(({ path }) => !STORYLETS.test(path));
  let written = 0;
  for (let round = 0; written < count; round++) {
    for (const { path, blocks } of originals) {
      if (written >= count) break;
      const copies = round === 0 ? blocks : blocks.map((block) => numbered(block, round, titles));
      files.push(print({ path: round === 0 ? path : path.replace('.story', `-${round}.story`), blocks: copies }));
      written += blocks.length;
    }
  }
  return files;
}

/** A storylet under a title of its own. A number that is pinned stays with the first. */
const numbered = (block: Block, round: number, titles: ReadonlySet<string>): Block => ({
  ...block,
  heading: { ...block.heading, text: `${block.heading.text} (${round})` },
  facts: block.facts.filter(({ key }) => key !== 'id' && key !== 'was'),
  inner: block.inner.map((branch) => ({
    ...branch,
    facts: branch.facts.filter(({ key }) => key !== 'id' && key !== 'was'),
    inner: branch.inner.map((outcome) => ledOn(outcome, round, titles)),
  })),
});

const ledOn = (outcome: Block, round: number, titles: ReadonlySet<string>): Block => ({
  ...outcome,
  facts: outcome.facts.map(({ key, value }) =>
    key === 'go to' && titles.has(value.text)
      ? { key, value: { ...value, text: `${value.text} (${round})` } }
      : { key, value },
  ),
});
