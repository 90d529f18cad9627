import type { View } from '../cast.ts';
import type { Command } from '../command.ts';
import { openNow } from '../shown/open-now.ts';
import { answerOthers } from './answer-others.ts';
import { answerQuestion } from './answer-question.ts';
import { beginSomething } from './begin-something.ts';
import { chooseSomething } from './choose-something.ts';
import { drawOrDiscard } from './draw-or-discard.ts';
import { dressUp } from './dress-up.ts';
import { goElsewhere } from './go-elsewhere.ts';
import type { Inclination } from './inclination.ts';
import { keepOrder } from './keep-order.ts';
import { sendAgents } from './send-agents.ts';
import { stray } from './stray.ts';
import { trade } from './trade.ts';
import { useThing } from './use-thing.ts';

const whileItLiesOpen: readonly Inclination[] = [stray, drawOrDiscard, dressUp, keepOrder, chooseSomething];

const atLeisure: readonly Inclination[] = [
  stray,
  sendAgents,
  answerOthers,
  trade,
  dressUp,
  useThing,
  keepOrder,
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
  if (openNow(view)) return first(whileItLiesOpen, view);
  // Most read on; some begin the next thing from the result, as the page lets them.
  if (phase === 'End' && view.player.dice.falls(80)) return { do: 'look' };
  return first(atLeisure, view);
}

function first(inclinations: readonly Inclination[], view: View): Command | undefined {
  for (const inclination of inclinations) {
    const command = inclination(view);
    if (command) return command;
  }
  return undefined;
}
