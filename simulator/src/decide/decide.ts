import type { View } from '../cast.ts';
import type { Command } from '../command.ts';
import { openStoryletOf } from '../page/open-story.ts';
import type { Behaviour } from './behaviour.ts';
import { answerPrompt, answerSecondChance, handleInvitations } from './handle-invitations.ts';
import { doHousekeeping } from './housekeeping.ts';
import { manageAgents } from './manage-agents.ts';
import { beginBestStorylet, chooseBestBranch, drawOrDiscard } from './play-storylets.ts';
import { tryRandomCommand } from './random-command.ts';
import { trade } from './trade.ts';
import { travelSomewhere } from './travel-somewhere.ts';
import { changeClothes, useItem } from './use-possessions.ts';
import { visitStore } from './visit-store.ts';

const inOpenStorylet: readonly Behaviour[] = [
  tryRandomCommand,
  drawOrDiscard,
  changeClothes,
  doHousekeeping,
  chooseBestBranch,
];

const inNoStorylet: readonly Behaviour[] = [
  tryRandomCommand,
  manageAgents,
  handleInvitations,
  visitStore,
  trade,
  changeClothes,
  useItem,
  doHousekeeping,
  drawOrDiscard,
  travelSomewhere.onImpulse,
  beginBestStorylet,
  travelSomewhere.forLackOfChoice,
];

/** Returns the next command of a player, or undefined to end the visit. */
export function decide(view: View): Command | undefined {
  const { character } = view;
  const { phase } = character.story;
  if (phase === 'SecondChance') return answerSecondChance(view);
  if (phase === 'Rename' || phase === 'Act') return answerPrompt(view);
  if (openStoryletOf(view)) return firstCommandOf(inOpenStorylet, view);
  // Usually a player continues. Sometimes they begin another storylet from the result.
  if (phase === 'End' && view.player.dice.happens(80)) return { do: 'look' };
  return firstCommandOf(inNoStorylet, view);
}

function firstCommandOf(behaviours: readonly Behaviour[], view: View): Command | undefined {
  for (const behaviour of behaviours) {
    const command = behaviour(view);
    if (command) return command;
  }
  return undefined;
}
