import type { StoreItem } from '../fate/store-item.ts';

/** A story of ten Fate that opens quality 701, and clears 711 for four. */
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
