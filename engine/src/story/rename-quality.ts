import { readText } from '@underhall/contract/read-text';
import { typedTexts } from '@underhall/contract/typed-texts';
import type { QualityId } from '../ids.ts';
import { allow, doneBefore, type Moment, openTurn, type Ruling, record, refuse } from '../turn.ts';
import { branchIn, carryOut } from './carry-out.ts';
import { payBranch, waitingBranch } from './choose-branch.ts';
import { namableIn, refusalOf } from './locks.ts';
import type { EndedStory } from './phases.ts';

/**
 * Gives a quality the name that the branch waits for, then pays and plays the branch. Repeating the request that led to
 * the displayed result returns that result.
 */
export function renameQuality(moment: Moment, quality: QualityId, given: string): Ruling {
  const { character } = moment;
  const { story } = character;
  const name = fitName(given);
  if (story.phase === 'End' && isNamed(story, quality, name, moment)) return doneBefore(story.turn);
  const waiting = waitingBranch('Rename', moment);
  if (!waiting) return refuse('not asked');
  const refusal = refusalOf(waiting.branch, moment);
  if (refusal) return refuse(refusal);
  const namable = namableIn(waiting.branch.names ?? '', moment);
  if (!namable.some(({ id }) => id === quality)) return refuse('nothing to name');
  if (name === undefined) return refuse('name unfit');

  const paid = payBranch(openTurn(moment), waiting.branch, moment);
  return allow(carryOut(record(paid, { kind: 'renamed', quality, name }), waiting, moment));
}

/** True if the displayed result came from setting this name. */
const isNamed = (
  end: EndedStory,
  quality: QualityId,
  name: string | undefined,
  { character, world }: Moment,
): boolean =>
  branchIn(end, end.branch, world)?.names !== undefined && name !== undefined && character.names[quality] === name;

/** The name as stored. Undefined if it is empty, too long or contains other characters. */
export function fitName(given: string): string | undefined {
  const { text, fault } = readText(typedTexts.qualityName, given);
  return fault ? undefined : text;
}
