import type { Rule } from './rule.ts';
import { actsAreOffered } from './rules/acts-are-offered.ts';
import { actsAskForWhatStays } from './rules/acts-ask-for-what-stays.ts';
import { agentsAreEngaged } from './rules/agents-are-engaged.ts';
import { altsSayWhatIsSeen } from './rules/alts-say-what-is-seen.ts';
import { areasCanBeReached } from './rules/areas-can-be-reached.ts';
import { areasNest } from './rules/areas-nest.ts';
import { areasOfferSomething } from './rules/areas-offer-something.ts';
import { askedLevelsCanBeHad } from './rules/asked-levels-can-be-had.ts';
import { askedQualitiesAreGiven } from './rules/asked-qualities-are-given.ts';
import { autofireHasOneBranch } from './rules/autofire-has-one-branch.ts';
import { branchesCanBeChosen } from './rules/branches-can-be-chosen.ts';
import { branchesFitTheirStorylet } from './rules/branches-fit-their-storylet.ts';
import { cardFactsAreOnCards } from './rules/card-facts-are-on-cards.ts';
import { cardsCanBeDrawn } from './rules/cards-can-be-drawn.ts';
import { cardsCanBeHeld } from './rules/cards-can-be-held.ts';
import { casesCanHold } from './rules/cases-can-hold.ts';
import { challengeDifficulties } from './rules/challenge-difficulties.ts';
import { challengedQualitiesCanBeHad } from './rules/challenged-qualities-can-be-had.ts';
import { changesAreMadeOnce } from './rules/changes-are-made-once.ts';
import { cleanText } from './rules/clean-text.ts';
import { decksAreSharedOnce } from './rules/decks-are-shared-once.ts';
import { failuresAreToldInFull } from './rules/failures-are-told-in-full.ts';
import { fittingDepth } from './rules/fitting-depth.ts';
import { fittingOutcomes } from './rules/fitting-outcomes.ts';
import { formulasComeToSomething } from './rules/formulas-come-to-something.ts';
import { gatesCanOpen } from './rules/gates-can-open.ts';
import { groupsAreFilled } from './rules/groups-are-filled.ts';
import { hiddenNeedsHaveWords } from './rules/hidden-needs-have-words.ts';
import { hiddenQualitiesAreRead } from './rules/hidden-qualities-are-read.ts';
import { hiddenStoryletsAreLedTo } from './rules/hidden-storylets-are-led-to.ts';
import { knownLists } from './rules/known-lists.ts';
import { knownNames } from './rules/known-names.ts';
import { lentThingsCanBeCarried } from './rules/lent-things-can-be-carried.ts';
import { lettersReachStrangers } from './rules/letters-reach-strangers.ts';
import { levelsRise } from './rules/levels-rise.ts';
import { lockedHasALock } from './rules/locked-has-a-lock.ts';
import { lodgingsAreGiven } from './rules/lodgings-are-given.ts';
import { messagesAreWhole } from './rules/messages-are-whole.ts';
import { movesKeepTheSetting } from './rules/moves-keep-the-setting.ts';
import { mustsAreListed } from './rules/musts-are-listed.ts';
import { mustsComeToAnEnd } from './rules/musts-come-to-an-end.ts';
import { namedKindsCanBeNamed } from './rules/named-kinds-can-be-named.ts';
import { narratorKeepsCalm } from './rules/narrator-keeps-calm.ts';
import { noMoneyFromNothing } from './rules/no-money-from-nothing.ts';
import { noWayBackHasAWayOn } from './rules/no-way-back-has-a-way-on.ts';
import { oneAsIfIsEnough } from './rules/one-as-if-is-enough.ts';
import { onePack } from './rules/one-pack.ts';
import { onlyIfHasItsChange } from './rules/only-if-has-its-change.ts';
import { openingGoesOn } from './rules/opening-goes-on.ts';
import { openingsDiffer } from './rules/openings-differ.ts';
import { oppositesDoNotMeet } from './rules/opposites-do-not-meet.ts';
import { partsAreHiddenAndShown } from './rules/parts-are-hidden-and-shown.ts';
import { picturesAreDrawn } from './rules/pictures-are-drawn.ts';
import { placesAreDrawn } from './rules/places-are-drawn.ts';
import { placesFitTheirSettings } from './rules/places-fit-their-settings.ts';
import { plotsCanBeDone } from './rules/plots-can-be-done.ts';
import { possibleRanges } from './rules/possible-ranges.ts';
import { proseLengths } from './rules/prose-lengths.ts';
import { qualitiesAreHad } from './rules/qualities-are-had.ts';
import { qualityFactsServe } from './rules/quality-facts-serve.ts';
import { quotesClose } from './rules/quotes-close.ts';
import { raisedCapsExist } from './rules/raised-caps-exist.ts';
import { resultsDiffer } from './rules/results-differ.ts';
import { secondChancesCanBeHad } from './rules/second-chances-can-be-had.ts';
import { secondChancesServe } from './rules/second-chances-serve.ts';
import { setsKeepToTheCap } from './rules/sets-keep-to-the-cap.ts';
import { settingsCanBeLeft } from './rules/settings-can-be-left.ts';
import { settingsHaveAreas } from './rules/settings-have-areas.ts';
import { shopsCanBeVisited } from './rules/shops-can-be-visited.ts';
import { sidesFitTheirAct } from './rules/sides-fit-their-act.ts';
import { spellingIsBritish } from './rules/spelling-is-british.ts';
import { stagesKeepToTheCap } from './rules/stages-keep-to-the-cap.ts';
import { staysLeadOut } from './rules/stays-lead-out.ts';
import { stickyCardsCanBePlayed } from './rules/sticky-cards-can-be-played.ts';
import { stockPhrasesAreLeftOut } from './rules/stock-phrases-are-left-out.ts';
import { storyletsCanBeMet } from './rules/storylets-can-be-met.ts';
import { storyletsHaveAPlace } from './rules/storylets-have-a-place.ts';
import { storyletsHaveBranches } from './rules/storylets-have-branches.ts';
import { straightQuotes } from './rules/straight-quotes.ts';
import { targetWithinReach } from './rules/target-within-reach.ts';
import { thingsArePaidOnce } from './rules/things-are-paid-once.ts';
import { timedChangesAreOwn } from './rules/timed-changes-are-own.ts';
import { timedLoopsTakeAnHour } from './rules/timed-loops-take-an-hour.ts';
import { timedStoriesAreStarted } from './rules/timed-stories-are-started.ts';
import { timedStoriesDoSomething } from './rules/timed-stories-do-something.ts';
import { toldProse } from './rules/told-prose.ts';
import { uniqueNames } from './rules/unique-names.ts';
import { usedStoryletsAreKeptApart } from './rules/used-storylets-are-kept-apart.ts';
import { waresAreTraded } from './rules/wares-are-traded.ts';
import { weeklyVisitIsWeekly } from './rules/weekly-visit-is-weekly.ts';
import { wellFormedNames } from './rules/well-formed-names.ts';
import { wordsStandOnce } from './rules/words-stand-once.ts';
import { wornEffectsCanBeWorn } from './rules/worn-effects-can-be-worn.ts';
import { wornThingsAreClothes } from './rules/worn-things-are-clothes.ts';

