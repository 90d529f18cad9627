import type { Agent, InventoryItem } from '@underhall/contract';
import { wordsOf } from '../ui/sanitize.ts';

type LendableItem = Pick<
  InventoryItem,
  'id' | 'level' | 'isLoanable' | 'borrowers' | 'isWorn' | 'isOutfitLocked' | 'isOutfit'
>;

type Borrower = Pick<Agent, 'id' | 'name' | 'inventory' | 'plot'>;

const carries = ({ inventory }: Borrower, { id }: Pick<InventoryItem, 'id'>): boolean =>
  inventory.some((each) => each.id === id);

export const borrowersOf = (item: Pick<InventoryItem, 'id'>, agents: readonly Borrower[]): readonly Borrower[] =>
  agents.filter((agent) => agent.plot && carries(agent, item));

/** Counts the copies that are neither on an errand nor locked in the outfit. */
const availableCopies = ({ level, isWorn, isOutfitLocked }: LendableItem, away: number): number =>
  level - away - (isWorn && isOutfitLocked ? 1 : 0);

export const canLend = (item: LendableItem, agent: Borrower, agents: readonly Borrower[]): boolean =>
  item.isLoanable && !carries(agent, item) && availableCopies(item, borrowersOf(item, agents).length) > 0;

/** Says whether the item can be lent to this agent, and where its copies are. */
export function loanMessage(item: LendableItem | undefined, agent: Borrower, agents: readonly Borrower[]): string {
  if (!item) return 'You do not have this item.';
  if (carries(agent, item)) return `${wordsOf(agent.name)} has already equipped this item.`;
  if (item.level === 0) return 'You do not own this item.';
  if (!item.isLoanable) return 'You cannot loan out this item.';
  const away = borrowersOf(item, agents);
  const names = joinNames(away.map(({ name }) => wordsOf(name)));
  if (away.length >= item.level) return `You cannot loan out this item because it is currently equipped by ${names}.`;
  if (availableCopies(item, away.length) <= 0) {
    return 'You cannot loan out this item because you cannot change outfits.';
  }
  const spare = item.level - away.length - (item.isWorn ? 1 : 0);
  if (spare <= 0) {
    if (away.length > 0) return `This item is currently equipped by you, as well as ${names}.`;
    return 'This item is currently equipped by you.';
  }
  if (item.level === 1 && item.isOutfit) return 'This item is assigned to an outfit.';
  return spareCopiesText(spare, item.isWorn, away.length > 0);
}

function spareCopiesText(spare: number, isWorn: boolean, isAway: boolean): string {
  const count = spare === 1 ? 'There is 1 of this item' : `There are ${spare} of this item`;
  const besides = [
    ...(isWorn ? ['the one you have equipped'] : []),
    ...(isAway ? ['those equipped by others'] : []),
  ].join(' and ');
  return `${count} you can loan out${besides === '' ? '' : ` in addition to ${besides}`}.`;
}

/** `a`, `a and b`, `a, b and c`. */
const joinNames = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
