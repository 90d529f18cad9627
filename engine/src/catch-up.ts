import type { Change } from './change.ts';
import type { Character } from './character.ts';
import { giveUpLost } from './give-up-lost.ts';
import { applyMembership } from './map/show-out.ts';
import { applyEverybodysTier } from './membership/everybodys-tier.ts';
import { refillNow, refillThen } from './refill-all.ts';
import { nextEvent, type TimedEvent, tellTimedStory } from './timed/come-due.ts';
import { giveBelated } from './timed/timers.ts';
import type { Standpoint, Turn } from './turn.ts';
import type { World } from './world.ts';

/** Maximum events per catch-up. The rest follow at the next one. */
export const maxEvents = 100_000;

/**
 * Applies the events that came due by `now` in order, each at its planned moment. The result is the same however often
 * this is called.
 */
export function catchUp(
  { character, world }: Standpoint,
  now: number,
): { character: Character; passed: readonly Change[] } {
  const passed: Change[] = [];
  let after = character;
  // Each step starts with an empty list of changes, because copying all earlier changes at each step would be too slow.
  const take = (step: (turn: Turn) => Turn): void => {
    const turn = step({ character: after, changes: [] });
    after = turn.character;
    for (const change of turn.changes) passed.push(change);
  };

  take((turn) => giveUpLost(turn, world, now));
  take((turn) => giveBelated(turn, world, now));
  for (let events = 0; events < maxEvents; events++) {
    const event = nextEvent(after, now);
    if (!event) {
      take((turn) => applyEverybodysTier(refillNow(turn, now, world), world, now));
      break;
    }
    take((turn) => happenAt(refillThen(turn, event.at, world), event, world));
  }
  return { character: after, passed };
}

const happenAt = (turn: Turn, { at, timer }: TimedEvent, world: World): Turn =>
  timer
    ? tellTimedStory(turn, timer, world)
    : applyMembership(turn, turn.character.membership.next ?? { tier: 'none' }, at, world);
