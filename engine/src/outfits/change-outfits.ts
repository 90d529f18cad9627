import { payFate } from '../fate/balance.ts';
import { aftermath } from '../story/aftermath.ts';
import { allow, type Moment, openTurn, type Refusal, type Ruling, record, refuse } from '../turn.ts';
import { changeInto, sameClothes, wearable, wornOf } from './clothes.ts';
import { canChangeOutfit } from './equip.ts';
import type { OutfitType } from './outfit.ts';
import { tidyName, unfitName } from './outfit-names.ts';
import { outfitLimit, outfitOf, outfitsOf, withOutfit } from './saved-outfits.ts';

export type OutfitRequest = {
  readonly type: OutfitType;
  /** If missing, a free name is chosen. */
  readonly name?: string;
};

/** The clothes worn now become the outfit. The chosen outfit stays chosen. The caller takes the payment. */
export function addOutfit(moment: Moment, { type, name }: OutfitRequest): Ruling {
  const { character } = moment;
  const own = outfitsOf(character);
  const refusal = whyNotUsable(type, character);
  if (refusal) return refuse(refusal);
  if (own.filter((outfit) => outfit.type === type).length >= outfitLimit(type, character))
    return refuse('too many outfits');
  const unfit = name === undefined ? undefined : unfitName(name, own);
  return unfit ? refuse(unfit) : allow(withOutfit(openTurn(moment), type, name));
}

/** In Fate. */
export const outfitFate = 10;

/** Buys an outfit for Fate, with the clothes worn now and a free name. */
export function buyOutfit(moment: Moment): Ruling {
  const added = addOutfit(moment, { type: 'Purchased' });
  if (added.ruling !== 'allowed') return added;
  return moment.character.fate < outfitFate
    ? refuse('not enough fate')
    : allow(payFate(added.turn, outfitFate, 'store'));
}

/** The refusal if the character no longer has the membership that an outfit came with. */
const withoutMembership: Readonly<Record<OutfitType, Refusal | undefined>> = {
  Standard: undefined,
  Purchased: undefined,
  GivenInGame: undefined,
  Exceptional: 'outfit of members',
  EnhancedExceptional: 'outfit of enhanced members',
};

const whyNotUsable = (type: OutfitType, character: Moment['character']): Refusal | undefined =>
  outfitLimit(type, character) === 0 ? withoutMembership[type] : undefined;

/** Puts on a saved outfit. Choosing the current outfit again restores its saved clothes. */
export function changeOutfit(moment: Moment, id: number): Ruling {
  const { character } = moment;
  const outfit = outfitOf(character, id);
  if (!outfit) return refuse('no such outfit');
  const refusal = whyNotUsable(outfit.type, character);
  if (refusal) return refuse(refusal);
  if (!canChangeOutfit(moment)) return refuse('outfit locked');

  const turn = openTurn(moment);
  const chosen = character.chosenOutfit === id ? turn : record(turn, { kind: 'outfit chosen', outfit: id });
  return allow(aftermath(changeInto(chosen, wearable(outfit, moment)), moment));
}

/** Saves the clothes worn now as an outfit, and chooses it. Default: the chosen outfit. */
export function saveOutfit(moment: Moment, id: number = moment.character.chosenOutfit): Ruling {
  const { character } = moment;
  const outfit = outfitOf(character, id);
  if (!outfit) return refuse('no such outfit');
  const refusal = whyNotUsable(outfit.type, character);
  if (refusal) return refuse(refusal);

  const turn = openTurn(moment);
  const worn = wornOf(character);
  const saved = sameClothes(outfit.worn, worn)
    ? turn
    : record(turn, { kind: 'outfit saved', outfit: { ...outfit, worn } });
  return allow(character.chosenOutfit === id ? saved : record(saved, { kind: 'outfit chosen', outfit: id }));
}

/** No two outfits of a character have the same name. */
export function renameOutfit(moment: Moment, id: number, name: string): Ruling {
  const outfit = outfitOf(moment.character, id);
  if (!outfit) return refuse('no such outfit');
  const others = outfitsOf(moment.character).filter((other) => other.id !== id);
  const unfit = unfitName(name, others);
  if (unfit) return refuse(unfit);
  const tidied = tidyName(name);
  const turn = openTurn(moment);
  return allow(
    tidied === outfit.name ? turn : record(turn, { kind: 'outfit saved', outfit: { ...outfit, name: tidied } }),
  );
}

/**
 * Marks an outfit as the favourite, which other players see, or removes the mark. Default: the chosen outfit. Only one
 * outfit is the favourite.
 */
export function toggleFavourite(moment: Moment, id: number = moment.character.chosenOutfit): Ruling {
  const outfit = outfitOf(moment.character, id);
  if (!outfit) return refuse('no such outfit');
  const before = outfitsOf(moment.character).filter((other) => other.isFavourite && other.id !== id);
  const unmarked = before.reduce(
    (sofar, other) => record(sofar, { kind: 'outfit saved', outfit: { ...other, isFavourite: false } }),
    openTurn(moment),
  );
  return allow(record(unmarked, { kind: 'outfit saved', outfit: { ...outfit, isFavourite: !outfit.isFavourite } }));
}