/** What has to fit before anything is compiled, be it a fragment: a new file is asked no more, nor is what is played at a desk. */
export const fittingRules: readonly Rule[] = [
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

/** What is written does something where it stands. */
export const senseRules: readonly Rule[] = [
  actsAskForWhatStays,
  altsSayWhatIsSeen,
  areasNest,
  autofireHasOneBranch,
  branchesFitTheirStorylet,
  cardFactsAreOnCards,
  cardsCanBeDrawn,
  casesCanHold,
  changesAreMadeOnce,
  decksAreSharedOnce,
  formulasComeToSomething,
  gatesCanOpen,
  hiddenNeedsHaveWords,
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
  qualityFactsServe,
  raisedCapsExist,
  setsKeepToTheCap,
  stagesKeepToTheCap,
  staysLeadOut,
  targetWithinReach,
  thingsArePaidOnce,
  timedStoriesDoSomething,
  usedStoryletsAreKeptApart,
  wornEffectsCanBeWorn,
];

/** Loose ends: what is whole by itself, but is never given, never asked for, or never reached. */
export const looseEndRules: readonly Rule[] = [
  actsAreOffered,
  agentsAreEngaged,
  areasCanBeReached,
  askedLevelsCanBeHad,
  askedQualitiesAreGiven,
  branchesCanBeChosen,
  cardsCanBeHeld,
  challengedQualitiesCanBeHad,
  hiddenQualitiesAreRead,
  hiddenStoryletsAreLedTo,
  lodgingsAreGiven,
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
];

/** How our world is told: those rules of its writers that can be counted. */
export const proseRules: readonly Rule[] = [
  failuresAreToldInFull,
  narratorKeepsCalm,
  oneAsIfIsEnough,
  openingsDiffer,
  proseLengths,
  quotesClose,
  resultsDiffer,
  spellingIsBritish,
  stockPhrasesAreLeftOut,
  straightQuotes,
  wordsStandOnce,
];

/** Every check of the world. Each tells all it finds; none stops the others. */
export const allRules: readonly Rule[] = [...fittingRules, ...senseRules, ...looseEndRules, ...proseRules];
