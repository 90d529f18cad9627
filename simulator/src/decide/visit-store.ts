import { meetsAll, type Requirement, type StoreItem, type Storylet } from '@underhall/engine';
import type { View } from '../cast.ts';
import type { StoreCommand } from '../command.ts';
import { isOwned, isStoreCommandOffered } from '../page/store-commands.ts';
import type { Behaviour } from './behaviour.ts';

/** The Fate of one order. */
const fateOfAnOrder = 25;

/**
 * Becomes a member, and stays one; buys the stories there are, and has one told again for as long as it holds something
 * they have not done. What a month gives to members is taken first, then Fate; what is short of it is ordered.
 */
export const visitStore: Behaviour = (view) => {
  const { player, character, world } = view;
  const { dice, strategy } = player;
  if (!dice.happens(strategy.traits.storePercent)) return undefined;
  if (character.membership.tier === 'none')
    return { do: 'order membership', tier: dice.oneOf(['exceptional', 'enhanced'] as const) ?? 'exceptional' };
  const item = world.pack.storeItems.find((each) => isWanted(each, view));
  return item && waysTo(item, view).find((command) => isStoreCommandOffered(command, view));
};

const waysTo = (item: StoreItem, view: View): readonly StoreCommand[] => {
  const { id } = item;
  const order = { do: 'order fate', fate: fateOfAnOrder } as const;
  return isOwned(item, view)
    ? [{ do: 'unlock story', item: id, as: 'again' }, { do: 'reset story', item: id }, order]
    : [{ do: 'unlock story', item: id, as: 'new' }, { do: 'buy story', item: id }, order];
};

function isWanted(item: StoreItem, view: View): boolean {
  if (!isOwned(item, view)) return item.opens !== undefined && !item.isHidden;
  if (item.again === undefined) return false;
  const told = storyletsOf(item, view);
  const isGoingOn = told.some(({ when }) => meetsAll(when, view));
  return !isGoingOn && told.some((storylet) => isUnexhausted(storylet, view));
}

/** The storylets that ask for what is cleared when the story is told again. */
const storyletsOf = ({ clears }: StoreItem, { world }: View): readonly Storylet[] =>
  world.pack.storylets.filter(({ when }) => when.some((asked) => isLevelOf(clears, asked)));

const isLevelOf = (qualities: readonly number[], asked: Requirement): boolean =>
  asked.kind === 'level' && qualities.includes(asked.quality);

const isUnexhausted = ({ branches }: Storylet, { player }: View): boolean =>
  branches.some(({ id }) => !player.memory.timesChosen.has(id));
