import { barsTravel, stateOf } from '@underhall/engine';
import type { View } from '../cast.ts';
import type { Command } from '../command.ts';
import type { Behaviour } from './behaviour.ts';

/** The liking expected of a place a player has not seen: above any other. */
const likingOfUnseen = 1_000_000;

/**
 * Travels to the place with most to like, as the player remembers it. A place that has just come within reach is soon
 * visited.
 */
export const travelSomewhere: { readonly onImpulse: Behaviour; readonly forLackOfChoice: Behaviour } = {
  onImpulse: (view) => {
    const { dice, strategy } = view.player;
    if (dice.happens(strategy.traits.travelPercent)) return journey(bestWay(view));
    const way = dice.happens(strategy.traits.explorePercent) ? bestWay(view) : undefined;
    return way?.hope === likingOfUnseen ? journey(way) : undefined;
  },
  forLackOfChoice: (view) => (view.player.dice.happens(60) ? journey(bestWay(view)) : undefined),
};

type Way = { readonly area: number; readonly hope: number };

const journey = (way: Way | undefined): Command | undefined => way && { do: 'travel', area: way.area };

function bestWay(view: View): Way | undefined {
  const { player, world } = view;
  if (barsTravel(view)) return undefined;
  let best: Way | undefined;
  for (const area of world.pack.areas) {
    const { canMoveTo, gate } = stateOf(area, view);
    if (!canMoveTo && gate === undefined) continue;
    const remembered = player.memory.areaScores.get(area.id);
    const hope = remembered === undefined ? likingOfUnseen : Math.max(0, remembered) + player.dice.below(20);
    if (!best || hope > best.hope) best = { area: area.id, hope };
  }
  return best;
}
