import type { WrittenStoreItem } from '../../../meaning/shop.ts';
import type { Check } from '../../rule.ts';

/** An item sold for Fate opens a story of its own, or clears one away; both can be held, and are a character's. */
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
      (other === undefined ? undefined : `"${other}" opens "${name}" too; what is bought twice was paid for once`) ??
      (name !== undefined && (climbing.has(name) || shared.has(name))
        ? `"${name}" climbs by change points or is shared; what is owned is counted, one by one`
        : undefined) ??
      wrongClears(item, shared);
    return message ? [{ at: item.block.heading.at, message }] : [];
  });
};

function wrong({ block, facts: { opens, clears = [], again } }: WrittenStoreItem): string | undefined {
  const name = block.heading.text;
  if (!opens && clears.length === 0) return `"${name}" neither opens nor clears anything; write "opens" or "clears"`;
  if (again !== undefined && clears.length === 0) return `"${name}" has "again" and nothing that it clears`;
  if (opens && clears.length > 0 && again === undefined)
    return `"${name}" clears a story, but has no "again" to say for how much`;
  if (again !== undefined && !opens)
    return `"${name}" opens nothing, so its "fate" is the price already; leave "again" out`;
  const twice = clears.find((each) => each.name === opens?.name);
  return twice && `"${name}" clears "${twice.name}", which says that it was bought; it would have to be bought again`;
}

const wrongClears = ({ facts }: WrittenStoreItem, shared: ReadonlySet<string>): string | undefined => {
  const found = facts.clears?.find(({ name }) => shared.has(name));
  return found && `"${found.name}" is shared: nobody clears what is everybody's`;
};
