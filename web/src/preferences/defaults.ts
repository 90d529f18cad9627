import type { Preferences } from '@underhall/contract';

/** Preferences of a player who has set none. */
export const defaults: Preferences = {
  theme: 'lamp',
  textSize: 'usual',
  letters: 'old',
  motion: 'system',
  compactLists: false,
  requirementsInWords: true,
  changePoints: true,
  backAtTop: 'long',
  scrollToResult: true,
  countsInTitle: true,
  showMarks: true,
  favouritesFirst: true,
  avoided: 'last',
  avoidedPress: 'ask',
  listOrder: 'story',
  listTools: 'long',
  askOneWay: true,
  askFate: true,
  askActions: 5,
  useFallbackMap: false,
  mapView: 'drawn',
  shortcuts: true,
  shortcutHints: false,
};
