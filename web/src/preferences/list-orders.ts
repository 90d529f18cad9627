import type { Preferences } from '@underhall/contract';

export const listOrders: readonly (readonly [value: Preferences['listOrder'], words: string])[] = [
  ['story', 'As in the story'],
  ['name', 'By name'],
  ['cost', 'Cheapest first'],
  ['open', 'Open ones first'],
];
