import { cameos } from '../cameos/cameos.ts';
import { chrome } from '../chrome/chrome.ts';
import { city } from '../city/city.ts';
import { currencies } from '../currencies/currencies.ts';
import { engravings } from '../engravings/engravings.ts';
import { frames } from '../frames/frames.ts';
import { headers } from '../headers/headers.ts';
import { heroes } from '../heroes/heroes.ts';
import { icons } from '../icons/icons.ts';
import { limbo } from '../limbo/limbo.ts';
import { locationJpegs } from '../location-jpegs/location-jpegs.ts';
import { lodgings } from '../lodgings/lodgings.ts';
import { phoneHeaders } from '../phone-headers/phone-headers.ts';
import { portraits } from '../portraits/portraits.ts';
import { scenes } from '../scenes/scenes.ts';
import { sea } from '../sea/sea.ts';
import { snippets } from '../snippets/snippets.ts';
import { vignettes } from '../vignettes/vignettes.ts';
import type { Family } from './family.ts';

/** Every family. A family comes before the ones that contain its pictures. */
export const families: readonly Family[] = [
  headers,
  locationJpegs,
  phoneHeaders,
  icons,
  cameos,
  portraits,
  frames,
  heroes,
  scenes,
  engravings,
  vignettes,
  lodgings,
  limbo,
  sea,
  chrome,
  city,
  currencies,
  snippets,
];
