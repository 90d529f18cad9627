import type { Range } from '@underhall/engine';
import type { WrittenChange } from '../../../meaning/named-forms.ts';
import { moveTarget } from '../../../meaning/outcome.ts';
import type { WrittenWorld } from '../../../meaning/read-world.ts';
import { constantOf, type WrittenLevel, type WrittenRequirement } from '../../../meaning/requirement.ts';
import type { WrittenStorylet } from '../../../meaning/storylet.ts';
import type { Problem } from '../../../syntax/block.ts';
import { listedByArea, settingsOf } from '../../areas.ts';
import { rangesWhere } from '../../levels/known-ranges.ts';
import { anyLevel } from '../../levels/levels.ts';
import type { Check } from '../../rule.ts';
import { nameIn } from '../../world-index.ts';
import { isFree } from './sticky-cards-can-be-played.ts';

type Stand = { readonly area: string; readonly step: number };

/**
 * A storylet as a part of the opening: the steps at which it is listed, whether every character can play it, and where
 * it leads.
 */
type Part = {
  readonly steps: Range;
  readonly isOpenToAll: boolean;
  readonly leads: readonly { readonly area?: string | undefined; readonly step?: number | undefined }[];
};

/**
 * At every area and step that a new character can reach, a storylet with a branch open to all must be listed. A place
 * where every character can travel counts, too.
 */
export const openingGoesOn: Check = (world) => {
  const [pack] = world.packs;
  const opening = pack?.facts.opening?.name;
  const area = pack?.facts['start at']?.name;
  if (!pack || !opening || !area) return [];
  const start = pack.facts['start with']?.find(({ quality }) => quality.name === opening)?.count ?? 0;
  const listed = listedByArea(world);
  const parts = new Map(
    [...listed].map(([name, storylets]) => [name, storylets.flatMap((each) => partOf(each, opening))]),
  );
  const problems: Problem[] = [];
  const others = openPlaces(world, opening);
  for (const stand of walk({ area, step: start }, parts)) {
    if (standsAround(stand, others).some((each) => partsAt(each, parts).some(({ isOpenToAll }) => isOpenToAll)))
      continue;
    const message = `dead end: at ${opening} ${stand.step} in "${stand.area}" no listed storylet has a branch that everyone can choose; add one that needs and pays nothing`;
    problems.push({ at: pack.facts.opening?.at ?? pack.block.heading.at, message });
  }
  return problems;
};

/** Returns nothing for a storylet that leads nowhere and is not open to all. */
function partOf({ facts: { when = [] }, branches }: WrittenStorylet, opening: string): readonly Part[] {
  const isOpenToAll = when.every((required) => asksOnly(opening, required)) && branches.some(isFree);
  const leads: Part['leads'][number][] = [];
  for (const { outcomes } of branches) {
    for (const { facts } of outcomes) {
      const [area, step] = [moveTarget(facts), stepSet(facts.set, opening)];
      if (area !== undefined || step !== undefined) leads.push({ area, step });
    }
  }
  if (!isOpenToAll && leads.length === 0) return [];
  return [{ steps: rangesWhere(when).get(opening) ?? anyLevel, isOpenToAll, leads }];
}

const asksOnly = (opening: string, required: WrittenRequirement): required is WrittenLevel =>
  required.kind === 'level' && required.quality.name === opening;

function stepSet(set: readonly WrittenChange[] = [], opening: string): number | undefined {
  const change = set.find(({ quality }) => quality.name === opening);
  return change && constantOf(change.amount);
}

/** A place that characters with these steps can travel to, from any other of its settings. */
type OpenPlace = { readonly area: string; readonly settings: readonly string[]; readonly steps: Range };

function openPlaces({ areas, settings }: WrittenWorld, opening: string): readonly OpenPlace[] {
  const withTravel = new Set(
    settings.filter(({ facts }) => facts.travel !== false).map(({ block }) => block.heading.text),
  );
  return areas.flatMap((area): OpenPlace[] => {
    const { discovered = [], opens = [], type, members, 'by story': byStory } = area.facts;
    const asked = [...discovered, ...opens];
    if (members || byStory || (type !== 'District' && type !== 'Destination')) return [];
    if (!asked.every((each) => asksOnly(opening, each))) return [];
    const own = settingsOf(area).filter((setting) => withTravel.has(setting));
    return [{ area: nameIn(area), settings: own, steps: rangesWhere(asked).get(opening) ?? anyLevel }];
  });
}

/** Where a player stands, and where they can travel from there. */
function standsAround(stand: Stand, places: readonly OpenPlace[]): readonly Stand[] {
  const here = places.find(({ area }) => area === stand.area);
  const near = places.filter(
    ({ settings, steps }) =>
      settings.some((setting) => here?.settings.includes(setting)) &&
      stand.step >= steps.least &&
      stand.step <= steps.most,
  );
  return [stand, ...near.map(({ area }) => ({ area, step: stand.step }))];
}

type PartsByArea = ReadonlyMap<string, readonly Part[]>;

const partsAt = ({ area, step }: Stand, parts: PartsByArea): readonly Part[] =>
  (parts.get(area) ?? []).filter(({ steps }) => step >= steps.least && step <= steps.most);

/** Assumes that all other requirements hold. */
function walk(start: Stand, parts: PartsByArea): readonly Stand[] {
  const reached = new Map([[`${start.step} ${start.area}`, start]]);
  for (const stand of reached.values()) {
    for (const { leads } of partsAt(stand, parts)) {
      for (const { area = stand.area, step = stand.step } of leads) {
        if (!reached.has(`${step} ${area}`)) reached.set(`${step} ${area}`, { area, step });
      }
    }
  }
  return [...reached.values()];
}
