import {
  type Character,
  canChangeOutfit,
  levelOf,
  outfitFate,
  outfitLimit,
  outfitOf,
  outfitsOf,
  type Standpoint,
  slots,
  withinReach,
} from '@underhall/engine';
import type { View } from '../cast.ts';
import type { PossessionCommand } from '../command.ts';
import { isTradeOffered } from './trade-commands.ts';

/** True if the page offers a command about clothes, outfits, shops and codes. */
export function isPossessionCommandOffered(command: PossessionCommand, view: View): boolean {
  const { character, world, worldIndex } = view;
  switch (command.do) {
    case 'put on':
      return isWearable(command.item, view);
    case 'take off':
      return isRemovable(command.item, view);
    case 'wear best':
      return world.qualities.has(command.quality) && canChangeOutfit(view);
    case 'add outfit': {
      const own = outfitsOf(character).filter(({ type }) => type === 'Purchased');
      return own.length < outfitLimit('Purchased', character) && character.fate >= outfitFate;
    }
    case 'save outfit':
      return isOwn(character.chosenOutfit, character);
    case 'wear outfit':
      return isOwn(command.outfit, character) && canChangeOutfit(view);
    case 'mark outfit':
      return outfitOf(character, command.outfit) !== undefined;
    case 'rename outfit':
      return isNameFree(command.outfit, command.name, character);
    case 'buy':
    case 'sell':
      return isTradeOffered(command, view);
    case 'redeem':
      return worldIndex.codes.includes(command.code) && !character.codes.includes(command.code.trim().toLowerCase());
  }
}

function isWearable(item: number, here: Standpoint): boolean {
  const { character, world } = here;
  const key = world.qualities.get(item)?.slot;
  const slot = slots.find((each) => each.key === key);
  if (!slot || levelOf(character.qualities, item) === 0) return false;
  if (character.worn[slot.key] === item) return true;
  return slot.canChange && canChangeOutfit(here) && withinReach(item, character) > 0;
}

function isRemovable(item: number, here: Standpoint): boolean {
  const { character } = here;
  const key = Object.keys(character.worn).find((each) => character.worn[each] === item);
  if (key === undefined) return levelOf(character.qualities, item) > 0;
  return slots.some((slot) => slot.key === key && slot.canChange) && canChangeOutfit(here);
}

/** True for an owned outfit of a type that the character may wear. */
function isOwn(id: number, character: Character): boolean {
  const outfit = outfitOf(character, id);
  return outfit !== undefined && outfitLimit(outfit.type, character) > 0;
}

function isNameFree(id: number, name: string, character: Character): boolean {
  const lowerName = name.trim().toLowerCase();
  if (!outfitOf(character, id) || lowerName.length === 0 || lowerName.length > 21) return false;
  return outfitsOf(character).every((each) => each.id === id || each.name.toLowerCase() !== lowerName);
}
