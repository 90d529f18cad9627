import { giveActions } from './actions/action-clock.ts';
import { freeAgent } from './agents/plots.ts';
import { returnToDeck } from './cards/deck.ts';
import { giveBackFate } from './fate/balance.ts';
import { branchIn } from './story/carry-out.ts';
import { record, type Turn } from './turn.ts';
import { escapeHtml } from './wording/render-text.ts';
import type { World } from './world.ts';

/**
 * Gives up removed things that the character is in the middle of: an open storylet, a card, a plot of an agent. Their
 * price comes back, and one message says so. Plans are left alone, because nothing is staked in them.
 */
export function giveUpLost(turn: Turn, world: World, now: number): Turn {
  const after = giveUpCards(giveUpPlots(giveUpStory(turn, world), world), world);
  if (after === turn) return turn;
  const { lostTitle, lostLine } = world.pack.words.texts.story;
  return record(after, { kind: 'letter', title: lostTitle, html: `<p>${escapeHtml(lostLine)}</p>`, at: now });
}

function giveUpStory(turn: Turn, world: World): Turn {
  const { story } = turn.character;
  if (story.phase === 'Available' || story.phase === 'End') return turn;
  const isTried = story.phase === 'SecondChance';
  if (world.storylets.has(story.storylet) && !(isTried && !branchIn(story, story.branch, world))) return turn;
  const closed = record(turn, { kind: 'story', to: { phase: 'Available' } });
  if (!isTried || !story.paid) return closed;
  return giveBackFate(giveActions(closed, story.paid.actions, { world }), story.paid.fate, 'branch');
}

/** The agent is free again and keeps lent items, as after a report. */
const giveUpPlots = (turn: Turn, world: World): Turn =>
  turn.character.agents.reduce((sofar, engaged) => {
    if (!engaged.plot) return sofar;
    const plot = world.plots.get(engaged.plot.id);
    if (world.agents.has(engaged.agent) && plot && world.storylets.has(plot.report)) return sofar;
    return giveBackFate(freeAgent(sofar, engaged), engaged.plot.fate ?? 0, 'plot');
  }, turn);

function giveUpCards(turn: Turn, world: World): Turn {
  const lost = Object.entries(turn.character.cards).flatMap(([table, { hand }]) =>
    hand.flatMap((card) => (world.storylets.has(card) ? [] : [{ table: Number(table), card }])),
  );
  return lost.reduce(
    (sofar, { table, card }) =>
      returnToDeck(record(sofar, { kind: 'card left', table, card, why: 'no longer fits' }), table, world),
    turn,
  );
}
