import { barsTravel, stateOf } from '@underhall/engine';
import type { View } from '../cast.ts';
import type { Command } from '../command.ts';
import type { Inclination } from './behaviour.ts';

/** The liking expected of a place a player has not seen: above any other. */
const likingOfUnseen = 1_000_000;

/**
 * Travels to the place with most to like, as the player remembers it. A place that has just come within reach is soon
 * visited.
 */
export const goElsewhere: { readonly onAWhim: Inclination; readonly forWantOfBetter: Inclination } = {
  onAWhim: (view) => {
    const { dice, strategy } = view.player;
    if (dice.falls(strategy.temper.travels)) return journey(bestWay(view));
    const way = dice.falls(strategy.temper.explores) ? bestWay(view) : undefined;
    return way?.hope === likingOfUnseen ? journey(way) : undefined;
  },
  forWantOfBetter: (view) => (view.player.dice.falls(60) ? journey(bestWay(view)) : undefined),
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
    const remembered = player.memory.likingOfPlaces.get(area.id);
    const hope = remembered === undefined ? likingOfUnseen : Math.max(0, remembered) + player.dice.below(20);
    if (!best || hope > best.hope) best = { area: area.id, hope };
  }
  return best;
}
