import { stateOf, travelBlockerOf } from '@underhall/engine';
import type { View } from '../cast.ts';
import type { Command } from '../command.ts';
import type { Behaviour } from './behaviour.ts';

/** Expected score of an area that the player has never seen, higher than any other. */
const scoreOfUnseenArea = 1_000_000;

/** Travels to the area with the best remembered score. New areas come first. */
export const travelSomewhere: { readonly onImpulse: Behaviour; readonly forLackOfChoice: Behaviour } = {
  onImpulse: (view) => {
    const { dice, strategy } = view.player;
    if (dice.happens(strategy.traits.travelPercent)) return travelTo(bestDestination(view));
    const destination = dice.happens(strategy.traits.explorePercent) ? bestDestination(view) : undefined;
    return destination?.score === scoreOfUnseenArea ? travelTo(destination) : undefined;
  },
  forLackOfChoice: (view) => (view.player.dice.happens(60) ? travelTo(bestDestination(view)) : undefined),
};

/** A journey to an area whose remembered score is higher than this one by the margin of the strategy. */
export function travelToBetter(scoreHere: number, view: View): Command | undefined {
  const { player, character } = view;
  const { moveMargin } = player.strategy.traits;
  if (moveMargin === undefined) return undefined;
  const better = bestDestination(view, (area) => player.memory.areaScores.get(area));
  const isBetter = better && better.score > scoreHere + moveMargin && better.area !== character.area;
  return isBetter ? travelTo(better) : undefined;
}

type Destination = { readonly area: number; readonly score: number };

const travelTo = (destination: Destination | undefined): Command | undefined =>
  destination && { do: 'travel', area: destination.area };

function bestDestination(view: View, scoreOf = expectedScoreIn(view)): Destination | undefined {
  const { player, world } = view;
  if (travelBlockerOf(view)) return undefined;
  const wanted = player.strategy.placeToGo?.(view);
  let best: Destination | undefined;
  for (const area of world.pack.areas) {
    const { canMoveTo, gate } = stateOf(area, view);
    if (!canMoveTo && gate === undefined) continue;
    if (area.id === wanted) return { area: wanted, score: scoreOfUnseenArea };
    const score = scoreOf(area.id);
    if (score !== undefined && (!best || score > best.score)) best = { area: area.id, score };
  }
  return best;
}

/** The remembered score, with some luck. */
const expectedScoreIn =
  ({ player }: View) =>
  (area: number): number | undefined => {
    const remembered = player.memory.areaScores.get(area);
    return remembered === undefined ? scoreOfUnseenArea : Math.max(0, remembered) + player.dice.below(20);
  };
