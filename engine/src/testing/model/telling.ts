import type { QualityId, StoryletId } from '../../ids.ts';
import type { Open } from '../../story/phases.ts';
import type { Storylet } from '../../story/storylet.ts';
import { tableNow } from './coming.ts';
import { inReach } from './copies.ts';
import { fits, listed } from './hands.ts';
import { allHold, owned } from './levels.ts';
import { type Answer, type Game, no } from './person.ts';
import { barNow, moveTo, settingNow, wayTo } from './places.ts';

/** What a storylet was opened with. */
export type Through = Pick<Open, 'item' | 'agent' | 'gate'>;

/** Through what a storylet was opened, where that was neither list nor hand. */
export function throughOf({ item, agent, gate }: Through): Through {
  return {
    ...(item !== undefined && { item }),
    ...(agent !== undefined && { agent }),
    ...(gate !== undefined && { gate }),
  };
}

/** The storylet that lies open, or that asked something; one that has left the world holds nobody. */
export function openNow({ who, world }: Game): Open | undefined {
  const { story } = who;
  if (story.phase === 'Available' || story.phase === 'End' || !world.storylets.has(story.storylet)) return undefined;
  return { phase: 'In', storylet: story.storylet, since: story.since, ...throughOf(story) };
}

const mostInARow = 5;

type Due = { storylet: StoryletId; isLed: boolean; through: Through };

/** What comes before any choice, for somebody who has nothing open. */
export function dueNow(game: Game): Due | undefined {
  const { who, world } = game;
  if (who.story.phase === 'End' && who.story.next !== undefined && world.storylets.has(who.story.next)) {
    const { agent: _home, ...through } = throughOf(who.story);
    return { storylet: who.story.next, isLed: false, through };
  }
  if (who.led >= mostInARow) return undefined;
  const stay = settingNow(game)?.stay;
  if (stay && who.stayed !== undefined && who.stayed >= stay.actions && world.storylets.has(stay.out)) {
    return { storylet: stay.out, isLed: true, through: {} };
  }
  const must = listed(game).find(({ urgency }) => urgency === 'must');
  return must && { storylet: must.id, isLed: true, through: {} };
}

/** Lets a storylet lie open. */
export function open(game: Game, storylet: StoryletId, through: Through = {}): void {
  const { who, turn } = game;
  if (!who.met.has(storylet)) game.acts = true;
  who.met.add(storylet);
  who.story = { phase: 'In', storylet, since: turn, ...through };
}

/** Leaves whatever there is for what is due, or for the list. */
export function goOn(game: Game): void {
  const due = dueNow(game);
  if (due?.isLed) game.who.led += 1;
  if (due) open(game, due.storylet, due.through);
  else game.who.story = { phase: 'Available' };
}

/** As it would be with nothing open. */
function dueWithout(game: Game): Due | undefined {
  const { story } = game.who;
  if (openNow(game)) game.who.story = { phase: 'Available' };
  const due = dueNow(game);
  game.who.story = story;
  return due;
}

/** Can the open storylet be left without a choice? */
export function mayLeave(game: Game): boolean {
  const lies = openNow(game);
  if (!lies) return true;
  return game.world.storylets.get(lies.storylet)?.canGoBack !== false && dueWithout(game)?.storylet !== lies.storylet;
}

/** What has to be met instead of anything else: answers whether it was. */
export function isMetInstead(game: Game): boolean {
  if (!dueWithout(game)) return false;
  if (openNow(game)) game.who.story = { phase: 'Available' };
  goOn(game);
  return true;
}

/** The player chose for themselves. */
export function openFreely(game: Game, storylet: StoryletId, through: Through = {}): void {
  game.who.led = 0;
  open(game, storylet, through);
}

/** Is the branch that asks something still in the world? */
function isQuestionThere({ who: { story }, world }: Game): boolean {
  if (story.phase !== 'Rename' && story.phase !== 'Act') return true;
  return world.storylets.get(story.storylet)?.branches.some(({ id }) => id === story.branch) === true;
}

/** Where the story stands. */
export function look(game: Game): Answer {
  const lies = openNow(game);
  if (!lies) goOn(game);
  else if (!isQuestionThere(game)) game.who.story = lies;
  return undefined;
}

/** Where it stands, as it was told last. */
export function resume(game: Game): Answer {
  const { story } = game.who;
  return story.phase === 'End' ? { doneBefore: story.turn } : look(game);
}

/** Leaves what is open, or what it asks. */
export function goBack(game: Game): Answer {
  const lies = openNow(game);
  if (!lies) return look(game);
  if (game.who.story.phase !== 'In') {
    game.who.story = lies;
    return undefined;
  }
  if (!mayLeave(game)) return no('no way back');
  game.who.story = { phase: 'Available' };
  goOn(game);
  return undefined;
}

/** The thing that led to the result on show, if only it leads to that storylet. */
export function usedAgain({ who, world }: Game, { id, deck }: Storylet): QualityId | undefined {
  const { story } = who;
  if (story.phase !== 'End' || story.storylet !== id || story.item === undefined || deck !== 'never') return undefined;
  return world.qualities.get(story.item)?.use === id ? story.item : undefined;
}

/** Why it cannot be begun: neither from the list, nor from the hand, nor again. */
export function whyNotBegun(game: Game, storylet: Storylet): string | undefined {
  const { id, deck, when } = storylet;
  if (deck === 'sometimes' && !tableNow(game).hand.includes(id)) return 'not in your hand';
  if (deck === 'sometimes') return allHold(when, game) ? undefined : 'storylet not on offer';
  return deck === 'always' && fits(storylet, game) ? undefined : 'storylet not on offer';
}

/** Why a thing cannot be used here, whatever the story is about. */
export function whyNotUsed(game: Game, item: QualityId): string | undefined {
  const storylet = game.world.storylets.get(game.world.qualities.get(item)?.use ?? 0);
  if (!storylet) return 'not usable';
  if (owned(item, game) === 0) return 'not enough of it';
  if (inReach(item, game) <= 0) return 'lent to an agent';
  return settingNow(game)?.itemsUsableHere && fits(storylet, game) ? undefined : 'not usable here';
}

/** Uses a thing: its storylet lies open. */
export function use(game: Game, item: QualityId): Answer {
  const refused = whyNotUsed(game, item);
  if (refused) return no(refused);
  if (openNow(game)) return no('story under way');
  const storylet = game.world.qualities.get(item)?.use ?? 0;
  if (isMetInstead(game)) return undefined;
  openFreely(game, storylet, { item });
  return undefined;
}

/** Travels, or opens the gate in the way. */
export function travel(game: Game, id: number): Answer {
  const area = game.world.areas.get(id);
  if (!area) return no('no such area');
  const bar = barNow(game, openNow(game) !== undefined);
  if (bar) return no(bar);
  if (isMetInstead(game)) return undefined;
  const way = wayTo(area, game);
  if (way.refused) return no(way.refused);
  if (way.gate !== undefined) openFreely(game, way.gate, { gate: id });
  else {
    game.who.story = { phase: 'Available' };
    moveTo(game, id);
    game.acts = true;
  }
  return undefined;
}
