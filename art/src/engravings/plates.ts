import type { Engraving } from './engraving.ts';
import { anInchOfCandle } from './plates/an-inch-of-candle.ts';
import { armchairByTheGrate } from './plates/armchair-by-the-grate.ts';
import { benchByThePump } from './plates/bench-by-the-pump.ts';
import { bishopOfFelt } from './plates/bishop-of-felt.ts';
import { bowlersAcrossATable } from './plates/bowlers-across-a-table.ts';
import { bullsEyeLit } from './plates/bulls-eye-lit.ts';
import { colonelsUmbrella } from './plates/colonels-umbrella.ts';
import { doorWithNothingBehind } from './plates/door-with-nothing-behind.ts';
import { lampAndLadder } from './plates/lamp-and-ladder.ts';
import { lettersUnderABrick } from './plates/letters-under-a-brick.ts';
import { longTableOfSoup } from './plates/long-table-of-soup.ts';
import { oldLaughter } from './plates/old-laughter.ts';
import { peggedOut } from './plates/pegged-out.ts';
import { rainOnAnUmbrella } from './plates/rain-on-an-umbrella.ts';
import { seedCake } from './plates/seed-cake.ts';
import { soupAtTheHatch } from './plates/soup-at-the-hatch.ts';
import { theOtherChair } from './plates/the-other-chair.ts';
import { twoUnevenCandles } from './plates/two-uneven-candles.ts';
import { unrungBell } from './plates/unrung-bell.ts';
import { valentineInLace } from './plates/valentine-in-lace.ts';

/** All of them, by the names the world knows them by. */
export const PLATES: Readonly<Record<string, Engraving>> = {
  'an-inch-of-candle': anInchOfCandle,
  'armchair-by-the-grate': armchairByTheGrate,
  'bench-by-the-pump': benchByThePump,
  'bishop-of-felt': bishopOfFelt,
  'bowlers-across-a-table': bowlersAcrossATable,
  'bulls-eye-lit': bullsEyeLit,
  'colonels-umbrella': colonelsUmbrella,
  'door-with-nothing-behind': doorWithNothingBehind,
  'lamp-and-ladder': lampAndLadder,
  'letters-under-a-brick': lettersUnderABrick,
  'long-table-of-soup': longTableOfSoup,
  'old-laughter': oldLaughter,
  'pegged-out': peggedOut,
  'rain-on-an-umbrella': rainOnAnUmbrella,
  'seed-cake': seedCake,
  'soup-at-the-hatch': soupAtTheHatch,
  'the-other-chair': theOtherChair,
  'two-uneven-candles': twoUnevenCandles,
  'unrung-bell': unrungBell,
  'valentine-in-lace': valentineInLace,
};
