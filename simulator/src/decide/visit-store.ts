import { meetsAll, type Requirement, type StoreItem, type Storylet } from '@underhall/engine';
import type { View } from '../cast.ts';
import type { StoreCommand } from '../command.ts';
import { isOwned, isStoreCommandOffered } from '../page/store-commands.ts';
import type { Behaviour } from './behaviour.ts';

const fatePerOrder = 25;

/**
 * Buys a membership, then every story. Resets a story if the player has not chosen all of its branches. Pays with
 * monthly unlocks first, then with Fate, and orders missing Fate.
 */
export const visitStore: Behaviour = (view) => {
  const { player, character, world } = view;
  const { dice, strategy } = player;
  if (!dice.happens(strategy.traits.storePercent)) return undefined;
  if (character.membership.tier === 'none')
    return { do: 'order membership', tier: dice.oneOf(['exceptional', 'enhanced'] as const) ?? 'exceptional' };
  const item = world.pack.storeItems.find((each) => isWorthBuying(each, view));
  return item && waysToGet(item, view).find((command) => isStoreCommandOffered(command, view));
};

const waysToGet = (item: StoreItem, view: View): readonly StoreCommand[] => {
  const { id } = item;
  const order = { do: 'order fate', fate: fatePerOrder } as const;
  return isOwned(item, view)
    ? [{ do: 'unlock story', item: id, as: 'again' }, { do: 'reset story', item: id }, order]
    : [{ do: 'unlock story', item: id, as: 'new' }, { do: 'buy story', item: id }, order];
};

function isWorthBuying(item: StoreItem, view: View): boolean {
  if (!isOwned(item, view)) return item.opens !== undefined && !item.isHidden;
  if (item.again === undefined) return false;
  const storylets = storyletsOf(item, view);
  const isRunning = storylets.some(({ when }) => meetsAll(when, view));
  return !isRunning && storylets.some((storylet) => hasNewBranch(storylet, view));
}

/** Storylets of the story: the ones that require a quality which a reset clears. */
const storyletsOf = ({ clears }: StoreItem, { world }: View): readonly Storylet[] =>
  world.pack.storylets.filter(({ when }) => when.some((requirement) => isLevelOf(clears, requirement)));

const isLevelOf = (qualities: readonly number[], requirement: Requirement): boolean =>
  requirement.kind === 'level' && qualities.includes(requirement.quality);

const hasNewBranch = ({ branches }: Storylet, { player }: View): boolean =>
  branches.some(({ id }) => !player.memory.timesChosen.has(id));
