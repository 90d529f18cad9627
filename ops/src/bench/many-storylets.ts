import { type Block, parseBlocks, printBlocks, type SourceFile } from '@underhall/language';
import { retold } from './retold.ts';
import { shorten } from './shorten.ts';

/** A storylet's file; what else stands in the folder of an area is the area itself. */
const STORYLETS = /^areas\/[^/]+\/(?!area\.story$)[^/]+\.story$/;

type Parsed = { readonly path: string; readonly blocks: readonly Block[] };

/**
 * A world of so many storylets, or a few more where the last file holds several: all of a given one, and its storylets over
 * and over in files of their own. Each copy has a number behind its title, leads to the copies made with it, and is told
 * in words of its own. Those that something else than a storylet leads to are there once. `shortest` cuts what is told
 * to the fewest words that our writers may tell it in.
 */
export function manyStorylets(world: readonly SourceFile[], count: number, shortest = false): readonly SourceFile[] {
  const parsedFile = ({ path, text }: SourceFile): Parsed => ({ path, blocks: parseBlocks(path, text).blocks });
  const print = ({ path, blocks }: Parsed): SourceFile => ({
    path,
    text: printBlocks(shortest ? blocks.map(shorten) : blocks),
  });
  const originals = world.filter(({ path }) => STORYLETS.test(path)).map(parsedFile);
  const files = world.filter(({ path }) => !STORYLETS.test(path));
  const storylets = originals.flatMap(({ blocks }) => blocks);
  const elsewhere = files.filter(({ path }) => path.endsWith('.story')).map(parsedFile);
  const once = ledToFromElsewhere(storylets, elsewhere);
  const titles = new Set(storylets.map(titleOf).filter((title) => !once.has(title)));
  const namesWithColon = elsewhere.flatMap(({ blocks }) => blocks.map(titleOf)).filter((name) => name.includes(':'));
  const copied = { titles, namesWithColon };
  files.push(...originals.map(print));
  let written = storylets.length;
  for (let round = 1; written < count; round++) {
    for (const { path, blocks } of originals) {
      const copies = blocks.filter((block) => titles.has(titleOf(block))).map((each) => numbered(each, round, copied));
      if (written >= count || copies.length === 0) continue;
      files.push(print({ path: path.replace('.story', `-${round}.story`), blocks: copies }));
      written += copies.length;
    }
  }
  return files;
}

const titleOf = ({ heading }: Block): string => heading.text;

/**
 * Titles of the storylets that acts, places and the like lead to, and of those into which nothing else leads than
 * these: a copy of them would be led to by nothing.
 */
function ledToFromElsewhere(storylets: readonly Block[], elsewhere: readonly Parsed[]): ReadonlySet<string> {
  const named = new Set(elsewhere.flatMap(({ blocks }) => blocks).flatMap(textsOf));
  const once = new Set(storylets.map(titleOf).filter((title) => named.has(title)));
  const leaders = new Map<string, Set<string>>();
  for (const storylet of storylets)
    for (const text of textsOf(storylet)) leaders.set(text, (leaders.get(text) ?? new Set()).add(titleOf(storylet)));
  for (let before = -1; before < once.size; ) {
    before = once.size;
    for (const title of storylets.map(titleOf)) {
      const others = [...(leaders.get(title) ?? [])].filter((leader) => leader !== title);
      if (others.length > 0 && others.every((leader) => once.has(leader))) once.add(title);
    }
  }
  return once;
}

const textsOf = ({ facts, inner }: Block): readonly string[] => [
  ...facts.map(({ value }) => value.text),
  ...inner.flatMap(textsOf),
];

const numberedTitle = (title: string, round: number): string => `${title} (${round})`;

/** The facts of a copy. A number that is pinned stays with the first. */
const kept = ({ facts }: Block): Block['facts'] => facts.filter(({ key }) => key !== 'id' && key !== 'was');

/** The titles that are copied, and the names that have a colon. */
type Copied = { readonly titles: ReadonlySet<string>; readonly namesWithColon: readonly string[] };

/** A storylet under a title of its own, and told in words of its own. */
const numbered = (block: Block, round: number, { titles, namesWithColon }: Copied): Block => ({
  ...block,
  heading: { ...block.heading, text: numberedTitle(titleOf(block), round) },
  facts: kept(block),
  prose: block.prose.map((words) => retold(words, round, namesWithColon)),
  inner: block.inner.map((branch) => ({
    ...branch,
    facts: kept(branch),
    prose: branch.prose.map((words) => retold(words, round, namesWithColon)),
    inner: branch.inner.map((outcome) => ledOn(outcome, round, { titles, namesWithColon })),
  })),
});

const ledOn = (outcome: Block, round: number, { titles, namesWithColon }: Copied): Block => ({
  ...outcome,
  prose: outcome.prose.map((words) => retold(words, round, namesWithColon)),
  facts: kept(outcome).map(({ key, value }) =>
    key === 'go to' && titles.has(value.text)
      ? { key, value: { ...value, text: numberedTitle(value.text, round) } }
      : { key, value },
  ),
});
