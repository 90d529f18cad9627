import type { Rule } from './rule.ts';
import { areasOfferSomething } from './rules/areas-offer-something.ts';
import { challengeDifficulties } from './rules/challenge-difficulties.ts';
import { cleanText } from './rules/clean-text.ts';
import { fittingDepth } from './rules/fitting-depth.ts';
import { fittingOutcomes } from './rules/fitting-outcomes.ts';
import { groupsAreFilled } from './rules/groups-are-filled.ts';
import { knownLists } from './rules/known-lists.ts';
import { knownNames } from './rules/known-names.ts';
import { lettersReachStrangers } from './rules/letters-reach-strangers.ts';
import { lockedHasALock } from './rules/locked-has-a-lock.ts';
import { messagesAreWhole } from './rules/messages-are-whole.ts';
import { onePack } from './rules/one-pack.ts';
import { onlyIfHasItsChange } from './rules/only-if-has-its-change.ts';
import { openingGoesOn } from './rules/opening-goes-on.ts';
import { possibleRanges } from './rules/possible-ranges.ts';
import { secondChancesServe } from './rules/second-chances-serve.ts';
import { sidesFitTheirAct } from './rules/sides-fit-their-act.ts';
import { stickyCardsCanBePlayed } from './rules/sticky-cards-can-be-played.ts';
import { storyletsHaveAPlace } from './rules/storylets-have-a-place.ts';
import { storyletsHaveBranches } from './rules/storylets-have-branches.ts';
import { timedChangesAreOwn } from './rules/timed-changes-are-own.ts';
import { timedLoopsTakeAnHour } from './rules/timed-loops-take-an-hour.ts';
import { toldProse } from './rules/told-prose.ts';
import { uniqueNames } from './rules/unique-names.ts';
import { waresAreTraded } from './rules/wares-are-traded.ts';
import { weeklyVisitIsWeekly } from './rules/weekly-visit-is-weekly.ts';
import { wellFormedNames } from './rules/well-formed-names.ts';
import { wornThingsAreClothes } from './rules/worn-things-are-clothes.ts';

/** Every check of the world. Each tells all it finds; none stops the others. */
export const allRules: readonly Rule[] = [
  areasOfferSomething,
  challengeDifficulties,
  cleanText,
  fittingDepth,
  fittingOutcomes,
  groupsAreFilled,
  knownLists,
  knownNames,
  lettersReachStrangers,
  lockedHasALock,
  messagesAreWhole,
  onePack,
  onlyIfHasItsChange,
  openingGoesOn,
  possibleRanges,
  secondChancesServe,
  sidesFitTheirAct,
  stickyCardsCanBePlayed,
  storyletsHaveAPlace,
  storyletsHaveBranches,
  timedChangesAreOwn,
  timedLoopsTakeAnHour,
  toldProse,
  uniqueNames,
  waresAreTraded,
  weeklyVisitIsWeekly,
  wellFormedNames,
  wornThingsAreClothes,
];
