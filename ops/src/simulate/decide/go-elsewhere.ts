import { barsTravel, stateOf } from '@underhall/engine';
import type { Command } from '../command.ts';
import type { View } from '../view.ts';
import type { Inclination } from './decide.ts';

/** What somebody hopes for from a place they have not seen. */
const unseen = 1_000_000;

/** Travels to where there was most to like, as they remember it; a place they have not been to is always worth a look. */
export const goElsewhere: { readonly onAWhim: Inclination; readonly forWantOfBetter: Inclination } = {
  onAWhim: (view) => (view.player.dice.falls(view.player.strategy.temper.travels) ? journey(view) : undefined),
  forWantOfBetter: (view) => (view.player.dice.falls(60) ? journey(view) : undefined),
};

function journey({ player, character, world }: View): Command | undefined {
  if (barsTravel(character, world)) return undefined;
  let best: { readonly area: number; readonly hope: number } | undefined;
  for (const area of world.pack.areas) {
    const { canMoveTo, gate } = stateOf(area, character, world);
    if (!canMoveTo && gate === undefined) continue;
    const remembered = player.memory.places.get(area.id);
    const hope = remembered === undefined ? unseen : Math.max(0, remembered) + player.dice.below(20);
    if (!best || hope > best.hope) best = { area: area.id, hope };
  }
  return best && { do: 'travel', area: best.area };
}
