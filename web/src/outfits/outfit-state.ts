import type { Outfit, OutfitReply, OutfitSlot, presetOutfitNames, SubscriptionType } from '@underhall/contract';
import { describeFault, readText } from '@underhall/contract/read-text';
import { typedTexts } from '@underhall/contract/typed-texts';
import { fillIn, world } from '../api/world.ts';

export type Slot = Omit<OutfitSlot, 'qualityId'> & { readonly id?: number };

export type OutfitState = {
  /** By slot name without spaces. */
  readonly slots: Readonly<Record<string, Slot>>;
  /** Sorted by type, then by id. */
  readonly outfits: readonly Outfit[];
  /** True if the worn items differ from the selected outfit. */
  readonly dirty: boolean;
  readonly isFavourite: boolean;
  readonly maxOutfits: number;
  readonly canChange: boolean;
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

const texts = world.texts.outfits;

/** In display order. */
export const typeLabels: Readonly<Record<Outfit['type'], string>> = {
  Standard: texts.standard,
  Purchased: texts.purchased,
  GivenInGame: texts.givenInGame,
  Exceptional: texts.ofMembers,
  EnhancedExceptional: texts.ofEnhanced,
};
const types = Object.keys(typeLabels);

export const inOrder = (outfits: readonly Outfit[]): readonly Outfit[] =>
  outfits.toSorted((a, b) => types.indexOf(a.type) - types.indexOf(b.type) || a.id - b.id);

export const selectedOutfit = ({ outfits }: Pick<OutfitState, 'outfits'>): Outfit | undefined =>
  outfits.find(({ selected }) => selected);

/** Returns why the subscription does not allow the outfit, or undefined if it does. */
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

export const countPurchasable = ({ outfits, maxOutfits }: Pick<OutfitState, 'outfits' | 'maxOutfits'>): number =>
  Math.max(0, maxOutfits - outfits.filter(({ type }) => type === 'Purchased').length);

const normalizeName = (name: string): string => readText(typedTexts.outfitName, name).text.toLowerCase();

export const presetNames: typeof presetOutfitNames = [
  ...(['Casual', 'Mourning', 'Work', 'Fancy', 'Midnight', 'Night-attire', 'Gadding about', 'Staying in'] as const),
  ...(['Public Occasion', 'Disguise', 'Court', 'Protective', 'Enticing'] as const),
];

/** Returns a random unused preset name, or an empty string if all names are taken. `random` is in [0, 1). */
export function randomPreset(others: readonly Pick<Outfit, 'name'>[], random: number): string {
  const free = presetNames.filter((preset) =>
    others.every(({ name }) => normalizeName(name) !== normalizeName(preset)),
  );
  return free[Math.min(free.length - 1, Math.floor(random * free.length))] ?? '';
}

export function nameError(name: string, others: readonly Pick<Outfit, 'name'>[]): string | undefined {
  if (normalizeName(name) === '') return 'An outfit needs a name.';
  const { fault } = readText(typedTexts.outfitName, name);
  if (fault?.kind === 'too long')
    return fillIn('A name has at most {max} characters.', { max: String(typedTexts.outfitName.max) });
  if (fault) return describeFault(typedTexts.outfitName, fault);
  return others.some((other) => normalizeName(other.name) === normalizeName(name))
    ? 'Outfit names must be unique.'
    : undefined;
}
