import type { Engraving } from './engraving.ts';
import { anInchOfCandle } from './plates/an-inch-of-candle.ts';
import { armchairByTheGrate } from './plates/armchair-by-the-grate.ts';
import { benchByThePump } from './plates/bench-by-the-pump.ts';
import { bishopOfFelt } from './plates/bishop-of-felt.ts';
import { bonnetWithItsStrings } from './plates/bonnet-with-its-strings.ts';
import { bowlersAcrossATable } from './plates/bowlers-across-a-table.ts';
import { bullsEyeLit } from './plates/bulls-eye-lit.ts';
import { cabWithItsBlindsDown } from './plates/cab-with-its-blinds-down.ts';
import { carpetBagOfRoses } from './plates/carpet-bag-of-roses.ts';
import { chestWithTwoLocks } from './plates/chest-with-two-locks.ts';
import { colonelsUmbrella } from './plates/colonels-umbrella.ts';
import { curtainAndFootlights } from './plates/curtain-and-footlights.ts';
import { doorWithNothingBehind } from './plates/door-with-nothing-behind.ts';
import { dunMackintosh } from './plates/dun-mackintosh.ts';
import { fistsUp } from './plates/fists-up.ts';
import { gateOfNumberNine } from './plates/gate-of-number-nine.ts';
import { halfAReturn } from './plates/half-a-return.ts';
import { jewellersLens } from './plates/jewellers-lens.ts';
import { judgeInHisWig } from './plates/judge-in-his-wig.ts';
import { kettleForOneCup } from './plates/kettle-for-one-cup.ts';
import { lampAndLadder } from './plates/lamp-and-ladder.ts';
import { lanternOnTheLastStep } from './plates/lantern-on-the-last-step.ts';
import { lettersUnderABrick } from './plates/letters-under-a-brick.ts';
import { longTableOfSoup } from './plates/long-table-of-soup.ts';
import { marchionessOnALedge } from './plates/marchioness-on-a-ledge.ts';
import { notebookOnAString } from './plates/notebook-on-a-string.ts';
import { oldLaughter } from './plates/old-laughter.ts';
import { peggedOut } from './plates/pegged-out.ts';
import { rainOnAnUmbrella } from './plates/rain-on-an-umbrella.ts';
import { ringedInRed } from './plates/ringed-in-red.ts';
import { rowsOfSeats } from './plates/rows-of-seats.ts';
import { secondFloorFront } from './plates/second-floor-front.ts';
import { seedCake } from './plates/seed-cake.ts';
import { sneezingSnuff } from './plates/sneezing-snuff.ts';
import { soupAtTheHatch } from './plates/soup-at-the-hatch.ts';
import { sweepsBrushCap } from './plates/sweeps-brush-cap.ts';
import { theOtherChair } from './plates/the-other-chair.ts';
import { theOtherEnd } from './plates/the-other-end.ts';
import { toastOnAFork } from './plates/toast-on-a-fork.ts';
import { twoAtAWindow } from './plates/two-at-a-window.ts';
import { twoUnevenCandles } from './plates/two-uneven-candles.ts';
import { unrungBell } from './plates/unrung-bell.ts';
import { valentineInLace } from './plates/valentine-in-lace.ts';
import { waxedLaces } from './plates/waxed-laces.ts';
import { weighedByHand } from './plates/weighed-by-hand.ts';
import { whiteCat } from './plates/white-cat.ts';
import { worksAtTheShift } from './plates/works-at-the-shift.ts';

/** All of them, by the names the world knows them by. */
export const PLATES: Readonly<Record<string, Engraving>> = {
  'an-inch-of-candle': anInchOfCandle,
  'armchair-by-the-grate': armchairByTheGrate,
  'bench-by-the-pump': benchByThePump,
  'bishop-of-felt': bishopOfFelt,
  'bonnet-with-its-strings': bonnetWithItsStrings,
  'bowlers-across-a-table': bowlersAcrossATable,
  'bulls-eye-lit': bullsEyeLit,
  'cab-with-its-blinds-down': cabWithItsBlindsDown,
  'carpet-bag-of-roses': carpetBagOfRoses,
  'chest-with-two-locks': chestWithTwoLocks,
  'colonels-umbrella': colonelsUmbrella,
  'curtain-and-footlights': curtainAndFootlights,
  'door-with-nothing-behind': doorWithNothingBehind,
  'dun-mackintosh': dunMackintosh,
  'fists-up': fistsUp,
  'gate-of-number-nine': gateOfNumberNine,
  'half-a-return': halfAReturn,
  'jewellers-lens': jewellersLens,
  'judge-in-his-wig': judgeInHisWig,
  'kettle-for-one-cup': kettleForOneCup,
  'lamp-and-ladder': lampAndLadder,
  'lantern-on-the-last-step': lanternOnTheLastStep,
  'letters-under-a-brick': lettersUnderABrick,
  'long-table-of-soup': longTableOfSoup,
  'marchioness-on-a-ledge': marchionessOnALedge,
  'notebook-on-a-string': notebookOnAString,
  'old-laughter': oldLaughter,
  'pegged-out': peggedOut,
  'rain-on-an-umbrella': rainOnAnUmbrella,
  'ringed-in-red': ringedInRed,
  'rows-of-seats': rowsOfSeats,
  'second-floor-front': secondFloorFront,
  'seed-cake': seedCake,
  'sneezing-snuff': sneezingSnuff,
  'soup-at-the-hatch': soupAtTheHatch,
  'sweeps-brush-cap': sweepsBrushCap,
  'the-other-chair': theOtherChair,
  'the-other-end': theOtherEnd,
  'toast-on-a-fork': toastOnAFork,
  'two-at-a-window': twoAtAWindow,
  'two-uneven-candles': twoUnevenCandles,
  'unrung-bell': unrungBell,
  'valentine-in-lace': valentineInLace,
  'waxed-laces': waxedLaces,
  'weighed-by-hand': weighedByHand,
  'white-cat': whiteCat,
  'works-at-the-shift': worksAtTheShift,
};
