import type { OutcomeKind } from '../character.ts';
import { levelOf } from '../qualities/qualities.ts';
import { type Moment, record, type Turn } from '../turn.ts';
import type { Branch, Effect, Outcome, World } from '../world.ts';
import { bandOf, exactChance } from './challenge.ts';
import { lastRollAt } from './roll.ts';

/** Which outcome of a branch is told. Rare ones are rolled for after the challenges. */
export function outcomeOf(branch: Branch, passed: boolean, moment: Moment): OutcomeKind {
  const { outcomes } = branch;
  const falls = (percent: number | undefined) => percent !== undefined && moment.chance.roll(100) <= percent;
  if ('always' in outcomes) return falls(outcomes.rare?.percent) ? 'rare' : 'always';
  if (passed) return falls(outcomes.rareSuccess?.percent) ? 'rareSuccess' : 'success';
  return falls(outcomes.rareFailure?.percent) ? 'rareFailure' : 'failure';
}

/** The text and effects that go by that name; nothing if the world has changed since. */
export function outcomeNamed(branch: Branch, kind: OutcomeKind): Outcome | undefined {
  return (branch.outcomes as Partial<Record<OutcomeKind, Outcome>>)[kind];
}

/** What the attributes learn from the challenges rolled, whichever way they fell. */
export function lessons(branch: Branch, tried: Turn, moment: Moment): Effect[] {
  return branch.challenges.flatMap((challenge, place) => {
    const last = lastRollAt(tried, place);
    if (!last || challenge.kind === 'luck' || !isAttribute(challenge.quality, moment.world)) return [];
    const band = bandOf(exactChance(challenge, moment.character, moment.world));
    return [{ kind: 'change', quality: challenge.quality, by: last.passed ? band.onSuccess : band.onFailure }];
  });
}

const isAttribute = (quality: number, world: World): boolean =>
  world.qualities.get(quality)?.category === 'BasicAbility';

/** Where an outcome leaves the character, besides its qualities. */
export function settle(turn: Turn, outcome: Outcome, world: World): Turn {
  let after = turn;
  const item = outcome.wear === undefined ? undefined : world.qualities.get(outcome.wear);
  if (item?.slot && levelOf(after.character.qualities, item.id) > 0) {
    after = record(after, { kind: 'worn', slot: item.slot, item: item.id });
  }
  for (const restriction of outcome.reveal) {
    if (after.character.restrictions.includes(restriction)) after = record(after, { kind: 'revealed', restriction });
  }
  if (outcome.lodge !== undefined) after = record(after, { kind: 'lodged', lodging: outcome.lodge });
  const { area } = after.character;
  if (outcome.moveTo !== undefined && outcome.moveTo !== area) {
    after = record(after, { kind: 'moved', from: area, to: outcome.moveTo });
  }
  return after;
}

/** What is no longer owned is no longer worn. */
export function takeOffLost(turn: Turn): Turn {
  const lost = Object.entries(turn.character.worn).filter(([, item]) => levelOf(turn.character.qualities, item) === 0);
  return lost.reduce((sofar, [slot, item]) => record(sofar, { kind: 'taken off', slot, item }), turn);
}
