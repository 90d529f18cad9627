import { askedTogether } from '../../meaning/asked-together.ts';
import type { WrittenRequirement } from '../../meaning/requirement.ts';
import type { Problem } from '../../syntax/block.ts';
import type { Rule } from '../rule.ts';

/** Every requirement can hold, alone and beside the others of its list. */
export const possibleRanges: Rule = (world) => askedTogether(world).flatMap(impossible);

function impossible(list: readonly WrittenRequirement[]): readonly Problem[] {
  const ranges = new Map<string, { readonly least: number; readonly most: number }>();
  return list.flatMap((asked): readonly Problem[] => {
    if (asked.kind === 'any of') return asked.of.flatMap((each) => impossible([each]));
    if (asked.kind !== 'level') return [];
    const { quality, atLeast = 0, atMost = Number.POSITIVE_INFINITY, at } = asked;
    if (atLeast > atMost || atMost < 0) return [{ at, message: 'no level is in this range' }];
    const before = ranges.get(quality.name) ?? { least: 0, most: Number.POSITIVE_INFINITY };
    const both = { least: Math.max(before.least, atLeast), most: Math.min(before.most, atMost) };
    ranges.set(quality.name, both);
    return both.least > both.most ? [{ at, message: `this excludes what was asked of "${quality.name}" before` }] : [];
  });
}
