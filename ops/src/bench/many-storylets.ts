import { type Block, parseBlocks, printBlocks, type SourceFile } from '@underhall/language';
import { shorten } from './shorten.ts';
import { varyWords } from './vary-words.ts';

/** Files that contain storylets. `area.story` is excluded, because it describes the area. */
const STORYLETS = /^areas\/[^/]+\/(?!area\.story$)[^/]+\.story$/;

type ParsedFile = { readonly path: string; readonly blocks: readonly Block[] };

/**
 * A world with at least `count` storylets: its own files, and files with copies of its storylets. Each copy has a
 * number in its title, varied words, and links to copies of the same round. Storylets that other files link to are not
 * copied. `isShortened` cuts texts to the minimum length in the writers' guide.
 */
export function manyStorylets(world: readonly SourceFile[], count: number, isShortened = false): readonly SourceFile[] {
  const parsedFile = ({ path, text }: SourceFile): ParsedFile => ({ path, blocks: parseBlocks(path, text).blocks });
  const print = ({ path, blocks }: ParsedFile): SourceFile => ({
    path,
    text: printBlocks(isShortened ? blocks.map(shorten) : blocks),
  });
  const originals = world.filter(({ path }) => STORYLETS.test(path)).map(parsedFile);
  const files = world.filter(({ path }) => !STORYLETS.test(path));
  const storylets = originals.flatMap(({ blocks }) => blocks);
  const elsewhere = files.filter(({ path }) => path.endsWith('.story')).map(parsedFile);
  const once = titlesLinkedFromElsewhere(storylets, elsewhere);
  const titles = new Set(storylets.map(titleOf).filter((title) => !once.has(title)));
  const namesWithColon = elsewhere.flatMap(({ blocks }) => blocks.map(titleOf)).filter((name) => name.includes(':'));
  const copied = { titles, namesWithColon };
  files.push(...originals.map(print));
  let written = storylets.length;
  for (let round = 1; written < count; round++) {
    for (const { path, blocks } of originals) {
      const copies = blocks
        .filter((block) => titles.has(titleOf(block)))
        .map((each) => copyStorylet(each, round, copied));
      if (written >= count || copies.length === 0) continue;
      files.push(print({ path: path.replace('.story', `-${round}.story`), blocks: copies }));
      written += copies.length;
    }
  }
  return files;
}

const titleOf = ({ heading }: Block): string => heading.text;

/**
 * Titles of storylets that must not be copied, because nothing would lead to a copy. Other kinds of blocks, such as
 * acts and areas, link to these storylets, or only such storylets lead to them.
 */
function titlesLinkedFromElsewhere(storylets: readonly Block[], elsewhere: readonly ParsedFile[]): ReadonlySet<string> {
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

/** The facts of a copy. Excludes the pinned ID, which belongs to the original. */
const factsOfCopy = ({ facts }: Block): Block['facts'] => facts.filter(({ key }) => key !== 'id' && key !== 'was');

type CopyContext = { readonly titles: ReadonlySet<string>; readonly namesWithColon: readonly string[] };

const copyStorylet = (block: Block, round: number, { titles, namesWithColon }: CopyContext): Block => ({
  ...block,
  heading: { ...block.heading, text: numberedTitle(titleOf(block), round) },
  facts: factsOfCopy(block),
  prose: block.prose.map((words) => varyWords(words, round, namesWithColon)),
  inner: block.inner.map((branch) => ({
    ...branch,
    facts: factsOfCopy(branch),
    prose: branch.prose.map((words) => varyWords(words, round, namesWithColon)),
    inner: branch.inner.map((outcome) => copyOutcome(outcome, round, { titles, namesWithColon })),
  })),
});

const copyOutcome = (outcome: Block, round: number, { titles, namesWithColon }: CopyContext): Block => ({
  ...outcome,
  prose: outcome.prose.map((words) => varyWords(words, round, namesWithColon)),
  facts: factsOfCopy(outcome).map(({ key, value }) =>
    (key === 'go to' || key === 'straight to') && titles.has(value.text)
      ? { key, value: { ...value, text: numberedTitle(value.text, round) } }
      : { key, value },
  ),
});
