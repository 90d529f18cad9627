import type { QualityCategory } from '../qualities/quality-category.ts';

/** A place on the body, or beside it, that holds one thing. */
export type Slot = {
  /** Its key in `quality.slot` and `character.worn`. */
  readonly key: string;
  /** The name shown to the player. */
  readonly name: string;
  /** True if the player may change it. */
  readonly canChange: boolean;
  /** True for Boon and Burden, which the story puts on. */
  readonly isEffect: boolean;
};

const chosen = <Key extends string>(key: Key, name: string = key) => ({ key, name, canChange: true, isEffect: false });
const fated = <Key extends string>(key: Key) => ({ key, name: key, canChange: false, isEffect: false });
const effect = <Key extends string>(key: Key) => ({ key, name: key, canChange: false, isEffect: true });

/** All slots, in the order they are shown. */
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

/** Slot that an item of a category is worn in: the one of the same name, or the Spouse slot. */
export const slotOfCategory = (category: QualityCategory | undefined): SlotKey | undefined =>
  slots.find(({ key }) => key === (category === 'ConstantCompanion' ? 'Spouse' : category))?.key;

/** Slots of an outfit: those the player controls. */
export const changeableSlots: readonly Slot[] = slots.filter(({ canChange }) => canChange);
