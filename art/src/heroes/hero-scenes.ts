import type { HeroScene } from './hero-scene.ts';
import { ambassador } from './scenes/ambassador.ts';
import { astrologer } from './scenes/astrologer.ts';
import { aunt } from './scenes/aunt.ts';
import { boatman } from './scenes/boatman.ts';
import { deputy } from './scenes/deputy.ts';
import { edward } from './scenes/edward.ts';
import { madamex1 } from './scenes/madamex1.ts';
import { magician } from './scenes/magician.ts';
import { master } from './scenes/master.ts';
import { mystic } from './scenes/mystic.ts';
import { november } from './scenes/november.ts';
import { plenty } from './scenes/plenty.ts';
import { surveyor } from './scenes/surveyor.ts';

/** The thirteen, by the names the game knows them by. */
export const HEROES = {
  ambassador,
  astrologer,
  aunt,
  boatman,
  deputy,
  edward,
  madamex1,
  magician,
  master,
  mystic,
  november,
  plenty,
  surveyor,
} as const satisfies Readonly<Record<string, HeroScene>>;
