import { placeInStyle } from '../../meaning/house-style.ts';
import type { WrittenWorld } from '../../meaning/read-world.ts';
import type { Block, Problem } from '../../syntax/block.ts';
import { partsOf } from '../world-index.ts';

/** A problem of a part that may be exempt because the part is older than the rule. */
export type ProblemOfPart = Problem & { readonly part: Block };

/** The name of a part in the list of exemptions. */
export const nameOfPart = ({ heading }: Block): string => `${heading.at.file}: ${heading.text}`;

/**
 * Removes the problems of exempt parts, and adds a problem for each exemption that is no longer needed. So the lists
 * can only shrink.
 */
export function applyExemptions(
  rule: string,
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
