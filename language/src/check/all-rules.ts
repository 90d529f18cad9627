import type { Rule } from './rule.ts';
import { areasOfferSomething } from './rules/areas-offer-something.ts';
import { challengeDifficulties } from './rules/challenge-difficulties.ts';
import { cleanText } from './rules/clean-text.ts';
import { fittingDepth } from './rules/fitting-depth.ts';
import { fittingOutcomes } from './rules/fitting-outcomes.ts';
import { knownNames } from './rules/known-names.ts';
import { lockedHasALock } from './rules/locked-has-a-lock.ts';
import { onePack } from './rules/one-pack.ts';
import { onlyIfHasItsChange } from './rules/only-if-has-its-change.ts';
import { openingGoesOn } from './rules/opening-goes-on.ts';
import { possibleRanges } from './rules/possible-ranges.ts';
import { secondChancesServe } from './rules/second-chances-serve.ts';
import { stickyCardsCanBePlayed } from './rules/sticky-cards-can-be-played.ts';
import { storyletsHaveAPlace } from './rules/storylets-have-a-place.ts';
import { storyletsHaveBranches } from './rules/storylets-have-branches.ts';
import { toldProse } from './rules/told-prose.ts';
import { uniqueNames } from './rules/unique-names.ts';
import { wellFormedNames } from './rules/well-formed-names.ts';
import { wornThingsAreClothes } from './rules/worn-things-are-clothes.ts';

/** Every check of the world. Each tells all it finds; none stops the others. */
export const allRules: readonly Rule[] = [
  areasOfferSomething,
  challengeDifficulties,
  cleanText,
  fittingDepth,
  fittingOutcomes,
  knownNames,
  lockedHasALock,
  onePack,
  onlyIfHasItsChange,
  openingGoesOn,
  possibleRanges,
  secondChancesServe,
  stickyCardsCanBePlayed,
  storyletsHaveAPlace,
  storyletsHaveBranches,
  toldProse,
  uniqueNames,
  wellFormedNames,
  wornThingsAreClothes,
];
