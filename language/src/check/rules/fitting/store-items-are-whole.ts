import type { WrittenStoreItem } from '../../../meaning/shop.ts';
import type { Check } from '../../rule.ts';

/** A store item must open or clear a story. Its qualities must be counted one by one and belong to one character. */
export const storeItemsAreWhole: Check = (world) => {
  const shared = new Set(
    world.qualities.filter(({ facts }) => facts.shared === true).map(({ block }) => block.heading.text),
  );
  const climbing = new Set(
    world.qualities.filter(({ facts }) => facts.climbs === 'ever steeper').map(({ block }) => block.heading.text),
  );
  const opened = new Map<string, string>();
  return world.storeItems.flatMap((item) => {
    const name = item.facts.opens?.name;
    const other = name === undefined ? undefined : opened.get(name);
    if (name !== undefined) opened.set(name, other ?? item.block.heading.text);
    const message =
      wrong(item) ??
      (other === undefined ? undefined : `"${other}" also opens "${name}"; give each item a quality of its own`) ??
      (name !== undefined && (climbing.has(name) || shared.has(name))
        ? `"${name}" climbs by change points or is shared; use a quality that is counted one by one`
        : undefined) ??
      wrongClears(item, shared);
    return message ? [{ at: item.block.heading.at, message }] : [];
  });
};

function wrong({ block, facts: { opens, clears = [], again } }: WrittenStoreItem): string | undefined {
  const name = block.heading.text;
  if (!opens && clears.length === 0) return `"${name}" neither opens nor clears anything; add "opens" or "clears"`;
  if (again !== undefined && clears.length === 0)
    return `"${name}" has "again" but clears nothing; add "clears", or delete "again"`;
  if (opens && clears.length > 0 && again === undefined)
    return `"${name}" opens and clears a story, but has no price for clearing; add "again"`;
  if (again !== undefined && !opens) return `"${name}" opens nothing, so "fate" is its only price; delete "again"`;
  const twice = clears.find((each) => each.name === opens?.name);
  return twice && `"${name}" clears "${twice.name}", which records the purchase; clear other qualities`;
}

const wrongClears = ({ facts }: WrittenStoreItem, shared: ReadonlySet<string>): string | undefined => {
  const found = facts.clears?.find(({ name }) => shared.has(name));
  return found && `"${found.name}" is shared, so an item cannot clear it; clear qualities of the character`;
};
