import type { Range } from '@underhall/engine';
import type { WrittenRequirement } from '../../../meaning/requirement.ts';
import type { WrittenShop } from '../../../meaning/shop.ts';
import type { Problem } from '../../../syntax/block.ts';
import { rangesWhere, surelyFails } from '../../levels/known-ranges.ts';
import { anyLevel, isEmpty, overlap, rangeRequired } from '../../levels/levels.ts';
import { requirementLists } from '../../requirements-in.ts';
import type { Check } from '../../rule.ts';

export const possibleRanges: Check = (world) => [
  ...requirementLists(world).flatMap(impossible),
  ...world.areas.flatMap(({ facts }) => impossible([...(facts.discovered ?? []), ...(facts.opens ?? [])])),
  ...world.shops.flatMap(wrongWares),
];

function wrongWares({ facts, wares }: WrittenShop): readonly Problem[] {
  const known = rangesWhere(facts.when ?? []);
  return wares
    .flatMap((ware) => ware.facts.when ?? [])
    .filter((required) => surelyFails(required, known) && impossible([required]).length === 0)
    .map(({ at }) => ({ at, message: 'the requirements of the shop exclude this; change one of the two' }));
}

export function impossible(list: readonly WrittenRequirement[]): readonly Problem[] {
  const ranges = new Map<string, Range>();
  const met = new Map<string, boolean>();
  return list.flatMap((required): readonly Problem[] => {
    if (required.kind === 'any of') return impossibleChoice(required, list);
    if (required.kind === 'met') {
      const { name, at } = required.storylet;
      const isOther = (met.get(name) ?? required.isMet) !== required.isMet;
      met.set(name, required.isMet);
      return isOther ? [{ at, message: excluded(name) }] : [];
    }
    const { quality, at } = required;
    const own = rangeRequired(required);
    if (isEmpty(own) || own.most < 0)
      return [{ at, message: 'no level is in this range; write the lower number first, and none below 0' }];
    const both = overlap(ranges.get(quality.name) ?? anyLevel, own);
    ranges.set(quality.name, both);
    return isEmpty(both) ? [{ at, message: excluded(quality.name) }] : [];
  });
}

const excluded = (name: string): string => `this excludes the earlier requirement on "${name}"; keep one of the two`;

type AnyOf = Extract<WrittenRequirement, { readonly kind: 'any of' }>;

/** Each alternative must be possible by itself, and at least one together with the other requirements. */
function impossibleChoice(choice: AnyOf, list: readonly WrittenRequirement[]): readonly Problem[] {
  const alone = choice.of.flatMap((each) => impossible([each]));
  if (alone.length > 0 || !surelyFails(choice, rangesWhere(list))) return alone;
  return [
    { at: choice.at, message: 'the rest of the list excludes each of these alternatives; change one or the other' },
  ];
}
