import { cameos } from '../cameos/cameos.ts';
import { chrome } from '../chrome/chrome.ts';
import { city } from '../city/city.ts';
import { currencies } from '../currencies/currencies.ts';
import { frames } from '../frames/frames.ts';
import { icons } from '../icons/icons.ts';
import { sea } from '../sea/sea.ts';
import { snippets } from '../snippets/snippets.ts';
import type { Family } from './family.ts';

/** Every family, those that others are drawn from first. */
export const families: readonly Family[] = [icons, cameos, frames, sea, chrome, city, currencies, snippets];
