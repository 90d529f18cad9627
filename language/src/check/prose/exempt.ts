import { placeInStyle } from '../../meaning/house-style.ts';
import type { WrittenWorld } from '../../meaning/read-world.ts';
import type { Block, Problem } from '../../syntax/block.ts';
import { partsOf } from '../world-index.ts';

/** A problem of a part, which the house style may exempt because the part was there before the rule. */
export type ProblemOfPart = Problem & { readonly part: Block };

/** The name under which a part is exempted: its file and its heading. */
export const nameOfPart = ({ heading }: Block): string => `${heading.at.file}: ${heading.text}`;

/**
 * The problems of parts that the house style does not exempt from the rule, and a problem for each exemption of a part
 * that does not need it any more: so the lists can only shrink.
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
      message: `"${name}" needs no exemption from "${rule}" any more; take it out`,
    })),
  ];
}
