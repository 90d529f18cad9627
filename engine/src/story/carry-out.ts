import { finishReport } from '../agents/plots.ts';
import { playCard } from '../cards/hand.ts';
import type { BranchId, QualityId, StoryletId } from '../ids.ts';
import { completePlan } from '../plans/plans.ts';
import { useUpInvitation } from '../social/begin-social-event.ts';
import { type Moment, record, type Turn } from '../turn.ts';
import type { World } from '../world.ts';
import { aftermath } from './aftermath.ts';
import { lessons, passedAll, rollAll, rollsIn, secondChancesFor } from './challenge.ts';
import type { Effect, Outcome } from './consequences.ts';
import { applyEffects } from './effects.ts';
import { costOf } from './locks.ts';
import { recordOpened } from './milestones.ts';
import { rememberMet } from './open-storylet.ts';
import { applyOutcome, outcomeNamed, outcomeOf, variantOf } from './outcome.ts';
import { type EndedStory, type OpenStory, originAfter, originOf } from './phases.ts';
import type { Roll } from './roll.ts';
import type { Branch } from './storylet.ts';

export type ChosenBranch = {
  readonly open: OpenStory;
  readonly branch: Branch;
  readonly secondChances: readonly QualityId[];
};

export const branchIn = ({ storylet }: Pick<OpenStory, 'storylet'>, id: BranchId, world: World): Branch | undefined =>
  world.storylets.get(storylet)?.branches.find((branch) => branch.id === id);

/** The branch must be paid already. If its author wants it, a failed roll asks for a second chance first. */
export function carryOut(paid: Turn, chosen: ChosenBranch, moment: Moment): Turn {
  const { branch, open, secondChances } = chosen;
  const played = playCard(paid, open.storylet, moment.world);
  const tried = rollAll(played, branch, secondChances, moment);
  const rolls = rollsIn(tried);
  const isAsked =
    branch.asksSecondChance === true &&
    secondChancesFor(branch, rolls, { character: tried.character, world: moment.world }).length > 0;
  return isAsked ? ask(tried, chosen, moment) : conclude(tried, { ...chosen, rolls }, moment);
}

/** Stores the rolls with the character. All later rolls continue the same luck. */
function ask(tried: Turn, { branch, open }: ChosenBranch, moment: Moment): Turn {
  const asked = { phase: 'SecondChance', branch: branch.id, turn: moment.turn } as const;
  const [actions, { fate }] = [costOf(branch, moment.character), branch];
  const paid = actions + fate > 0 && { paid: { actions, fate } };
  const to = { ...open, ...asked, rolls: rollsIn(tried), ...paid, luck: moment.chance.rest() };
  return record(aftermath(tried, moment), { kind: 'story', to });
}

export type TriedBranch = Omit<ChosenBranch, 'secondChances'> & {
  /** All rolls of the branch, also those of an earlier turn. */
  readonly rolls: readonly Roll[];
  readonly isDeclined?: true;
};

/** Applies prices, change points from challenges and the outcome's effects together. */
export function conclude(tried: Turn, { branch, open, rolls, isDeclined }: TriedBranch, moment: Moment): Turn {
  const kind = outcomeOf(branch, passedAll(rolls, branch), moment);
  const variant = variantOf(branch, kind, { character: tried.character, world: moment.world });
  const result = { outcome: kind, ...(variant !== undefined && { variant }) };
  const outcome = outcomeNamed(branch, result);
  const prices = branch.pays.map((price): Effect => ({ kind: 'change', quality: price.quality, by: -price.level }));
  const effects = [...prices, ...lessons(branch, rolls, moment), ...(outcome?.effects ?? [])];

  const affected = applyEffects(tried, effects, moment);
  const settled = outcome ? applyOutcome(affected, outcome, open.storylet, moment) : affected;
  const finished = useUpInvitation(finishReport(completePlan(settled, branch.id), moment.character), open);
  const next = straightOn(outcome, moment);
  const met = next === undefined ? finished : rememberMet(finished, next);
  const end: EndedStory = {
    phase: 'End',
    storylet: open.storylet,
    branch: branch.id,
    ...result,
    turn: moment.turn,
    ...(outcome?.goTo !== undefined && { next: outcome.goTo }),
    ...(isDeclined && { isDeclined }),
    ...originOf(open),
  };
  const ended = record(recordOpened(aftermath(met, moment), moment), { kind: 'story', to: end });
  if (next === undefined) return ended;
  const through = originAfter(end);
  return record(ended, { kind: 'story', to: { phase: 'In', storylet: next, since: moment.turn, ...through } });
}

/** Storylet that opens instead of the result. Undefined if the world no longer contains it. */
const straightOn = (outcome: Outcome | undefined, { world }: Moment): StoryletId | undefined =>
  outcome?.straightTo !== undefined && world.storylets.has(outcome.straightTo) ? outcome.straightTo : undefined;
