import type { Change } from '../change.ts';
import { worldAfter } from '../qualities/shared-steps.ts';
import { allow, type Moment, type Refusal, type Ruling, record, refuse, type Standpoint, type Turn } from '../turn.ts';
import { beginStorylet } from './begin.ts';
import { branchIn } from './carry-out.ts';
import { chooseBranch } from './choose-branch.ts';
import { isRoutine } from './is-routine.ts';
import { storyletsOnOffer } from './on-offer.ts';
import { openStoryIn } from './phases.ts';
import type { RepeatEnd } from './repeated.ts';
import type { Choice } from './second-chance.ts';

/**
 * Chooses a branch up to `times` times in one turn. Every time is a whole choice with its own payment, rolls and
 * aftermath, after beginning the storylet again. Stops early if the next choice would be refused, or if something
 * happened that the player should read first.
 */
export function chooseTimes(moment: Moment, choice: Choice, times: number): Ruling {
  const { story } = moment.character;
  if (times === 1 || story.phase !== 'In') return chooseBranch(moment, choice);
  const branch = branchIn(story, choice.branch, moment.world);
  if (branch && times > (branch.repeatable ?? 1)) return refuse('not that often');
  const first = chooseBranch(moment, choice);
  if (first.ruling !== 'allowed') return first;

  let { turn } = first;
  let made = 1;
  let end = endAfter({ ...turn, changes: turn.changes.slice(moment.passed.length) }, moment);
  while (made < times && !end) {
    const world = worldAfter(moment.world, turn.changes);
    const at: Moment = { ...moment, world, character: turn.character, passed: [] };
    const next = chooseAgain(at, story.storylet, choice);
    if (typeof next === 'string') end = next;
    else {
      made++;
      end = endAfter(next, at);
      turn = { character: next.character, changes: [...turn.changes, ...next.changes] };
    }
  }
  const why = made === times ? 'complete' : (end ?? 'gone');
  return allow(record(turn, { kind: 'repeated', wanted: times, times: made, end: why }));
}

/** Begins the storylet of the result and chooses the branch, or returns why that is not possible. */
function chooseAgain(moment: Moment, storylet: number, choice: Choice): Turn | RepeatEnd {
  const begun = beginStorylet(moment, storylet);
  if (begun.ruling !== 'allowed') return 'gone';
  const { character, changes } = begun.turn;
  if (openStoryIn(character.story, moment.world)?.storylet !== storylet) return 'event';
  const chosen = chooseBranch({ ...moment, character }, choice);
  if (chosen.ruling === 'refused') return endOf(chosen.refusal);
  if (chosen.ruling !== 'allowed') return 'gone';
  return { ...chosen.turn, changes: [...changes, ...chosen.turn.changes] };
}

function endOf(refusal: Refusal): RepeatEnd {
  if (refusal === 'not enough actions') return 'actions';
  return refusal === 'branch locked' || refusal === 'not enough fate' ? 'locked' : 'gone';
}

/** Undefined if the choice may be made again after this turn. */
function endAfter({ character, changes }: Turn, before: Standpoint): RepeatEnd | undefined {
  const isOpened = ({ kind }: Change) => kind === 'opened';
  if (character.story.phase !== 'End' || !changes.every((each) => isRoutine(each) || isOpened(each))) return 'event';
  if (changes.some(isOpened)) return 'opened';
  const after = { character, world: worldAfter(before.world, changes) };
  return isAnyNew(storyletsOnOffer(before), storyletsOnOffer(after)) ? 'opened' : undefined;
}

function isAnyNew(before: readonly { readonly id: number }[], after: readonly { readonly id: number }[]): boolean {
  const known = new Set(before.map(({ id }) => id));
  return after.some(({ id }) => !known.has(id));
}
