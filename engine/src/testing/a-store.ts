import type { StoreItem } from '../fate/store-item.ts';

/** A story that costs ten Fate and sets quality 701. A reset costs four and clears 711. */
export const aStory = (about: Partial<StoreItem> = {}): StoreItem => ({
  id: 700,
  name: 'The Umbrella Stand',
  image: 'umbrella',
  descriptionHtml: ['<p>It is wet.</p>'],
  inShort: 'Somebody leaves umbrellas.',
  fate: 10,
  order: 1,
  opens: 701,
  clears: [711],
  again: 4,
  ...about,
});
