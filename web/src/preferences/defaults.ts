import type { Preferences } from '@underhall/contract';
import { world } from '../api/world.ts';

export const defaults: Preferences = {
  get theme() {
    return world.looks.theme === 'light' ? 'system' : 'lamp';
  },
  textSize: 'usual',
  letters: 'old',
  motion: 'system',
  compactLists: 'automatic',
  requirementsInWords: true,
  changePoints: true,
  backAtTop: 'long',
  scrollToResult: true,
  countsInTitle: true,
  whileOut: true,
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
