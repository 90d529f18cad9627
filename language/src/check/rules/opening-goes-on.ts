import { constantOf } from '../../meaning/formula.ts';
import type { WrittenChange } from '../../meaning/named-forms.ts';
import { areaMovedTo } from '../../meaning/outcome.ts';
import type { WrittenLevel, WrittenRequirement } from '../../meaning/requirement.ts';
import type { StoryletWritten } from '../../meaning/storylet.ts';
import type { Problem } from '../../syntax/block.ts';
import { listedByArea } from '../listed-by-area.ts';
import type { Rule } from '../rule.ts';
import { isFree } from './sticky-cards-can-be-played.ts';

/** Where a newcomer can stand during the opening. */
type Stand = { readonly area: string; readonly step: number };

/** From the start of the opening, every step and place that can be reached lists something anybody can choose. */
export const openingGoesOn: Rule = (world) => {
  const [pack] = world.packs;
  const opening = pack?.facts.opening?.name;
  const area = pack?.facts['start at']?.name;
  if (!pack || !opening || !area) return [];
  const start = pack.facts['start with']?.find(({ quality }) => quality.name === opening)?.count ?? 0;
  const byArea = listedByArea(world);
  const problems: Problem[] = [];
  for (const stand of walk({ area, step: start }, opening, byArea)) {
    const listed = listedAt(stand, opening, byArea);
    if (listed.some((storylet) => isOpenToAll(storylet, opening))) continue;
    const message = `dead end: at ${opening} ${stand.step} in "${stand.area}" nothing is listed that anybody can choose`;
    problems.push({ at: pack.facts.opening?.at ?? pack.block.heading.at, message });
  }
  return problems;
};

type ByArea = ReadonlyMap<string, readonly StoryletWritten[]>;

const listedAt = ({ area, step }: Stand, opening: string, byArea: ByArea): readonly StoryletWritten[] =>
  (byArea.get(area) ?? []).filter(({ facts }) =>
    (facts.when ?? []).every((asked) => !asksOnly(opening, asked) || isIn(step, asked)),
  );

/** Does it ask for a level of the opening, and for nothing else? */
const asksOnly = (opening: string, asked: WrittenRequirement): asked is WrittenLevel =>
  asked.kind === 'level' && asked.quality.name === opening;

const isIn = (step: number, { atLeast = 0, atMost = Number.POSITIVE_INFINITY }: WrittenLevel): boolean =>
  step >= atLeast && step <= atMost;

/** Every stand that can be reached, if all but the opening is taken to hold. */
function walk(start: Stand, opening: string, byArea: ByArea): readonly Stand[] {
  const reached = new Map([[`${start.step} ${start.area}`, start]]);
  for (const stand of reached.values()) {
    for (const next of listedAt(stand, opening, byArea).flatMap((storylet) => leadsTo(stand, storylet, opening))) {
      reached.set(`${next.step} ${next.area}`, reached.get(`${next.step} ${next.area}`) ?? next);
    }
  }
  return [...reached.values()];
}

const leadsTo = ({ area, step }: Stand, { branches }: StoryletWritten, opening: string): readonly Stand[] =>
  branches
    .flatMap(({ outcomes }) => outcomes)
    .map(({ facts }) => ({
      area: areaMovedTo(facts) ?? area,
      step: stepSet(facts.set, opening) ?? step,
    }));

function stepSet(set: readonly WrittenChange[] = [], opening: string): number | undefined {
  const change = set.find(({ quality }) => quality.name === opening);
  return change && constantOf(change.amount);
}

const isOpenToAll = ({ facts, branches }: StoryletWritten, opening: string): boolean =>
  (facts.when ?? []).every((asked) => asksOnly(opening, asked)) && branches.some(isFree);
