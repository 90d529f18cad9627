import type { View } from '../cast.ts';
import type { Command } from '../command.ts';
import { openStoryletOf } from '../page/open-story.ts';
import type { Inclination } from './behaviour.ts';
import { goElsewhere } from './go-elsewhere.ts';
import { answerOthers, answerQuestion } from './handle-invitations.ts';
import { doHousekeeping } from './housekeeping.ts';
import { beginSomething, chooseSomething, drawOrDiscard } from './play-storylets.ts';
import { sendAgents } from './send-agents.ts';
import { trade } from './trade.ts';
import { tryAnything } from './try-anything.ts';
import { dressUp, useThing } from './use-possessions.ts';
import { visitStore } from './visit-store.ts';

const inOpenStorylet: readonly Inclination[] = [tryAnything, drawOrDiscard, dressUp, doHousekeeping, chooseSomething];

const inNoStorylet: readonly Inclination[] = [
  tryAnything,
  sendAgents,
  answerOthers,
  visitStore,
  trade,
  dressUp,
  useThing,
  doHousekeeping,
  drawOrDiscard,
  goElsewhere.onAWhim,
  beginSomething,
  goElsewhere.forWantOfBetter,
];

/** The next command of a player; undefined to end the visit. */
export function decide(view: View): Command | undefined {
  const { character } = view;
  const { phase } = character.story;
  if (phase === 'Rename' || phase === 'Act') return answerQuestion(view);
  if (openStoryletOf(view)) return firstCommandOf(inOpenStorylet, view);
  // Most read on; some begin the next thing from the result, as the page lets them.
  if (phase === 'End' && view.player.dice.falls(80)) return { do: 'look' };
  return firstCommandOf(inNoStorylet, view);
}

function firstCommandOf(inclinations: readonly Inclination[], view: View): Command | undefined {
  for (const inclination of inclinations) {
    const command = inclination(view);
    if (command) return command;
  }
  return undefined;
}
