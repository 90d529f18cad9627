import type { Outfit, OutfitReply, OutfitSlot, presetOutfitNames, SubscriptionType } from '@underhall/contract';
import { maxOutfitNameLength } from '@underhall/contract/limits';
import { fillIn, world } from '../api/world.ts';

/** A slot, with the thing that is worn in it. */
export type Slot = Omit<OutfitSlot, 'qualityId'> & { readonly id?: number };

/** The clothes worn, and the outfits there are. */
export type OutfitState = {
  /** By their names without spaces. */
  readonly slots: Readonly<Record<string, Slot>>;
  /** By kind and then by number. */
  readonly outfits: readonly Outfit[];
  /** Something else is worn than the chosen outfit holds. */
  readonly dirty: boolean;
  readonly isFavourite: boolean;
  readonly maxOutfits: number;
  readonly canChange: boolean;
  /** A change is on its way. */
  readonly isChanging: boolean;
  readonly subscription: SubscriptionType;
};

export function readOutfit(reply: OutfitReply, isChanging: boolean): OutfitState {
  const { slots, outfits, dirty, isFavourite, maxOutfits, canChangeOutfit, subscriptionType } = reply;
  return {
    slots: Object.fromEntries(
      slots.map(({ qualityId, ...slot }) => [
        slot.name.replaceAll(' ', ''),
        { ...slot, ...(qualityId !== undefined && { id: qualityId }) },
      ]),
    ),
    outfits: inOrder(outfits),
    dirty,
    isFavourite,
    maxOutfits,
    canChange: canChangeOutfit,
    isChanging,
    subscription: subscriptionType,
  };
}

/** The kinds of outfit in words, in their order. */
export const typeLabels: Readonly<Record<Outfit['type'], string>> = {
  Standard: 'Standard',
  Purchased: 'Purchased',
  GivenInGame: 'Given in game',
  Exceptional: 'Exceptional',
  EnhancedExceptional: 'Enhanced Exceptional',
};
const types = Object.keys(typeLabels);

export const inOrder = (outfits: readonly Outfit[]): readonly Outfit[] =>
  outfits.toSorted((a, b) => types.indexOf(a.type) - types.indexOf(b.type) || a.id - b.id);

export const chosenOf = ({ outfits }: Pick<OutfitState, 'outfits'>): Outfit | undefined =>
  outfits.find(({ selected }) => selected);

const texts = world.texts.outfits;

/** The reason why an outfit cannot be put on by who has this subscription; undefined if it can. */
export function whyNotWear({ type }: Pick<Outfit, 'type'>, subscription: SubscriptionType): string | undefined {
  return refusals[type](subscription);
}

const refusals: Readonly<Record<Outfit['type'], (subscription: SubscriptionType) => string | undefined>> = {
  Standard: () => undefined,
  Purchased: () => undefined,
  GivenInGame: () => undefined,
  Exceptional: (subscription) => (subscription === 'None' ? texts.membersOnly : undefined),
  EnhancedExceptional: (subscription) =>
    subscription === 'EnhancedExceptionalFriendship' ? undefined : texts.enhancedOnly,
};

/** The number of outfits that can be bought besides those that were. */
export const purchasable = ({ outfits, maxOutfits }: Pick<OutfitState, 'outfits' | 'maxOutfits'>): number =>
  Math.max(0, maxOutfits - outfits.filter(({ type }) => type === 'Purchased').length);

const folded = (name: string): string => name.trim().normalize('NFC').toLowerCase();

/** Names for an outfit to choose from. */
export const presetNames: typeof presetOutfitNames = [
  ...(['Casual', 'Mourning', 'Work', 'Fancy', 'Midnight', 'Night-attire', 'Gadding about', 'Staying in'] as const),
  ...(['Public Occasion', 'Disguise', 'Court', 'Protective', 'Enticing'] as const),
];

/** A preset name that none of the outfits has, by a number from 0 to 1; empty when all are taken. */
export function freePreset(others: readonly Pick<Outfit, 'name'>[], luck: number): string {
  const free = presetNames.filter((preset) => others.every(({ name }) => folded(name) !== folded(preset)));
  return free[Math.min(free.length - 1, Math.floor(luck * free.length))] ?? '';
}

/** The complaint about a name beside those of the other outfits; undefined if it will do. */
export function nameTrouble(name: string, others: readonly Pick<Outfit, 'name'>[]): string | undefined {
  if (folded(name) === '') return 'An outfit needs a name.';
  if ([...name.trim()].length > maxOutfitNameLength) {
    return fillIn('A name has {most} letters and signs at most.', { most: String(maxOutfitNameLength) });
  }
  return others.some((other) => folded(other.name) === folded(name)) ? 'Outfit names must be unique.' : undefined;
}
