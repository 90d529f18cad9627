import { isIn } from '../check/is-in.ts';
import type { OutcomeWritten } from '../meaning/outcome.ts';
import type { QualityWritten } from '../meaning/quality.ts';
import type { WrittenWorld } from '../meaning/read-world.ts';
import type { BranchWritten, StoryletWritten } from '../meaning/storylet.ts';
import type { Block } from '../syntax/block.ts';
import { narration } from './narration.ts';

/** The prose that is counted together: that of the whole world, or of what was written as one batch. */
export type Sample = {
  readonly world: WrittenWorld;
  readonly qualities: readonly QualityWritten[];
  readonly storylets: readonly StoryletWritten[];
  readonly branches: readonly BranchWritten[];
  readonly results: readonly OutcomeWritten[];
  /** Every paragraph of storylets, branches and results, without what is said in it. */
  readonly paragraphs: readonly string[];
};

/** The sample of the storylets in some folders or files; of all of them where none is named. */
export function sampleOf(world: WrittenWorld, within: readonly string[] = []): Sample {
  const isInBatch = ({ block }: { readonly block: Block }): boolean =>
    within.length === 0 || within.some((path) => isIn(block.heading.at, path));
  const storylets = world.storylets.filter(isInBatch);
  const qualities = world.qualities.filter(isInBatch);
  const branches = storylets.flatMap((storylet) => storylet.branches);
  const results = branches.flatMap(({ outcomes }) => outcomes);
  const paragraphs = [...storylets, ...branches, ...results].flatMap(({ block }) =>
    block.prose.map(({ text }) => narration(text)),
  );
  return { world, qualities, storylets, branches, results, paragraphs };
}
