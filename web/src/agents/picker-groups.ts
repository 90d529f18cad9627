import type { Agent, InventoryItem } from '@underhall/contract';
import { wordsOf } from '../ui/sanitize.ts';

type Enhanced = Pick<InventoryItem, 'enhancements'>;

/** A level above which one attribute, and a sum above which several, make a thing well suited. */
const [muchOfOne, muchInAll] = [6, 4];

/**
 * True if a thing suits an agent well: it adds more than 6 to an attribute, or anything to a skill they have; or to
 * several of their levels of which one is no attribute; or more than 4 to attributes together.
 */
export function isWellSuited({ enhancements }: Enhanced, { levels }: Pick<Agent, 'levels'>): boolean {
  const own = new Set(levels.map(({ id }) => id));
  const matching = enhancements.filter(({ qualityId, level }) => level > 0 && own.has(qualityId));
  const core = matching.filter(({ category }) => category === 'BasicAbility');
  if (core.some(({ level }) => level > muchOfOne)) return true;
  if (matching.some(({ category }) => category === 'Skills')) return true;
  if (matching.length > 1 && matching.length > core.length) return true;
  return core.reduce((sum, { level }) => sum + level, 0) > muchInAll;
}

export type PickerGroup = { readonly title: string; readonly items: readonly InventoryItem[] };

/**
 * The things for a slot in groups: those that suit the agent well, then one group for each of the agent's levels with
 * what adds most to it, then the others. A thing stands in one group only.
 */
export function pickerGroups(items: readonly InventoryItem[], agent: Pick<Agent, 'levels'>): readonly PickerGroup[] {
  const suited = items.filter((item) => isWellSuited(item, agent));
  const rest = items.filter((item) => !suited.includes(item));
  const groups = agent.levels.map(({ id, name }) => ({
    title: wordsOf(name),
    items: rest.filter((item) => bestMatch(item, agent) === id),
  }));
  const others = rest.filter((item) => bestMatch(item, agent) === undefined);
  return [{ title: 'Well Suited', items: suited }, ...groups, { title: 'Other Items', items: others }].filter(
    (group) => group.items.length > 0,
  );
}

/** The level of the agent that a thing adds most to. */
function bestMatch({ enhancements }: Enhanced, { levels }: Pick<Agent, 'levels'>): number | undefined {
  const own = levels.map(({ id }) => id);
  const [best] = enhancements
    .filter(({ qualityId, level }) => level > 0 && own.includes(qualityId))
    .sort((a, b) => b.level - a.level || own.indexOf(a.qualityId) - own.indexOf(b.qualityId));
  return best?.qualityId;
}
