import { chanceFrom } from '../chance.ts';
import type { BranchId, QualityId } from '../ids.ts';
import {
  allow,
  doneBefore,
  type Moment,
  openTurn,
  type Ruling,
  record,
  refuse,
  type Standpoint,
  type Turn,
} from '../turn.ts';
import { branchIn, conclude, type TriedBranch } from './carry-out.ts';
import { lastRollAt, rollAgain, rollsIn, secondChancesFor } from './challenge.ts';
import { type AskedStory, openStoryIn, type Story } from './phases.ts';

export type Choice = {
  readonly branch: BranchId;
  /** Selected by the player before the roll. */
  readonly secondChances: readonly QualityId[];
};

export type Question = {
  readonly story: AskedStory;
  readonly tried: TriedBranch;
  /** Items that buy a second roll now. Empty if a world update or a later event has removed every such item. */
  readonly offered: readonly QualityId[];
};

/** The question for a second chance. Undefined if none is open, or if its branch was removed from the world. */
export function questionIn(here: Standpoint): Question | undefined {
  const { character, world } = here;
  const { story } = character;
  if (story.phase !== 'SecondChance') return undefined;
  const open = openStoryIn(story, world);
  const branch = open && branchIn(open, story.branch, world);
  if (!branch) return undefined;
  const offered = branch.asksSecondChance ? secondChancesFor(branch, story.rolls, here) : [];
  return { story, tried: { open, branch, rolls: story.rolls }, offered };
}

/** Chooses the branch again, with the items to spend on second rolls. Without one, the question stays. */
export function answerSecondChance(moment: Moment, { branch, secondChances }: Choice): Ruling {
  const question = questionIn(moment);
  if (!question) return refuse('story is over');
  const { story, tried, offered } = question;
  if (story.branch !== branch || offered.length === 0) return allow(settle(openTurn(moment), moment));
  const taken = offered.filter((item) => secondChances.includes(item));
  if (taken.length === 0) return doneBefore(story.turn);

  const sameLuck = { ...moment, chance: chanceFrom(story.luck) };
  const again = tried.branch.challenges.reduce(
    (turn, _challenge, place) =>
      lastRollAt(story.rolls, place)?.passed === false ? rollAgain(turn, tried.branch, place, taken, sameLuck) : turn,
    openTurn(moment),
  );
  return allow(conclude(again, { ...tried, rolls: [...story.rolls, ...rollsIn(again)] }, sameLuck));
}

/**
 * Applies the stored failure, because the player takes no second chance. If the branch was removed from the world, only
 * closes the story. Does nothing without a question.
 */
export function settle(turn: Turn, moment: Moment): Turn {
  const { story } = turn.character;
  if (story.phase !== 'SecondChance') return turn;
  const question = questionIn({ character: turn.character, world: moment.world });
  if (!question) return record(turn, { kind: 'story', to: { phase: 'Available' } });
  return conclude(turn, { ...question.tried, isDeclined: true }, { ...moment, chance: chanceFrom(story.luck) });
}

/** The moment for a rule other than those of the story: an open question is settled before it. */
export function settledMoment(moment: Moment): Moment {
  if (moment.character.story.phase !== 'SecondChance') return moment;
  const { character, changes } = settle(openTurn(moment), moment);
  return { ...moment, character, passed: changes };
}

/** True if the displayed result is the failure that this storylet's question was settled with. */
export const isSettledIn = (storylet: number, story: Story): boolean =>
  story.phase === 'End' && story.isDeclined === true && story.storylet === storylet;
