import type { Check, Rule, RuleKind } from './rule.ts';
import { areasOfferSomething } from './rules/fitting/areas-offer-something.ts';
import { challengeDifficulties } from './rules/fitting/challenge-difficulties.ts';
import { cleanText } from './rules/fitting/clean-text.ts';
import { fittingDepth } from './rules/fitting/fitting-depth.ts';
import { fittingOutcomes } from './rules/fitting/fitting-outcomes.ts';
import { givenCodesExist } from './rules/fitting/given-codes-exist.ts';
import { groupsAreFilled } from './rules/fitting/groups-are-filled.ts';
import { knownLists } from './rules/fitting/known-lists.ts';
import { knownNames } from './rules/fitting/known-names.ts';
import { leadsHaveSteps } from './rules/fitting/leads-have-steps.ts';
import { lettersReachStrangers } from './rules/fitting/letters-reach-strangers.ts';
import { lockedHasALock } from './rules/fitting/locked-has-a-lock.ts';
import { machinesAreWhole } from './rules/fitting/machines-are-whole.ts';
import { messagesAreWhole } from './rules/fitting/messages-are-whole.ts';
import { onePack } from './rules/fitting/one-pack.ts';
import { onlyIfHasItsChange } from './rules/fitting/only-if-has-its-change.ts';
import { openingGoesOn } from './rules/fitting/opening-goes-on.ts';
import { othersStandInActs } from './rules/fitting/others-stand-in-acts.ts';
import { ownGroupsAreKnown } from './rules/fitting/own-groups-are-known.ts';
import { possibleRanges } from './rules/fitting/possible-ranges.ts';
import { secondChancesServe } from './rules/fitting/second-chances-serve.ts';
import { sidesFitTheirAct } from './rules/fitting/sides-fit-their-act.ts';
import { stickyCardsCanBePlayed } from './rules/fitting/sticky-cards-can-be-played.ts';
import { storeItemsAreWhole } from './rules/fitting/store-items-are-whole.ts';
import { storyletsHaveAPlace } from './rules/fitting/storylets-have-a-place.ts';
import { storyletsHaveBranches } from './rules/fitting/storylets-have-branches.ts';
import { timedChangesAreOwn } from './rules/fitting/timed-changes-are-own.ts';
import { timedLoopsTakeAnHour } from './rules/fitting/timed-loops-take-an-hour.ts';
import { toldProse } from './rules/fitting/told-prose.ts';
import { uniqueNames } from './rules/fitting/unique-names.ts';
import { waresAreTraded } from './rules/fitting/wares-are-traded.ts';
import { weeklyVisitIsWeekly } from './rules/fitting/weekly-visit-is-weekly.ts';
import { wellFormedNames } from './rules/fitting/well-formed-names.ts';
import { wornThingsAreClothes } from './rules/fitting/worn-things-are-clothes.ts';
import { actsAreOffered } from './rules/loose-ends/acts-are-offered.ts';
import { agentsAreEngaged } from './rules/loose-ends/agents-are-engaged.ts';
import { areasCanBeReached } from './rules/loose-ends/areas-can-be-reached.ts';
import { askedLevelsCanBeHad } from './rules/loose-ends/asked-levels-can-be-had.ts';
import { askedQualitiesAreGiven } from './rules/loose-ends/asked-qualities-are-given.ts';
import { branchesCanBeChosen } from './rules/loose-ends/branches-can-be-chosen.ts';
import { cardsCanBeHeld } from './rules/loose-ends/cards-can-be-held.ts';
import { challengedQualitiesCanBeHad } from './rules/loose-ends/challenged-qualities-can-be-had.ts';
import { givenQualitiesAreAsked } from './rules/loose-ends/given-qualities-are-asked.ts';
import { hiddenQualitiesAreRead } from './rules/loose-ends/hidden-qualities-are-read.ts';
import { hiddenStoryletsAreLedTo } from './rules/loose-ends/hidden-storylets-are-led-to.ts';
import { lodgingsAreGiven } from './rules/loose-ends/lodgings-are-given.ts';
import { lossesCanBeMade } from './rules/loose-ends/losses-can-be-made.ts';
import { partsAreHiddenAndShown } from './rules/loose-ends/parts-are-hidden-and-shown.ts';
import { picturesAreDrawn } from './rules/loose-ends/pictures-are-drawn.ts';
import { placesAreDrawn } from './rules/loose-ends/places-are-drawn.ts';
import { plotsCanBeDone } from './rules/loose-ends/plots-can-be-done.ts';
import { qualitiesAreHad } from './rules/loose-ends/qualities-are-had.ts';
import { secondChancesCanBeHad } from './rules/loose-ends/second-chances-can-be-had.ts';
import { settingsCanBeLeft } from './rules/loose-ends/settings-can-be-left.ts';
import { settingsHaveAreas } from './rules/loose-ends/settings-have-areas.ts';
import { shopsCanBeVisited } from './rules/loose-ends/shops-can-be-visited.ts';
import { storyletsCanBeMet } from './rules/loose-ends/storylets-can-be-met.ts';
import { timedStoriesAreStarted } from './rules/loose-ends/timed-stories-are-started.ts';
import { endingsDiffer } from './rules/prose/endings-differ.ts';
import { failuresAreToldInFull } from './rules/prose/failures-are-told-in-full.ts';
import { habitsVary } from './rules/prose/habits-vary.ts';
import { houseStyleIsKnown } from './rules/prose/house-style-is-known.ts';
import { kindnessIsRare } from './rules/prose/kindness-is-rare.ts';
import { narratorKeepsCalm } from './rules/prose/narrator-keeps-calm.ts';
import { oneAsIfIsEnough } from './rules/prose/one-as-if-is-enough.ts';
import { openingsDiffer } from './rules/prose/openings-differ.ts';
import { passagesStandOnce } from './rules/prose/passages-stand-once.ts';
import { proseLengths } from './rules/prose/prose-lengths.ts';
import { quotesClose } from './rules/prose/quotes-close.ts';
import { reservedNumbers } from './rules/prose/reserved-numbers.ts';
import { resultsDiffer } from './rules/prose/results-differ.ts';
import { spellingIsBritish } from './rules/prose/spelling-is-british.ts';
import { stockPhrasesAreLeftOut } from './rules/prose/stock-phrases-are-left-out.ts';
import { straightQuotes } from './rules/prose/straight-quotes.ts';
import { wordsStandOnce } from './rules/prose/words-stand-once.ts';
import { actsAskForWhatStays } from './rules/sense/acts-ask-for-what-stays.ts';
import { agentsAreAskedInReports } from './rules/sense/agents-are-asked-in-reports.ts';
import { altsSayWhatIsSeen } from './rules/sense/alts-say-what-is-seen.ts';
import { areasNest } from './rules/sense/areas-nest.ts';
import { autofireHasOneBranch } from './rules/sense/autofire-has-one-branch.ts';
import { branchesFitTheirStorylet } from './rules/sense/branches-fit-their-storylet.ts';
import { cardFactsAreOnCards } from './rules/sense/card-facts-are-on-cards.ts';
import { cardsCanBeDrawn } from './rules/sense/cards-can-be-drawn.ts';
import { casesCanHold } from './rules/sense/cases-can-hold.ts';
import { changesAreMadeOnce } from './rules/sense/changes-are-made-once.ts';
import { costsCanBePaid } from './rules/sense/costs-can-be-paid.ts';
import { decksAreSharedOnce } from './rules/sense/decks-are-shared-once.ts';
import { formulasComeToSomething } from './rules/sense/formulas-come-to-something.ts';
import { gatesCanOpen } from './rules/sense/gates-can-open.ts';
import { hiddenNeedsHaveWords } from './rules/sense/hidden-needs-have-words.ts';
import { leadsComeToAnEnd } from './rules/sense/leads-come-to-an-end.ts';
import { lentThingsCanBeCarried } from './rules/sense/lent-things-can-be-carried.ts';
import { levelsRise } from './rules/sense/levels-rise.ts';
import { movesKeepTheSetting } from './rules/sense/moves-keep-the-setting.ts';
import { mustsAreListed } from './rules/sense/musts-are-listed.ts';
import { mustsComeToAnEnd } from './rules/sense/musts-come-to-an-end.ts';
import { namedKindsCanBeNamed } from './rules/sense/named-kinds-can-be-named.ts';
import { noMoneyFromNothing } from './rules/sense/no-money-from-nothing.ts';
import { noWayBackHasAWayOn } from './rules/sense/no-way-back-has-a-way-on.ts';
import { oppositesDoNotMeet } from './rules/sense/opposites-do-not-meet.ts';
import { placesFitTheirSettings } from './rules/sense/places-fit-their-settings.ts';
import { proseShowsNoCode } from './rules/sense/prose-shows-no-code.ts';
import { qualityFactsServe } from './rules/sense/quality-facts-serve.ts';
import { raisedCapsExist } from './rules/sense/raised-caps-exist.ts';
import { repeatsCanBeMade } from './rules/sense/repeats-can-be-made.ts';
import { setsKeepToTheCap } from './rules/sense/sets-keep-to-the-cap.ts';
import { skeletonsAreFilled } from './rules/sense/skeletons-are-filled.ts';
import { stagesKeepToTheCap } from './rules/sense/stages-keep-to-the-cap.ts';
import { staysLeadOut } from './rules/sense/stays-lead-out.ts';
import { straightOnShowsNoResult } from './rules/sense/straight-on-shows-no-result.ts';
import { targetWithinReach } from './rules/sense/target-within-reach.ts';
import { thingsArePaidOnce } from './rules/sense/things-are-paid-once.ts';
import { timedStoriesDoSomething } from './rules/sense/timed-stories-do-something.ts';
import { usedStoryletsAreKeptApart } from './rules/sense/used-storylets-are-kept-apart.ts';
import { waitsComeToAnEnd } from './rules/sense/waits-come-to-an-end.ts';
import { wornEffectsCanBeWorn } from './rules/sense/worn-effects-can-be-worn.ts';

