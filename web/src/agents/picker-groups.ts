import type { Agent, InventoryItem } from '@underhall/contract';
import { wordsOf } from '../ui/sanitize.ts';

type Enhanced = Pick<InventoryItem, 'enhancements'>;

/**
 * A well-suited item adds more than `maxCommonBonus` to one attribute, or more than `maxCommonTotal` to all attributes
 * together.
 */
const [maxCommonBonus, maxCommonTotal] = [6, 4];

/**
 * True if the item adds more than 6 to one attribute, or more than 4 to all attributes together. Also true if the item
 * raises one of the agent's skills, or several of the agent's levels that are not all attributes.
 */
export function isWellSuited({ enhancements }: Enhanced, { levels }: Pick<Agent, 'levels'>): boolean {
  const own = new Set(levels.map(({ id }) => id));
  const matching = enhancements.filter(({ qualityId, level }) => level > 0 && own.has(qualityId));
  const core = matching.filter(({ category }) => category === 'BasicAbility');
  if (core.some(({ level }) => level > maxCommonBonus)) return true;
  if (matching.some(({ category }) => category === 'Skills')) return true;
  if (matching.length > 1 && matching.length > core.length) return true;
  return core.reduce((sum, { level }) => sum + level, 0) > maxCommonTotal;
}

export type PickerGroup = { readonly title: string; readonly items: readonly InventoryItem[] };

/**
 * Groups the items for a slot: the well-suited items, then one group per level of the agent, then the rest. An item is
 * in the group of the level that it raises most. Each item is in exactly one group.
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

/** Returns the id of the agent's level that the item raises most. */
function bestMatch({ enhancements }: Enhanced, { levels }: Pick<Agent, 'levels'>): number | undefined {
  const own = levels.map(({ id }) => id);
  const [best] = enhancements
    .filter(({ qualityId, level }) => level > 0 && own.includes(qualityId))
    .sort((a, b) => b.level - a.level || own.indexOf(a.qualityId) - own.indexOf(b.qualityId));
  return best?.qualityId;
}
