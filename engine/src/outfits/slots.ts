/** A place on the body, or beside it, that holds one thing. */
export type Slot = {
  /** What `quality.slot` and `character.worn` call it. */
  readonly key: string;
  /** What the player reads. */
  readonly name: string;
  /** Does the player decide what is in it? */
  readonly canChange: boolean;
  /** What befalls one, good or bad, and is not put on. */
  readonly isEffect: boolean;
};

const chosen = (key: string, name = key): Slot => ({ key, name, canChange: true, isEffect: false });
const fated = (key: string): Slot => ({ key, name: key, canChange: false, isEffect: false });
const effect = (key: string): Slot => ({ key, name: key, canChange: false, isEffect: true });

/** All slots, in the order they are shown. A thing of the category ConstantCompanion goes into Spouse. */
export const slots: readonly Slot[] = [
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
];

/** The slots an outfit is made of: those the player decides about. */
export const changeableSlots: readonly Slot[] = slots.filter(({ canChange }) => canChange);