/** A rule's name is the name of its check in kebab case. */
const rulesOf = (kind: RuleKind, checks: Readonly<Record<string, Check>>): readonly Rule[] =>
  Object.entries(checks).map(([name, check]) => ({
    name: name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
    kind,
    check,
  }));

/** Rules that every compiled world must pass, even a draft. */
export const fittingRules = rulesOf('fitting', {
  areasOfferSomething,
  challengeDifficulties,
  cleanText,
  fittingDepth,
  fittingOutcomes,
  givenCodesExist,
  groupsAreFilled,
  knownLists,
  knownNames,
  leadsHaveSteps,
  lettersReachStrangers,
  lockedHasALock,
  machinesAreWhole,
  messagesAreWhole,
  onePack,
  onlyIfHasItsChange,
  openingGoesOn,
  othersStandInActs,
  ownGroupsAreKnown,
  possibleRanges,
  secondChancesServe,
  sidesFitTheirAct,
  stickyCardsCanBePlayed,
  storeItemsAreWhole,
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
});

/** Rules against parts that have no effect. */
export const senseRules = rulesOf('sense', {
  actsAskForWhatStays,
  agentsAreAskedInReports,
  altsSayWhatIsSeen,
  areasNest,
  autofireHasOneBranch,
  branchesFitTheirStorylet,
  cardFactsAreOnCards,
  cardsCanBeDrawn,
  casesCanHold,
  changesAreMadeOnce,
  costsCanBePaid,
  decksAreSharedOnce,
  formulasComeToSomething,
  gatesCanOpen,
  hiddenNeedsHaveWords,
  leadsComeToAnEnd,
  lentThingsCanBeCarried,
  levelsRise,
  movesKeepTheSetting,
  mustsAreListed,
  mustsComeToAnEnd,
  namedKindsCanBeNamed,
  noMoneyFromNothing,
  noWayBackHasAWayOn,
  oppositesDoNotMeet,
  placesFitTheirSettings,
  proseShowsNoCode,
  qualityFactsServe,
  raisedCapsExist,
  repeatsCanBeMade,
  setsKeepToTheCap,
  skeletonsAreFilled,
  stagesKeepToTheCap,
  staysLeadOut,
  straightOnShowsNoResult,
  targetWithinReach,
  thingsArePaidOnce,
  timedStoriesDoSomething,
  usedStoryletsAreKeptApart,
  waitsComeToAnEnd,
  wornEffectsCanBeWorn,
});

