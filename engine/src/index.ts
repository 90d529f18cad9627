export { codeName, personaOf, redeem } from './access/access-code.ts';
export { type ActionOffer, actionOffers, bankSize, buyActions, refreshByForce } from './actions/action-clock.ts';
export { chronographOf, resetChronograph } from './actions/chronograph.ts';
export type { Agent, Concern, Plot } from './agents/agent.ts';
export { type AgentLevel, agentLevels } from './agents/agent-levels.ts';
export { concernsFor, type PlotLocks, type PlotOffered, plotLocks } from './agents/concerns-for.ts';
export type { EngagedAgent } from './agents/engaged-agent.ts';
export { agentsInOrder, isDone } from './agents/in-service.ts';
export { type InUse, inUse, spareOf, withinReach } from './agents/in-use.ts';
export { lend, takeAll, takeBack } from './agents/lend.ts';
export { type Hint, type HintWord, hintWord, plotHints } from './agents/plot-hints.ts';
export { abandonPlot, agentReporting, beginPlot, isReportOpen, reporterOf } from './agents/plots.ts';
export { postponeReport, reportPlot } from './agents/report-plot.ts';
export { applyChange } from './apply-change.ts';
export type { Shop, Ware } from './bazaar/shop.ts';
export { findShop, isBazaarOpen, type Sellable, sellable, shopsFor, tradedIn, waresFor } from './bazaar/shops.ts';
export { buy, type Lot, roomFor, sell, sellTogether } from './bazaar/trade.ts';
export { worthOf } from './bazaar/worth.ts';
export type { BuiltPicture, BuiltPictures, Focus } from './built-pictures.ts';
export { cardAt, type WeightedCards, weigh, weightOf } from './cards/by-weight.ts';
export type { CardLeaveReason } from './cards/card-table.ts';
export { buyCards, cardsFate, drawCard, drawsHere, eligibleCards, findsCard, isEndless } from './cards/draw-card.ts';
export { discardCard, type HeldCard, handOf, handSizeOf, tableOf } from './cards/hand.ts';
export { returnCard } from './cards/undo-discards.ts';
export { catchUp } from './catch-up.ts';
export { type Chance, chanceFrom } from './chance.ts';
export { actionsSpentIn, type Change, type QualityChange, resultOf } from './change.ts';
export {
  type ActionClock,
  type Character,
  type EndedStory,
  type Gender,
  genders,
  type OutcomeKind,
  type Story,
} from './character.ts';
export { contrastOf, minContrast } from './contrast.ts';
export { type FateMove, moveFate } from './fate/balance.ts';
export { buyStory, resetStory, unlockStory } from './fate/buy-story.ts';
export type { FateBook, FateChange } from './fate/fate-change.ts';
export {
  monthlyOffers,
  type Offer,
  unlockPrice,
  unlocks,
  unlocksLeft,
} from './fate/monthly-stories.ts';
export type { StoreItem } from './fate/store-item.ts';
export { isStoryOwned, resetPrice, storeItemsInOrder, storiesToBuy } from './fate/store-stories.ts';
export { asksForStory, beginningOf } from './fate/story-beginning.ts';
export type { Formula } from './formulas/formula.ts';
export { type Range, rangeOf } from './formulas/range-of.ts';
export { describeLostPlace } from './give-up-lost.ts';
export type * from './ids.ts';
export { advertsFor, areOffersShown, newsFor, snippetsFor } from './infobar/infobar.ts';
export type { Advert, News, Snippet } from './infobar/page.ts';
export { isLead, leadOf } from './leads/lead-of.ts';
export { type LeadStanding, type LeadState, leadsOf } from './leads/leads.ts';
export { movesLead } from './leads/moves-lead.ts';
export { restingLeads } from './leads/resting-leads.ts';
export { type Area, type AreaType, areaTypes, type Lodging, type Setting } from './map/area.ts';
export { type AreaState, stateOf } from './map/area-state.ts';
export { type Drawing, type DrawnMap, gateMarks, landmarkStyles, type MapLook } from './map/drawing.ts';
export { lineageOf, mapRootOf } from './map/lineage.ts';
export { isNotYetWritten } from './map/not-yet-written.ts';
export { areaOf, isMapOpen, settingOf } from './map/setting-of.ts';
export { touchedAreas } from './map/touched-areas.ts';
export { travel, travelBlockerOf } from './map/travel.ts';
export { type Allowance, type Allowances, allowanceRanges, plainAllowances } from './membership/allowance.ts';
export { allowanceOf, bankOf, deckOf } from './membership/allowance-of.ts';
export { setOwnMembership } from './membership/everybodys-tier.ts';
export {
  highestPeriod,
  limitsOf,
  type Membership,
  type MembershipPeriod,
  periodAt,
  rankOf,
  type Tier,
  tiers,
} from './membership/membership.ts';
export { nextRefreshAt, refreshesLeft, useRefresh } from './membership/refreshes.ts';
export { setMembership } from './membership/set-membership.ts';
export {
  applyProviderRecord,
  changeTier,
  gracePeriodMs,
  isOver,
  type PaidTier,
  type ProviderRecord,
  periodOf,
  proratedCharge,
  type Subscription,
  type SubscriptionChange,
  type SubscriptionRefusal,
  tierAt,
} from './membership/subscription.ts';
export { monthNumber } from './month-number.ts';
export { changeFace, changeName, hasFaceTicket, renameByOperator } from './myself/name-and-face.ts';
export { groupNameOf, isInGroup, sheetGroups } from './myself/sheet-groups.ts';
export { characterDefaults, type Newcomer, newCharacter } from './new-character.ts';
export { canNote, type NoteSubject, subjectName } from './notes/notes.ts';
export { namesOfNumbers, numbersInTexts } from './numbers-in-texts.ts';
export { type Offers, openOffers } from './offers/offers.ts';
export {
  addOutfit,
  buyOutfit,
  changeOutfit,
  type OutfitRequest,
  outfitFate,
  renameOutfit,
  saveOutfit,
  toggleFavourite,
} from './outfits/change-outfits.ts';
export { canChangeOutfit, equip, unequip } from './outfits/equip.ts';
export { equipHighest } from './outfits/equip-highest.ts';
export type { Outfit } from './outfits/outfit.ts';
export { outfitTypes } from './outfits/outfit.ts';
export { presetNames } from './outfits/outfit-names.ts';
export { giveMembersOutfits, isDirty, outfitLimit, outfitOf, outfitsOf } from './outfits/saved-outfits.ts';
export { type Slot, type SlotKey, slotOfCategory, slots } from './outfits/slots.ts';
export type { Persona } from './persona.ts';
export { plainTexts } from './plain-texts.ts';
export type { Plan, PlanInPlace } from './plans/plan.ts';
export { branchOf, dropPlan, makePlan, planFor, restartPlan, restorePlan } from './plans/plans.ts';
export { baseOf, bonusOf, capOf, effectiveLevel, isShownOnSheet } from './qualities/effective-level.ts';
export { type ItemEffect, isHidden, itemEffects } from './qualities/item-effects.ts';
export type { Lead, LeadStep } from './qualities/lead.ts';
export { costOfLevel, progressOf, standingOfTotal, totalOf } from './qualities/level.ts';
export {
  affords,
  boundsOf,
  type MeasuredRequirement,
  measure,
  meets,
  meetsAll,
  meetsWithoutWorn,
  unmetRequirements,
} from './qualities/meets.ts';
export { type Milestone, type MilestoneKind, milestoneKinds } from './qualities/milestone.ts';
export {
  type LevelAndPoints,
  levelOf,
  noQualities,
  type Qualities,
  rowOf,
  standingOf,
  withStanding,
} from './qualities/qualities.ts';
export {
  changeTextOf,
  imageOf,
  type LevelMessage,
  type Quality,
  type QualityLevel,
  stageOf,
} from './qualities/quality.ts';
export {
  agentCategories,
  groupableCategories,
  hidableCategories,
  isOfAgents,
  namableCategories,
  ownedCategories,
  type QualityCategory,
  qualityCategories,
  sidebarCategories,
  statusCategories,
  unlistedCategories,
  wornCategories,
} from './qualities/quality-category.ts';
export type {
  AnyOf,
  ComparisonRequirement,
  LevelRequirement,
  Requirement,
  StoryletMet,
} from './qualities/requirement.ts';
export { type SharedStep, sharedSteps, worldAfter } from './qualities/shared-steps.ts';
export { helpBlanks, pageBlanks, plainPageNames, type ReadingPage } from './reading-page.ts';
export type { ReadName, ReadResults, Reads } from './reads.ts';
export { type HiddenPart, hiddenParts, type Restriction, restrictions } from './restriction.ts';
export { type Rights, rightsOf } from './rights.ts';
export { seedOf } from './seed-of.ts';
export { accept } from './social/accept.ts';
export type { Act } from './social/act.ts';
export { type ActSide, actText, tellsResult, withOtherName } from './social/act-text.ts';
export { answerInKind, branchOfAct } from './social/answer-in-kind.ts';
export { beginSocialEvent } from './social/begin-social-event.ts';
export { chanceToWin } from './social/contest.ts';
export { canReceive, type Eligibility, eligibility, isEligible } from './social/eligibility.ts';
export { cancel, decline, expire } from './social/end-invitation.ts';
export { type Invitation, type InvitationEnd, isOpen, isPending } from './social/invitation.ts';
export { invite, inviteOutside, outsider } from './social/invite.ts';
export { openMessages } from './social/open-messages.ts';
export {
  maxInvitationsPerDay,
  maxInvitationsPerDayToOne,
  maxOutsideInvitationsPerDay,
  noneToday,
  type SentToday,
} from './social/sent-today.ts';
export { beginStorylet } from './story/begin.ts';
export { bestChance } from './story/best-chance.ts';
export { type Band, bandOf, chanceOf, exactChance } from './story/challenge.ts';
export { chooseBranch } from './story/choose-branch.ts';
export { chooseTimes } from './story/choose-times.ts';
export {
  type Consequences,
  type Effect,
  type Letter,
  type OnlyIf,
  type Outcome,
  type Outcomes,
  type OutcomeVariant,
  outcomesIn,
  type PlainOutcome,
  type RareOutcome,
} from './story/consequences.ts';
export { canLeave } from './story/due.ts';
export { applyEffects } from './story/effects.ts';
export { knownSourcesOf } from './story/known-sources.ts';
export { branchesFor, costOf, type Locks, locksOf, namableIn, totalPrice } from './story/locks.ts';
export { goBack, look, resume } from './story/look.ts';
export { maxTimes, pricesOf } from './story/max-times.ts';
export { milestonesIn } from './story/milestones.ts';
export { isOffered, storyletsOnOffer } from './story/on-offer.ts';
export { outcomeNamed } from './story/outcome.ts';
export { type AskedStory, openStoryIn } from './story/phases.ts';
export { renameQuality } from './story/rename-quality.ts';
export { type RepeatEnd, repeatEnds } from './story/repeated.ts';
export type { Roll } from './story/roll.ts';
export { type Choice, type Question, questionIn, settledMoment } from './story/second-chance.ts';
export {
  type Branch,
  type Challenge,
  type ChallengeKind,
  challengeKinds,
  type Deck,
  decks,
  type Frequency,
  frequencies,
  isCard,
  isLinkedOnly,
  isListed,
  type Reach,
  reachOf,
  type Storylet,
  type StoryletCategory,
  storyletCategories,
  testsLevel,
  urgencies,
} from './story/storylet.ts';
export { repeatedIn, timesIn } from './story/times-in.ts';
export { canGoAgain, useQuality, whyNotUsable } from './story/use-quality.ts';
export { shownTargets, type Target, whyNoTarget } from './targets/targets.ts';
export { letTimePass } from './timed/let-time-pass.ts';
export type { TimedStory } from './timed/timed-story.ts';
export { firstDue, nextVisit } from './timed/timers.ts';
export type { Moment, Others, Refusal, Ruling, Standpoint, Turn } from './turn.ts';
export { bundledTypefaces, systemTypefaces, type TypefaceRole, typefaceRoles } from './typefaces.ts';
export { upgradeChanges } from './upgrade-changes.ts';
export { NewerDocument, type StoredDocument, schemaVersion, upgradeCharacter } from './upgrade-character.ts';
export { type Absence, absenceAt, minAbsenceMs, type Visits } from './while-out/absence.ts';
export type { TimePassed } from './while-out/time-passed.ts';
export { type AbsenceNews, type AbsenceNewsKind, type ArrivedMessage, whileOut } from './while-out/while-out.ts';
export { type OtherPlayer, renderText } from './wording/render-text.ts';
export type { Piece, Stage, Text } from './wording/text.ts';
export { goneKey, goneKinds, openPack, type Pack, type Start, type World } from './world.ts';
export {
  fillNames,
  fillTexts,
  namesByWord,
  type PaletteRole,
  paletteRoles,
  plainNames,
  plainWords,
  type Textures,
  type WorldNames,
  type WorldTexts,
  type WorldWords,
} from './world-words.ts';
