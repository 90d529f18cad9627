import { chanceFrom } from '../../chance.ts';
import type { QualityId } from '../../ids.ts';
import type { Branch } from '../../story/storylet.ts';
import { afterwards, stateBefore } from './aftermath.ts';
import { chancesLeft, conclude, lastAt, tryAgain } from './carry-out.ts';
import { type Answer, type Game, no } from './model-character.ts';
import { openNow } from './story.ts';

/** The branch that asks for a second chance, if it is still in the world. */
function branchAsking({ who: { story }, world }: Game): Branch | undefined {
  if (story.phase !== 'SecondChance') return undefined;
  return world.storylets.get(story.storylet)?.branches.find(({ id }) => id === story.branch);
}

/** The items on offer. Undefined without a question. */
export function offeredNow(game: Game): QualityId[] | undefined {
  const { story } = game.who;
  const branch = branchAsking(game);
  if (story.phase !== 'SecondChance' || !branch) return undefined;
  return branch.asksSecondChance ? chancesLeft(game, branch, story.rolls) : [];
}

/** Does something with the luck of the first rolls, and its aftermath. The rest of the turn starts from there. */
function withLuck(game: Game, seed: number, act: () => void): void {
  const { luck } = game;
  game.luck = { asked: [], ...chanceFrom(seed) };
  const before = stateBefore(game);
  act();
  afterwards(game, before);
  game.luck = luck;
  game.before = stateBefore(game);
}

/** Ends the question with the stored failure. */
export function settleNow(game: Game): void {
  const { story } = game.who;
  if (story.phase !== 'SecondChance') return;
  const [lies, branch] = [openNow(game), branchAsking(game)];
  if (!lies || !branch) {
    game.who.story = { phase: 'Available' };
    return;
  }
  withLuck(game, story.luck, () => conclude(game, lies, branch, [...story.rolls], true));
}

export function chooseAgain(game: Game, id: number, ticked: readonly QualityId[]): Answer {
  const { story } = game.who;
  const [lies, branch, offered] = [openNow(game), branchAsking(game), offeredNow(game)];
  if (story.phase !== 'SecondChance' || !lies || !branch || !offered) return no('story is over');
  if (story.branch !== id || offered.length === 0) {
    settleNow(game);
    return undefined;
  }
  const taken = offered.filter((item) => ticked.includes(item));
  if (taken.length === 0) return { doneBefore: story.turn };
  const rolls = [...story.rolls];
  withLuck(game, story.luck, () => {
    for (const [place, challenge] of branch.challenges.entries())
      if (lastAt(story.rolls, place)?.passed === false) tryAgain(game, branch, { challenge, place, taken, rolls });
    conclude(game, lies, branch, rolls);
  });
  return undefined;
}