/** Rules against loose ends: things that are never given, required or reached. */
export const looseEndRules = rulesOf('loose-ends', {
  actsAreOffered,
  agentsAreEngaged,
  areasCanBeReached,
  askedLevelsCanBeHad,
  askedQualitiesAreGiven,
  branchesCanBeChosen,
  cardsCanBeHeld,
  challengedQualitiesCanBeHad,
  givenQualitiesAreAsked,
  hiddenQualitiesAreRead,
  hiddenStoryletsAreLedTo,
  lodgingsAreGiven,
  lossesCanBeMade,
  partsAreHiddenAndShown,
  picturesAreDrawn,
  placesAreDrawn,
  plotsCanBeDone,
  qualitiesAreHad,
  secondChancesCanBeHad,
  settingsCanBeLeft,
  settingsHaveAreas,
  shopsCanBeVisited,
  storyletsCanBeMet,
  timedStoriesAreStarted,
});

/** The rules of taste, and the rule for the file that sets them. They never stop a world from starting. */
export const proseRules = rulesOf('prose', {
  endingsDiffer,
  failuresAreToldInFull,
  habitsVary,
  houseStyleIsKnown,
  kindnessIsRare,
  narratorKeepsCalm,
  oneAsIfIsEnough,
  openingsDiffer,
  passagesStandOnce,
  proseLengths,
  quotesClose,
  reservedNumbers,
  resultsDiffer,
  spellingIsBritish,
  stockPhrasesAreLeftOut,
  straightQuotes,
  wordsStandOnce,
});

/** Sorted so that causes come before their consequences. */
export const allRules: readonly Rule[] = [...fittingRules, ...senseRules, ...looseEndRules, ...proseRules];
