import type { StoryletWritten } from '../../meaning/storylet.ts';
import type { Problem } from '../../syntax/block.ts';
import type { Rule } from '../rule.ts';

/** No two parts of a storylet tell the same. */
export const resultsDiffer: Rule = ({ storylets }) => storylets.flatMap(repeated);

function repeated({ block, branches }: StoryletWritten): readonly Problem[] {
  const first = new Map<string, string>();
  const parts = [
    block,
    ...branches.flatMap((branch) => [branch.block, ...branch.outcomes.map((outcome) => outcome.block)]),
  ];
  return parts.flatMap(({ heading, prose }) => {
    const told = prose.map(({ text }) => text).join('\n');
    const other = first.get(told);
    if (told === '') return [];
    if (other === undefined) first.set(told, heading.text);
    return other === undefined
      ? []
      : [{ at: heading.at, message: `this tells the same as "${other}"; tell what is different here` }];
  });
}
