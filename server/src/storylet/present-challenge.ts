import type { Challenge as ChallengeOnTheWire, ChallengeType } from '@underhall/contract';
import {
  agentReporting,
  type Branch,
  bandOf,
  bestChance,
  type Challenge,
  type ChallengeKind,
  chanceOf,
  exactChance,
  levelOf,
  type QualityId,
  rowOf,
  type Standpoint,
  testsLevel,
  totalPrice,
} from '@underhall/engine';
import { bonusInWords } from '../qualities/present-effects.ts';
import { escapeHtml } from '../wording/markup.ts';
import { isPhrase, nameOf, wrapName } from '../wording/quality-name.ts';

const typeOf: Readonly<Record<ChallengeKind, ChallengeType>> = {
  broad: 'Challenge',
  narrow: 'Challenge',
  luck: 'Luck',
};

/**
 * When a second chance is offered: ticked before the roll, asked for after it, or asked for now because the roll has
 * failed.
 */
export type SecondChanceTime = 'before' | 'after' | 'now';

export function presentChallenge(
  challenge: Challenge,
  branch: Branch,
  id: number,
  here: Standpoint,
  time: SecondChanceTime = 'before',
): ChallengeOnTheWire {
  const { world } = here;
  const quality = world.qualities.get(challenge.quality);
  const name = escapeHtml(quality?.name ?? '');
  const chance = chanceOf(challenge, here);
  const best = bestChance(challenge, here);
  return {
    id,
    name,
    type: typeOf[challenge.kind],
    category: quality?.category ?? '',
    nature: quality?.nature ?? 'Status',
    description: chanceInWords(challenge, name, here),
    baseDescription: chanceInWords(challenge, name, bare(here)),
    image: quality?.image ?? '',
    targetNumber: chance,
    bonuses: testsLevel(challenge) ? presentBonuses(challenge.quality, here) : [],
    ...(best !== undefined && { withBest: { qualityId: challenge.quality, targetNumber: best } }),
    ...secondChance(challenge, { branch, time }, chance, here),
  };
}

function chanceInWords(challenge: Challenge, name: string, here: Standpoint): string {
  const chance = chanceOf(challenge, here);
  const { name: band } = bandOf(exactChance(challenge, here));
  const odds = `${article(chance)} ${chance}% chance: ${band}.`;
  const tested = wrapName(name);
  const agent = tellerOf(challenge.quality, here);
  const teller = agent && escapeHtml(agent.name);
  if (isPhrase(name)) return `${tested} gives ${teller ?? 'you'} ${odds}`;
  return teller === undefined ? `Your ${tested} gives you ${odds}` : `${teller}’s ${tested} gives ${odds}`;
}

/** The agent of the report, if the challenge tests the agent. */
function tellerOf(quality: QualityId, { character, world }: Standpoint) {
  const engaged = agentReporting(character);
  const agent = engaged && world.agents.get(engaged.agent);
  return agent && !world.qualities.get(quality)?.shared ? { name: agent.name, lent: engaged.lent } : undefined;
}

const bare = ({ character, world }: Standpoint): Standpoint => ({
  character: { ...character, worn: {}, agents: character.agents.map((engaged) => ({ ...engaged, lent: [] })) },
  world,
});

/** The article before a percentage: 8, 11, 18 and 80 to 89 begin with a vowel. */
const article = (chance: number): string => (/^(8|11$|18$)/.test(String(chance)) ? 'an' : 'a');

/**
 * The item that pays for a second roll, if the character has more than the branch costs. Items that the character never
 * had are not revealed.
 */
function secondChance(
  { secondChance: item }: Challenge,
  { branch, time }: { readonly branch: Branch; readonly time: SecondChanceTime },
  chance: number,
  { character, world }: Standpoint,
) {
  const quality = item === undefined || chance >= 100 ? undefined : world.qualities.get(item);
  const none = { canAffordSecondChance: false, secondChanceId: 0, secondChanceLevel: 0 };
  if (!quality) return none;
  const owned = levelOf(character.qualities, quality.id);
  if (rowOf(character.qualities, quality.id) === 0) return none;
  const isToSpare = owned > totalPrice(quality.id, branch);
  const name = `<span class='quality-name'>${escapeHtml(quality.name)}</span>`;
  if (isToSpare && time === 'after') {
    const secondChanceDescription = `If the roll fails, you can use 1 x ${name} for a second one (you have ${owned}).`;
    return { ...none, secondChanceDescription };
  }
  const ifItFails = time === 'before' ? ', if the first one fails' : '';
  return {
    canAffordSecondChance: isToSpare,
    secondChanceId: quality.id,
    secondChanceLevel: owned,
    secondChanceDescription: isToSpare
      ? `Use 1 x ${name} for a second roll${ifItFails} (you have ${owned}).`
      : `With 1 x ${name}${owned > 0 ? ' more' : ''} you could roll a second time, if the first roll failed.`,
  };
}

/** Worn items that change a quality, in slot order. For an agent's report, the lent items. */
function presentBonuses(quality: QualityId, here: Standpoint): ChallengeOnTheWire['bonuses'] {
  const { character, world } = here;
  const raised = world.qualities.get(quality);
  const counting = tellerOf(quality, here)?.lent ?? Object.values(character.worn);
  return counting.flatMap((id) => {
    const item = id === undefined ? undefined : world.qualities.get(id);
    const enhancements = (item?.enhancements ?? []).filter((each) => each.quality === quality);
    const level = enhancements.reduce((sum, each) => sum + each.level, 0);
    if (!item || !raised || level === 0) return [];
    return [{ name: nameOf(item, character), image: item.image, description: bonusInWords(raised, level, world) }];
  });
}
