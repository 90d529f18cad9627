import { type Branch, canLeave, handOf, handSizeOf, type Storylet } from '@underhall/engine';
import type { View } from '../cast.ts';
import { isDrawOffered } from '../page/card-and-plan-commands.ts';
import { openStoryletOf } from '../page/open-story.ts';
import { type Behaviour, bestBranch } from './behaviour.ts';

/** Commands without an action spent after which a player with actions left begins even what they dislike. */
const patience = 12;

/** Begins what is liked best of the list and the hand. */
export const beginBestStorylet: Behaviour = (view) => {
  const { player, character } = view;
  let best: { readonly storylet: Storylet; readonly liking: number } | undefined;
  for (const storylet of inReach(view)) {
    const liked = bestBranch(storylet, view);
    if (liked && (!best || liked.score > best.liking)) best = { storylet, liking: liked.score };
  }
  player.memory.areaScores.set(character.area, best?.liking ?? -1);
  if (!best || (best.liking < 0 && player.memory.commandsSinceAction < patience)) return undefined;
  return { do: 'begin', storylet: best.storylet.id };
};

function inReach(view: View): readonly Storylet[] {
  const { list } = view;
  const playable = handOf(view).filter(({ isPlayable }) => isPlayable);
  return playable.length === 0 ? list() : [...playable.map(({ card }) => card), ...list()];
}

/** Chooses the branch that is liked best, or goes back, where one may, from what is not liked. */
export const chooseBestBranch: Behaviour = (view) => {
  const { player } = view;
  const open = openStoryletOf(view);
  const best = open && bestBranch(open, view);
  const isWelcome = best && (best.score >= 0 || player.memory.commandsSinceAction > 8);
  if (!isWelcome && canLeave(view)) return { do: 'go back' };
  return best && { do: 'choose', branch: best.branch.id, secondChances: secondChancesFor(best.branch, view) };
};

const secondChancesFor = ({ challenges }: Branch, { player }: View): readonly number[] =>
  challenges.flatMap(({ secondChance }) =>
    secondChance !== undefined && player.dice.happens(player.strategy.traits.secondChancePercent) ? [secondChance] : [],
  );

/** Draws a card while there is one; makes room in a full hand by what is liked least. */
export const drawOrDiscard: Behaviour = (view) => {
  const { player } = view;
  const { drawPercent, discardPercent } = player.strategy.traits;
  if (player.dice.happens(drawPercent) && isDrawOffered(view)) return { do: 'draw' };
  if (!player.dice.happens(discardPercent)) return undefined;
  const hand = handOf(view);
  if (hand.length === 0 || hand.length < handSizeOf(view)) return undefined;
  const rest = hand.filter(({ card }) => !card.sticky);
  const [worst] = rest
    .map(({ card }) => ({ card, liking: bestBranch(card, view)?.score ?? -1 }))
    .sort((a, b) => a.liking - b.liking);
  return worst && worst.liking <= 0 ? { do: 'discard', card: worst.card.id } : undefined;
};
