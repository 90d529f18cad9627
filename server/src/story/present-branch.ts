import { createHash } from 'node:crypto';
import type { Branch as BranchOnTheWire, Requirement as RequirementOnTheWire } from '@underhall/contract';
import { type Branch, type Character, costOf, locksOf, planFor, tell, type World } from '@underhall/engine';
import { numberOf, presentRequirement } from '../qualities/present-requirement.ts';
import { escapeHtml } from '../wording/markup.ts';
import { presentChallenge } from './present-challenge.ts';
import { presentNaming } from './present-naming.ts';
import { presentPrice } from './present-price.ts';

export function presentBranch(branch: Branch, character: Character, world: World): BranchOnTheWire {
  const locks = locksOf(branch, character, world);
  const plan = planFor(branch.id, character);
  return {
    id: branch.id,
    name: escapeHtml(branch.name),
    description: tell(branch.descriptionHtml, character, world),
    ...(branch.shortHtml !== undefined && { mobileDescription: tell(branch.shortHtml, character, world) }),
    image: branch.image,
    ordering: branch.order,
    planKey: planKey(branch.id, character.area),
    buttonText: branch.button,
    actionCost: costOf(branch, character),
    actionLocked: locks.byActions,
    currencyCost: branch.fate,
    currencyLocked: locks.byFate,
    qualityLocked: locks.byQualities,
    isLocked: locks.byActions || locks.byFate || locks.byQualities,
    isOneWay: branch.oneWay,
    ...(plan && { planState: plan.isDone ? ('Complete' as const) : ('Active' as const) }),
    challenges: branch.challenges.map((each, place) =>
      presentChallenge(each, branch, numberOf(branch.id, place), character, world),
    ),
    qualityRequirements: [
      ...needsOf(branch, character, world),
      ...pricesOf(branch, character, world),
      ...(branch.names === undefined ? [] : [presentNaming(branch, branch.names, locks.nothingToName, world)]),
    ],
  };
}

/** First 32 hex digits of the hash of branch and area: tells one plan of a branch from another elsewhere. */
const planKey = (branch: number, area: number): string =>
  createHash('sha256').update(`${branch}:${area}`).digest('hex').slice(0, 32);

function needsOf(branch: Branch, character: Character, world: World): RequirementOnTheWire[] {
  return branch.needs.map((need, place) => {
    const presented = presentRequirement(need, numberOf(branch.id, place), character, world);
    const why = presented.status === 'Locked' ? branch.lockedText : undefined;
    return why === undefined ? presented : { ...presented, availableAtMessage: escapeHtml(why) };
  });
}

const pricesOf = (branch: Branch, character: Character, world: World): RequirementOnTheWire[] =>
  branch.pays.map((price, place) =>
    presentPrice(price, branch, numberOf(branch.id, branch.needs.length + place), character, world),
  );
