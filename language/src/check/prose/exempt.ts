import { type ExemptibleRule, placeInStyle } from '../../meaning/house-style.ts';
import type { WrittenWorld } from '../../meaning/read-world.ts';
import type { Block, Problem } from '../../syntax/block.ts';
import { partsOf } from '../world-index.ts';

/** A problem in a part of the prose. A part can be exempt if it is older than the rule. */
export type ProblemOfPart = Problem & { readonly part: Block };

export const nameOfPart = ({ heading }: Block): string => `${heading.at.file}: ${heading.text}`;

/** Removes the problems of exempt parts, and reports each exemption that is no longer needed. */
export function applyExemptions(
  rule: ExemptibleRule,
  world: WrittenWorld,
  problems: readonly ProblemOfPart[],
): readonly Problem[] {
  const { exempt, file } = world.houseStyle;
  const exempted = new Set(exempt[rule]);
  const needed = new Set(problems.map(({ part }) => nameOfPart(part)));
  const needless =
    exempted.size === 0
      ? []
      : partsOf(world)
          .map(({ block }) => nameOfPart(block))
          .filter((name) => exempted.has(name) && !needed.has(name));
  return [
    ...problems.flatMap(({ part, ...problem }) => (exempted.has(nameOfPart(part)) ? [] : [problem])),
    ...(file ? needless : []).map((name) => ({
      at: placeInStyle(JSON.stringify(name), file as NonNullable<typeof file>),
      message: `"${name}" no longer needs an exemption from "${rule}"; delete it`,
    })),
  ];
}
