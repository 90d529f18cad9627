import { aCoinThatThuds } from './plates/a-coin-that-thuds.ts';
import { aFavourableNotice } from './plates/a-favourable-notice.ts';
import { aNoticeInAdvance } from './plates/a-notice-in-advance.ts';
import { afterYou } from './plates/after-you.ts';
import { anHonestError } from './plates/an-honest-error.ts';
import { bellBoard } from './plates/bell-board.ts';
import { bullsEye } from './plates/bulls-eye.ts';
import { byASaucer } from './plates/by-a-saucer.ts';
import { byThePump } from './plates/by-the-pump.ts';
import { byTheWrist } from './plates/by-the-wrist.ts';
import { coatPegs } from './plates/coat-pegs.ts';
import { elevenBackStreets } from './plates/eleven-back-streets.ts';
import { emptyStage } from './plates/empty-stage.ts';
import { fedByPlenty } from './plates/fed-by-plenty.ts';
import { firstLamp } from './plates/first-lamp.ts';
import { gardenGate } from './plates/garden-gate.ts';
import { giveNotice } from './plates/give-notice.ts';
import { halfDay } from './plates/half-day.ts';
import { hatOnTheParapet } from './plates/hat-on-the-parapet.ts';
import { heKnewYourAunt } from './plates/he-knew-your-aunt.ts';
import { houndInTheFlue } from './plates/hound-in-the-flue.ts';
import { isThisBelow } from './plates/is-this-below.ts';
import { kitchenHatch } from './plates/kitchen-hatch.ts';
import { laidForOne } from './plates/laid-for-one.ts';
import { lampGoneOut } from './plates/lamp-gone-out.ts';
import { lastStep } from './plates/last-step.ts';
import { leftLuggage } from './plates/left-luggage.ts';
import { letterBasket } from './plates/letter-basket.ts';
import { lettersOfALadyUnknown } from './plates/letters-of-a-lady-unknown.ts';
import { mindThatOne } from './plates/mind-that-one.ts';
import { missRuddsWashing } from './plates/miss-rudds-washing.ts';
import { nearlyNew } from './plates/nearly-new.ts';
import { notAtHome } from './plates/not-at-home.ts';
import { oneCandle } from './plates/one-candle.ts';
import { pastThePlate } from './plates/past-the-plate.ts';
import { roundTheLamps } from './plates/round-the-lamps.ts';
import { saleOfWork } from './plates/sale-of-work.ts';
import { shortOfHands } from './plates/short-of-hands.ts';
import { sixSeconds } from './plates/six-seconds.ts';
import { theBottomStep } from './plates/the-bottom-step.ts';
import { theClaque } from './plates/the-claque.ts';
import { theHandBarrow } from './plates/the-hand-barrow.ts';
import { theMangle } from './plates/the-mangle.ts';
import { theQueue } from './plates/the-queue.ts';
import { theSilentWitness } from './plates/the-silent-witness.ts';
import { thirdCup } from './plates/third-cup.ts';
import { turnedCorner } from './plates/turned-corner.ts';
import { twoStamps } from './plates/two-stamps.ts';
import { wrongParcel } from './plates/wrong-parcel.ts';
import type { Scene } from './scene.ts';

/** All of them, by the names the world knows them by. */
export const PLATES: Readonly<Record<string, Scene>> = {
  'a-coin-that-thuds': aCoinThatThuds,
  'a-favourable-notice': aFavourableNotice,
  'a-notice-in-advance': aNoticeInAdvance,
  'an-honest-error': anHonestError,
  'bell-board': bellBoard,
  'bulls-eye': bullsEye,
  'by-a-saucer': byASaucer,
  'by-the-pump': byThePump,
  'by-the-wrist': byTheWrist,
  'coat-pegs': coatPegs,
  'eleven-back-streets': elevenBackStreets,
  'empty-stage': emptyStage,
  'fed-by-plenty': fedByPlenty,
  'first-lamp': firstLamp,
  'garden-gate': gardenGate,
  'give-notice': giveNotice,
  'half-day': halfDay,
  'hat-on-the-parapet': hatOnTheParapet,
  'he-knew-your-aunt': heKnewYourAunt,
  'hound-in-the-flue': houndInTheFlue,
  'is-this-below': isThisBelow,
  'kitchen-hatch': kitchenHatch,
  'laid-for-one': laidForOne,
  'lamp-gone-out': lampGoneOut,
  'last-step': lastStep,
  'left-luggage': leftLuggage,
  'letter-basket': letterBasket,
  'letters-of-a-lady-unknown': lettersOfALadyUnknown,
  'mind-that-one': mindThatOne,
  'miss-rudds-washing': missRuddsWashing,
  'nearly-new': nearlyNew,
  'not-at-home': notAtHome,
  'one-candle': oneCandle,
  'past-the-plate': pastThePlate,
  'round-the-lamps': roundTheLamps,
  'sale-of-work': saleOfWork,
  'short-of-hands': shortOfHands,
  'six-seconds': sixSeconds,
  'the-bottom-step': theBottomStep,
  'the-claque': theClaque,
  'after-you': afterYou,
  'the-hand-barrow': theHandBarrow,
  'the-mangle': theMangle,
  'the-queue': theQueue,
  'the-silent-witness': theSilentWitness,
  'third-cup': thirdCup,
  'turned-corner': turnedCorner,
  'two-stamps': twoStamps,
  'wrong-parcel': wrongParcel,
};
