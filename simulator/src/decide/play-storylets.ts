import { type Branch, canLeave, handOf, handSizeOf, maxTimes, type Storylet } from '@underhall/engine';
import { rememberAreaScore, type View } from '../cast.ts';
import { isDrawOffered } from '../page/card-and-plan-commands.ts';
import { openStoryletOf } from '../page/open-story.ts';
import { type Behaviour, bestBranch } from './behaviour.ts';
import { travelToBetter } from './travel-somewhere.ts';

/** After this many commands without spending an action, a player begins even disliked storylets. */
const maxIdleCommands = 12;

/** Begins the storylet with the best score, from the list and the hand. Leaves if another area promises more. */
export const beginBestStorylet: Behaviour = (view) => {
  const best = bestHere(view);
  const journey = travelToBetter(best?.score ?? -1, view);
  if (journey) return journey;
  if (!best || (best.score < 0 && view.player.memory.commandsSinceAction < maxIdleCommands)) return undefined;
  return { do: 'begin', storylet: best.storylet.id };
};

type ScoredStorylet = { readonly storylet: Storylet; readonly score: number };

/** The storylet with the best score, from the list and the hand. Remembers the score of the list for this area. */
function bestHere(view: View): ScoredStorylet | undefined {
  const { player, character, list } = view;
  const listed = bestOf(list(), view);
  rememberAreaScore(player.memory, character.area, listed?.score ?? -1);
  const playable = handOf(view).filter(({ isPlayable }) => isPlayable);
  const held = bestOf(
    playable.map(({ card }) => card),
    view,
  );
  return held && (!listed || held.score >= listed.score) ? held : listed;
}

function bestOf(storylets: readonly Storylet[], view: View): ScoredStorylet | undefined {
  let best: ScoredStorylet | undefined;
  for (const storylet of storylets) {
    const branch = bestBranch(storylet, view);
    if (branch && (!best || branch.score > best.score)) best = { storylet, score: branch.score };
  }
  return best;
}

/** Chooses the branch with the best score. Goes back if no branch is good enough. */
export const chooseBestBranch: Behaviour = (view) => {
  const { player } = view;
  const open = openStoryletOf(view);
  const best = open && bestBranch(open, view);
  const isWelcome = best && (best.score >= 0 || player.memory.commandsSinceAction > 8);
  if (!isWelcome && canLeave(view)) return { do: 'go back' };
  if (!best) return undefined;
  const times = timesFor(best.branch, view);
  return { do: 'choose', branch: best.branch.id, secondChances: secondChancesFor(best.branch, view), ...times };
};

/** Half of the choices that can be repeated are. */
function timesFor(branch: Branch, view: View): { readonly times?: number } {
  const { dice } = view.player;
  const most = branch.repeatable === undefined ? 1 : maxTimes(branch, view);
  return most > 1 && dice.happens(50) ? { times: 2 + dice.below(most - 1) } : {};
}

const secondChancesFor = ({ challenges }: Branch, { player }: View): readonly number[] =>
  challenges.flatMap(({ secondChance }) =>
    secondChance !== undefined && player.dice.happens(player.strategy.traits.secondChancePercent) ? [secondChance] : [],
  );

/** Draws a card, or discards the card with the worst score from a full hand. */
export const drawOrDiscard: Behaviour = (view) => {
  const { player } = view;
  const { drawPercent, discardPercent } = player.strategy.traits;
  if (player.dice.happens(drawPercent) && isDrawOffered(view)) return { do: 'draw' };
  if (!player.dice.happens(discardPercent)) return undefined;
  const hand = handOf(view);
  if (hand.length === 0 || hand.length < handSizeOf(view)) return undefined;
  const rest = hand.filter(({ card }) => !card.sticky);
  const [worst] = rest
    .map(({ card }) => ({ card, score: bestBranch(card, view)?.score ?? -1 }))
    .sort((a, b) => a.score - b.score);
  return worst && worst.score <= 0 ? { do: 'discard', card: worst.card.id } : undefined;
};
