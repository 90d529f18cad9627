import { createHash } from 'node:crypto';
import type { Branch as BranchOnTheWire, Requirement as RequirementOnTheWire } from '@underhall/contract';
import {
  type Branch,
  costOf,
  levelOf,
  locksOf,
  planFor,
  type QualityCategory,
  type QualityLevel,
  renderText,
  type Standpoint,
  totalPrice,
  type World,
  worthOf,
} from '@underhall/engine';
import { numberOf, presentRequirement, wantedOf } from '../qualities/present-requirement.ts';
import { levelInWords } from '../qualities/requirement-in-words.ts';
import { escapeHtml } from '../wording/markup.ts';
import { presentChallenge } from './present-challenge.ts';
import { presentRepeatable } from './present-repeatable.ts';

/** `isRolled`: a roll has failed, and the branch asks for a second chance. */
export function presentBranch(branch: Branch, here: Standpoint, { isRolled = false } = {}): BranchOnTheWire {
  const { character, world } = here;
  const locks = locksOf(branch, here);
  const time = isRolled ? 'now' : branch.asksSecondChance ? 'after' : 'before';
  const plan = planFor(branch.id, character);
  const repeatable = isRolled ? undefined : presentRepeatable(branch, here);
  return {
    id: branch.id,
    name: escapeHtml(branch.name),
    description: renderText(branch.descriptionHtml, here),
    ...(branch.shortHtml !== undefined && { mobileDescription: renderText(branch.shortHtml, here) }),
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
    ...(repeatable && { repeatable }),
    challenges: branch.challenges.map((each, place) =>
      presentChallenge(each, branch, numberOf(branch.id, place), here, time),
    ),
    qualityRequirements: [
      ...needsOf(branch, here),
      ...(branch.names === undefined ? [] : [presentNaming(branch, branch.names, locks.nothingToName, world)]),
    ],
  };
}

/** First 32 hex digits of a hash of branch and area, because a branch may be planned once per area. */
export const planKey = (branch: number, area: number): string =>
  createHash('sha256').update(`${branch}:${area}`).digest('hex').slice(0, 32);

/** Requirements and prices. An unmet one has the author's text for why the branch is locked. */
function needsOf(branch: Branch, here: Standpoint): RequirementOnTheWire[] {
  const needs = branch.needs.map((need, place) => presentRequirement(need, numberOf(branch.id, place), here));
  const prices = branch.pays.map((price, place) =>
    presentPrice(price, branch, numberOf(branch.id, needs.length + place), here),
  );
  const why = branch.lockedText === undefined ? {} : { availableAtMessage: escapeHtml(branch.lockedText) };
  return [...needs, ...prices].map((each) => (each.status === 'Locked' ? { ...each, ...why } : each));
}

/** The price is due regardless of the result. Worn items do not pay for it. */
function presentPrice(
  { quality: id }: QualityLevel,
  branch: Branch,
  number: number,
  here: Standpoint,
): RequirementOnTheWire {
  const { character, world } = here;
  const quality = world.qualities.get(id);
  const own = levelOf(character.qualities, id);
  const atLeast = totalPrice(id, branch);
  const isMet = own >= atLeast;
  const worth = worthOf(id, here);
  // Worn items raise the level but cannot be spent.
  const {
    wantedLevel: _worn,
    shortTooltip: _short,
    ...fields
  } = presentRequirement({ kind: 'level', quality: id, atLeast }, number, here);
  return {
    ...fields,
    ...(quality && wantedOf({ own, wanted: { atLeast } }, quality)),
    status: isMet ? 'Unlocked' : 'Locked',
    ...(quality && levelInWords({ wanted: { atLeast }, own, isMet }, quality, here)),
    isCost: true,
    ...(worth !== undefined && { worth: worth * atLeast }),
  };
}

/** The requirement that the character has a quality to name. */
function presentNaming(
  branch: Branch,
  category: QualityCategory,
  isLacking: boolean,
  world: World,
): RequirementOnTheWire {
  const namable = world.pack.qualities.filter((quality) => quality.namable && quality.category === category);
  const names = namable
    .filter(({ hidden }) => !hidden)
    .map(({ name }) => `<span class='quality-name'>${escapeHtml(name)}</span>`);
  const [first] = namable;
  return {
    id: numberOf(branch.id, branch.needs.length + branch.pays.length),
    qualityId: first?.id ?? 0,
    qualityName: '',
    category,
    nature: first?.nature ?? 'Thing',
    image: first?.image ?? '',
    allowedOn: 'Character',
    status: isLacking ? 'Locked' : 'Unlocked',
    tooltip:
      names.length <= maxNames && names.length > 0
        ? `Something to name: ${names.join(' or ')}`
        : 'Something of yours to name',
    bonuses: [],
    isCost: false,
  };
}

const maxNames = 3;
