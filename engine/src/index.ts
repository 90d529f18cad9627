export { redeem } from './access/redeem.ts';
export { actionPeriod, bankSize } from './actions/action-clock.ts';
export { abandonPlot } from './agents/abandon-plot.ts';
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
export { buy } from './bazaar/buy.ts';
export { mostAtOnce } from './bazaar/find-ware.ts';
export { isBazaarOpen } from './bazaar/is-bazaar-open.ts';
export { sell } from './bazaar/sell.ts';
export { type Sellable, sellable } from './bazaar/sellable.ts';
export { shopsFor } from './bazaar/shops-for.ts';
export { waresFor } from './bazaar/wares-for.ts';
export { cardAt, type Weighed, weigh, weightOf } from './cards/by-weight.ts';
export { discardCard } from './cards/discard-card.ts';
export { drawCard } from './cards/draw-card.ts';
export { drawsHere, eligibleCards } from './cards/eligible-cards.ts';
export { type HeldCard, handOf } from './cards/hand-of.ts';
export { handSizeOf } from './cards/hand-size-of.ts';
export { tableOf } from './cards/table-of.ts';
export { catchUp } from './catch-up.ts';
export { type Chance, chanceFrom } from './chance.ts';
export type { Change, QualityChange, Roll } from './change.ts';
export type { ActionClock, Character, Ended, OutcomeKind, Story } from './character.ts';
export { areaOf, settingOf } from './map/setting-of.ts';
export { enrol } from './membership/enrol.ts';
export { limitsOf } from './membership/limits.ts';
export { type Newcomer, newCharacter } from './new-character.ts';
export { type Offers, openOffers } from './offers/offers.ts';
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
export { type SharedStep, sharedSteps, worldAfter } from './qualities/shared-steps.ts';
export { changeTextOf, imageOf, stageOf } from './qualities/stage-of.ts';
export { standingOfTotal, totalOf } from './qualities/total.ts';
export { type Accepted, accept } from './social/accept.ts';
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
export { affect } from './story/effects.ts';
export { longestName } from './story/fit-name.ts';
export { goBack } from './story/go-back.ts';
export { branchesFor, costOf, type Locks, locksOf } from './story/locks.ts';
export { look, resume } from './story/look.ts';
export { namableIn } from './story/namable-in.ts';
export { isOffered, offered } from './story/offered.ts';
export { outcomeNamed } from './story/outcome.ts';
export { renameQuality } from './story/rename-quality.ts';
export { useQuality, whyNotUsable } from './story/use-quality.ts';
export { whereGot } from './story/where-got.ts';
export { nextVisit } from './timed/next-visit.ts';
export type { Moment, Refusal, Ruling, Turn } from './turn.ts';
export { upToDate } from './up-to-date.ts';
export { tell } from './wording/tell.ts';
export * from './world.ts';
