import type { QualityId, StoryletId } from '../../ids.ts';
import type { OpenStory } from '../../story/phases.ts';
import type { Storylet } from '../../story/storylet.ts';
import { fits, isByLink, isForHand, isOnList, listedStorylets } from './cards.ts';
import { tableNow } from './clocks.ts';
import { inReach } from './copies.ts';
import { allHold, numberOwned } from './levels.ts';
import { type Answer, type Game, no } from './model-character.ts';
import { barNow, moveTo, settingNow, wayTo } from './places.ts';

export type StoryletOrigin = Pick<OpenStory, 'item' | 'agent' | 'gate' | 'invitation'>;

/** Returns the origin for a result. Leaves out the invitation. */
export function originOf({ item, agent, gate }: StoryletOrigin): StoryletOrigin {
  return {
    ...(item !== undefined && { item }),
    ...(agent !== undefined && { agent }),
    ...(gate !== undefined && { gate }),
  };
}

/** The open storylet, also while one of its branches waits. */
export function openNow({ who, world }: Game): OpenStory | undefined {
  const { story } = who;
  if (story.phase === 'Available' || story.phase === 'End' || !world.storylets.has(story.storylet)) return undefined;
  const { invitation } = story;
  const from = invitation === undefined ? {} : { invitation };
  return { phase: 'In', storylet: story.storylet, since: story.since, ...originOf(story), ...from };
}

const mostInARow = 5;

type Due = { storylet: StoryletId; isLed: boolean; origin: StoryletOrigin };

/** The storylet that is due. Assumes that none is open. */
export function dueNow(game: Game): Due | undefined {
  const { who, world } = game;
  if (who.story.phase === 'End' && who.story.next !== undefined && world.storylets.has(who.story.next)) {
    const { agent: _home, ...through } = originOf(who.story);
    return { storylet: who.story.next, isLed: false, origin: through };
  }
  if (who.led >= mostInARow) return undefined;
  const stay = settingNow(game)?.stay;
  if (stay && who.stayed !== undefined && who.stayed >= stay.actions && world.storylets.has(stay.out)) {
    return { storylet: stay.out, isLed: true, origin: {} };
  }
  const must = listedStorylets(game).find(({ urgency }) => urgency === 'must');
  return must && { storylet: must.id, isLed: true, origin: {} };
}

export function open(game: Game, storylet: StoryletId, origin: StoryletOrigin = {}): void {
  const { who, turn } = game;
  if (!who.met.has(storylet)) game.acts = true;
  who.met.add(storylet);
  who.story = { phase: 'In', storylet, since: turn, ...origin };
}

/** Opens the storylet that is due, or else the list. */
export function goOn(game: Game): void {
  const due = dueNow(game);
  if (due?.isLed) game.who.led += 1;
  if (due) open(game, due.storylet, due.origin);
  else game.who.story = { phase: 'Available' };
}

/** The storylet that would be due if none were open. */
function dueWithout(game: Game): Due | undefined {
  const { story } = game.who;
  if (openNow(game)) game.who.story = { phase: 'Available' };
  const due = dueNow(game);
  game.who.story = story;
  return due;
}

export function mayLeave(game: Game): boolean {
  const lies = openNow(game);
  if (!lies) return true;
  return game.world.storylets.get(lies.storylet)?.canGoBack !== false && dueWithout(game)?.storylet !== lies.storylet;
}

/** Opens the storylet that is due. Returns false if none is. */
export function isMetInstead(game: Game): boolean {
  if (!dueWithout(game)) return false;
  if (openNow(game)) game.who.story = { phase: 'Available' };
  goOn(game);
  return true;
}

/** Opens a storylet after a free choice, which resets the count of forced ones. */
export function openFreely(game: Game, storylet: StoryletId, origin: StoryletOrigin = {}): void {
  game.who.led = 0;
  open(game, storylet, origin);
}

export function reusableItem({ who, world }: Game, storylet: Storylet): QualityId | undefined {
  const { story } = who;
  const { id } = storylet;
  if (story.phase !== 'End' || story.storylet !== id || story.item === undefined || !isByLink(storylet))
    return undefined;
  return world.qualities.get(story.item)?.use === id ? story.item : undefined;
}

export function whyNotBegun(game: Game, storylet: Storylet): string | undefined {
  const { id, when } = storylet;
  if (isForHand(storylet) && !tableNow(game).hand.includes(id)) return 'not in your hand';
  if (isForHand(storylet)) return allHold(when, game) ? undefined : 'storylet not on offer';
  return isOnList(storylet) && fits(storylet, game) ? undefined : 'storylet not on offer';
}

/** Ignores whether a storylet is open. */
export function whyNotUsed(game: Game, item: QualityId): string | undefined {
  const storylet = game.world.storylets.get(game.world.qualities.get(item)?.use ?? 0);
  if (!storylet) return 'not usable';
  if (numberOwned(item, game) === 0) return 'not enough of it';
  if (inReach(item, game) <= 0) return 'lent to an agent';
  return settingNow(game)?.itemsUsableHere && fits(storylet, game) ? undefined : 'not usable here';
}

export function use(game: Game, item: QualityId): Answer {
  const refused = whyNotUsed(game, item);
  if (refused) return no(refused);
  if (openNow(game)) return no('not usable in a storylet');
  const storylet = game.world.qualities.get(item)?.use ?? 0;
  if (isMetInstead(game)) return undefined;
  openFreely(game, storylet, { item });
  return undefined;
}

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
