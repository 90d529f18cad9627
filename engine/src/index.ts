export { codeName } from './access/code-name.ts';
export { personaOf } from './access/persona-of.ts';
export { redeem } from './access/redeem.ts';
export { actionPeriod, bankSize } from './actions/action-clock.ts';
export { type ActionOffer, actionOffers, buyActions } from './actions/buy-actions.ts';
export { chronographOf, chronographQuality } from './actions/chronograph.ts';
export { refreshByForce } from './actions/refresh-by-force.ts';
export { setBack } from './actions/set-back.ts';
export { abandonPlot } from './agents/abandon-plot.ts';
export type { Agent, Concern, Plot } from './agents/agent.ts';
export { type AgentLevel, agentLevels } from './agents/agent-levels.ts';
export { agentsInOrder, isDone } from './agents/agents-in-order.ts';
export { beginPlot } from './agents/begin-plot.ts';
export { concernsFor, type PlotLocks, type PlotOffered, plotLocks } from './agents/concerns-for.ts';
export { mostAgents } from './agents/engage.ts';
export type { EngagedAgent } from './agents/engaged-agent.ts';
export { type HintWord, hintWord } from './agents/hint-word.ts';
export { type InUse, inUse, spareOf, withinReach } from './agents/in-use.ts';
export { lend } from './agents/lend.ts';
export { perhapsNot } from './agents/perhaps-not.ts';
export { type Hint, plotHints } from './agents/plot-hints.ts';
export { reportPlot } from './agents/report-plot.ts';
export { liesOpen, reporterOf } from './agents/reporting.ts';
export { takeAll, takeBack } from './agents/take-back.ts';
export { applyChange } from './apply-change.ts';
export { buy } from './bazaar/buy.ts';
export { mostAtOnce } from './bazaar/find-ware.ts';
export { isBazaarOpen } from './bazaar/is-bazaar-open.ts';
export { sell } from './bazaar/sell.ts';
export { type Sellable, sellable } from './bazaar/sellable.ts';
export type { Shop, Ware } from './bazaar/shop.ts';
export { shopsFor } from './bazaar/shops-for.ts';
export { waresFor } from './bazaar/wares-for.ts';
export { buyCards, cardsFate } from './cards/buy-cards.ts';
export { cardAt, type Weighed, weigh, weightOf } from './cards/by-weight.ts';
export { discardCard } from './cards/discard-card.ts';
export { drawCard, isEndless } from './cards/draw-card.ts';
export { drawsHere, eligibleCards } from './cards/eligible-cards.ts';
export { type HeldCard, handOf } from './cards/hand-of.ts';
export { handSizeOf } from './cards/hand-size-of.ts';
export { tableOf } from './cards/table-of.ts';
export { catchUp } from './catch-up.ts';
export { type Chance, chanceFrom } from './chance.ts';
export type { Change, QualityChange, Roll } from './change.ts';
export {
  type ActionClock,
  type Character,
  type Ended,
  type Gender,
  genders,
  type OutcomeKind,
  type Story,
} from './character.ts';
export type { Formula } from './formulas/formula.ts';
export { type Range, rangeOf } from './formulas/range-of.ts';
export type * from './ids.ts';
export { type Area, type AreaType, areaTypes, type Lodging, type Setting } from './map/area.ts';
export { type AreaState, stateOf } from './map/area-state.ts';
export { barsTravel } from './map/bars-travel.ts';
export { type Drawing, type DrawnMap, gateMarks, landmarkStyles, type MapLook } from './map/drawing.ts';
export { lineageOf } from './map/lineage-of.ts';
export { mapOpen } from './map/map-open.ts';
export { mapRootOf } from './map/map-root-of.ts';
export { areaOf, settingOf } from './map/setting-of.ts';
export { travel } from './map/travel.ts';
export { enrol } from './membership/enrol.ts';
export { limitsOf } from './membership/limits.ts';
export { enhancedRefresh, nextRefreshAt, refreshesLeft } from './membership/refreshes.ts';
export { useRefresh } from './membership/use-refresh.ts';
export { characterDefaults, type Newcomer, newCharacter } from './new-character.ts';
export { type Offers, openOffers } from './offers/offers.ts';
export { addOutfit, type OutfitAsked } from './outfits/add-outfit.ts';
export { canChangeOutfit } from './outfits/can-change-outfit.ts';
export { changeOutfit } from './outfits/change-outfit.ts';
export { equip } from './outfits/equip.ts';
export { equipHighest } from './outfits/equip-highest.ts';
export { giveMembersOutfits } from './outfits/give-outfits.ts';
export { isDirty } from './outfits/is-dirty.ts';
export type { Outfit } from './outfits/outfit.ts';
export { maxOutfits, outfitLimit } from './outfits/outfit-limit.ts';
export { presetNames } from './outfits/outfit-names.ts';
export { outfitOf, outfitsOf, outfitTypes } from './outfits/outfits-of.ts';
export { renameOutfit } from './outfits/rename-outfit.ts';
export { saveOutfit } from './outfits/save-outfit.ts';
export { type Slot, type SlotKey, slotOfCategory, slots } from './outfits/slots.ts';
export { toggleFavourite } from './outfits/toggle-favourite.ts';
export { unequip } from './outfits/unequip.ts';
export type { Persona } from './persona.ts';
export { dropPlan } from './plans/drop-plan.ts';
export { makePlan } from './plans/make-plan.ts';
export { notePlan } from './plans/note-plan.ts';
export type { Plan } from './plans/plan.ts';
export { branchOf, maxPlans, planFor } from './plans/planned.ts';
export { restartPlan } from './plans/restart-plan.ts';
export { capOf } from './qualities/cap.ts';
export { baseOf, bonusOf, effectiveLevel } from './qualities/effective-level.ts';
export { costOfLevel, progressOf } from './qualities/level.ts';
export { type Measured, measure, whyNot } from './qualities/measure.ts';
export { affords, boundsOf, meets, meetsAll } from './qualities/meets.ts';
export {
  levelOf,
  noQualities,
  type Qualities,
  rowOf,
  type Standing,
  standingOf,
  withStanding,
} from './qualities/qualities.ts';
export type { Quality, QualityLevel, Telling } from './qualities/quality.ts';
export {
  ownedCategories,
  type QualityCategory,
  qualityCategories,
  statusCategories,
  unlistedCategories,
  wornCategories,
} from './qualities/quality-category.ts';
export type { AnyOf, ComparisonAsked, LevelAsked, Requirement, StoryletMet } from './qualities/requirement.ts';
export { type SharedStep, sharedSteps, worldAfter } from './qualities/shared-steps.ts';
export type { Stage } from './qualities/stage.ts';
export { changeTextOf, imageOf, stageOf } from './qualities/stage-of.ts';
export { standingOfTotal, totalOf } from './qualities/total.ts';
export { type Restriction, restrictions } from './restriction.ts';
export { seedOf } from './seed-of.ts';
export { type Accepted, accept } from './social/accept.ts';
export type { Act } from './social/act.ts';
export { beginSocialEvent } from './social/begin-social-event.ts';
export { chanceToWin } from './social/contest.ts';
export { type Eligibility, eligibility, isEligible } from './social/eligibility.ts';
export { cancel, decline, expire } from './social/end-invitation.ts';
export { mostWords } from './social/fit-words.ts';
export { type Invitation, type InvitationEnd, isOpen, openFor } from './social/invitation.ts';
export { type Asking, invite } from './social/invite.ts';
export { inviteOutside, outsider } from './social/invite-outside.ts';
export { isPending } from './social/is-pending.ts';
export type { Party } from './social/party.ts';
export { beginStorylet } from './story/begin.ts';
export { canGoAgain } from './story/can-go-again.ts';
export { canLeave } from './story/can-leave.ts';
export { type Band, bandOf, chanceOf, exactChance } from './story/challenge.ts';
export { type Choice, chooseBranch } from './story/choose-branch.ts';
export type { Effect, Happenings, Letter, Outcome, Outcomes, RareOutcome } from './story/consequences.ts';
export { affect } from './story/effects.ts';
export { longestName } from './story/fit-name.ts';
export { goBack } from './story/go-back.ts';
export { branchesFor, costOf, type Locks, locksOf } from './story/locks.ts';
export { look, resume } from './story/look.ts';
export { namableIn } from './story/namable-in.ts';
export { isOffered, offered } from './story/offered.ts';
export { openIn } from './story/open-in.ts';
export { outcomeNamed } from './story/outcome.ts';
export { owed } from './story/owed.ts';
export { renameQuality } from './story/rename-quality.ts';
export {
  type Branch,
  type Challenge,
  decks,
  type Frequency,
  frequencies,
  type Storylet,
  type StoryletCategory,
  storyletCategories,
  urgencies,
} from './story/storylet.ts';
export { useQuality, whyNotUsable } from './story/use-quality.ts';
export { whereGot } from './story/where-got.ts';
export { nextVisit } from './timed/next-visit.ts';
export type { TimedStory } from './timed/timed-story.ts';
export type { Moment, Refusal, Ruling, Turn } from './turn.ts';
export { NewerDocument, type StoredDocument, schemaVersion, upgradeCharacter } from './upgrade-character.ts';
export { tell } from './wording/tell.ts';
export type { Piece, Text } from './wording/text.ts';
export { openPack, type Pack, type Start, type World } from './world.ts';
