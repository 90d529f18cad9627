import type { QualityCategory } from '../qualities/quality-category.ts';

/** A place on the body, or beside it, that holds one item. */
export type Slot = {
  /** Key in `quality.slot` and `character.worn`. */
  readonly key: string;
  readonly name: string;
  readonly canChange: boolean;
  /** True for Boon and Burden, which the story puts on. */
  readonly isEffect: boolean;
};

const chosen = <Key extends string>(key: Key, name: string = key) => ({ key, name, canChange: true, isEffect: false });
const fated = <Key extends string>(key: Key) => ({ key, name: key, canChange: false, isEffect: false });
const effect = <Key extends string>(key: Key) => ({ key, name: key, canChange: false, isEffect: true });

/** In the order they are shown. */
export const slots = [
  effect('Boon'),
  effect('Burden'),
  chosen('Hat'),
  chosen('Clothing'),
  chosen('Adornment'),
  chosen('Gloves'),
  chosen('Weapon'),
  chosen('Boots'),
  chosen('Luggage'),
  chosen('Companion'),
  chosen('Treasure'),
  fated('Destiny'),
  chosen('ToolOfTheTrade'),
  chosen('Affiliation'),
  chosen('Transportation'),
  chosen('HomeComfort', 'Home Comfort'),
  fated('Ship'),
  chosen('Crew'),
  fated('Airship'),
  fated('Spouse'),
  fated('Club'),
] as const satisfies readonly Slot[];

export type SlotKey = (typeof slots)[number]['key'];

/** Slot in which items of a category are worn: the one of the same name, or the Spouse slot. */
export const slotOfCategory = (category: QualityCategory | undefined): SlotKey | undefined =>
  slots.find(({ key }) => key === (category === 'ConstantCompanion' ? 'Spouse' : category))?.key;

/** Slots that the player controls. Outfits cover only these. */
export const changeableSlots: readonly Slot[] = slots.filter(({ canChange }) => canChange);
