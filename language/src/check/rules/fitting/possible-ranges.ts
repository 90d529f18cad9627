import type { Range } from '@underhall/engine';
import type { WrittenRequirement } from '../../../meaning/requirement.ts';
import type { WrittenShop } from '../../../meaning/shop.ts';
import type { Problem } from '../../../syntax/block.ts';
import { rangesWhere, surelyFails } from '../../levels/known-ranges.ts';
import { anyLevel, isEmpty, overlap, rangeRequired } from '../../levels/levels.ts';
import { requirementLists } from '../../requirements-in.ts';
import type { Check } from '../../rule.ts';

/** Every requirement can hold, alone and beside the others of its list. */
export const possibleRanges: Check = (world) => [
  ...requirementLists(world).flatMap(impossible),
  ...world.areas.flatMap(({ facts }) => impossible([...(facts.discovered ?? []), ...(facts.opens ?? [])])),
  ...world.shops.flatMap(wrongWares),
];

/** The problems of wares whose requirements their shop rules out. */
function wrongWares({ facts, wares }: WrittenShop): readonly Problem[] {
  const known = rangesWhere(facts.when ?? []);
  return wares
    .flatMap((ware) => ware.facts.when ?? [])
    .filter((asked) => surelyFails(asked, known) && impossible([asked]).length === 0)
    .map(({ at }) => ({ at, message: 'the shop is only there where this does not hold; change one of the two' }));
}

/** The problems of a list of requirements that cannot all hold. */
export function impossible(list: readonly WrittenRequirement[]): readonly Problem[] {
  const ranges = new Map<string, Range>();
  const met = new Map<string, boolean>();
  return list.flatMap((asked): readonly Problem[] => {
    if (asked.kind === 'any of') return impossibleChoice(asked, list);
    if (asked.kind === 'met') {
      const { name, at } = asked.storylet;
      const isOther = (met.get(name) ?? asked.isMet) !== asked.isMet;
      met.set(name, asked.isMet);
      return isOther ? [{ at, message: excluded(name) }] : [];
    }
    const { quality, at } = asked;
    const own = rangeRequired(asked);
    if (isEmpty(own) || own.most < 0)
      return [{ at, message: 'no level is in this range; write the lower number first, and none below 0' }];
    const both = overlap(ranges.get(quality.name) ?? anyLevel, own);
    ranges.set(quality.name, both);
    return isEmpty(both) ? [{ at, message: excluded(quality.name) }] : [];
  });
}

const excluded = (name: string): string => `this excludes what was asked of "${name}" before; keep one of the two`;

type AnyOf = Extract<WrittenRequirement, { readonly kind: 'any of' }>;

/** Each of them must be possible by itself, and one of them beside the rest. */
function impossibleChoice(choice: AnyOf, list: readonly WrittenRequirement[]): readonly Problem[] {
  const alone = choice.of.flatMap((each) => impossible([each]));
  if (alone.length > 0 || !surelyFails(choice, rangesWhere(list))) return alone;
  return [{ at: choice.at, message: 'the rest of the list excludes each of these; change one or the other' }];
}
