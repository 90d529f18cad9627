import {
  branchesFor,
  chanceFrom,
  eligibleCards,
  locksOf,
  meetsAll,
  type Storylet,
  seedOf,
  storyletsOnOffer,
} from '@underhall/engine';
import { carryOut } from '../carry-out.ts';
import type { View } from '../cast.ts';
import { type Command, describeCommand } from '../command.ts';
import { drawableOf } from '../measures/cards.ts';
import { isCommandOffered } from '../page/is-command-offered.ts';
import { canPay, hasSomethingToName, openStoryletOf } from '../page/open-story.ts';
import type { Check, Step } from '../step.ts';
import { viewOf } from '../town.ts';

/** The incrementally updated lists of storylets and cards equal lists computed from scratch. */
export const checkOfferLists: Check = ({ player, town }) => {
  const view = viewOf(player, town);
  const list = difference(view.list(), storyletsOnOffer(view));
  if (list) return `the list of storylets is ${list}`;
  const cards = difference(drawableOf(view), eligibleCards(view));
  return cards && `the list of cards is ${cards}`;
};

function difference(updated: readonly Storylet[], computed: readonly Storylet[]): string | undefined {
  const [one, other] = [updated, computed].map((storylets) => storylets.map(({ id }) => id).join(' '));
  return one === other ? undefined : `${one}; from scratch: ${other}`;
}

/**
 * The rules allow exactly the commands that the page offers. Tries every possible command and some impossible ones,
 * without taking the turn.
 */
export const checkLocks: Check = ({ player, town, moment }: Step) => {
  const view = viewOf(player, town);
  const wrong = wrongLock(view);
  if (wrong) return wrong;
  const inSight = { ...moment, character: view.character, world: view.world, passed: [] };
  for (const command of commandsToTry(view)) {
    const chance = chanceFrom(seedOf(town.seed, player.number, player.steps));
    const ruling = carryOut(command, { ...inSight, chance }, town, () => undefined);
    const isOffered = isCommandOffered(command, view);
    if (isOffered === (ruling.ruling !== 'refused')) continue;
    const answer = ruling.ruling === 'refused' ? ruling.refusal : ruling.ruling;
    return `the page ${isOffered ? 'offers' : 'does not offer'} "${describeCommand(command)}" next, but the engine answers "${answer}"`;
  }
  return undefined;
};

/** The page locks a branch if and only if the branch cannot be chosen. */
function wrongLock(view: View): string | undefined {
  const { character } = view;
  for (const branch of branchesFor(openStoryletOf(view)?.branches ?? [], view)) {
    const { byQualities, byActions, byFate } = locksOf(branch, view);
    const isFree = !(byQualities || byActions || byFate);
    const canBeChosen = canPay(branch, character) && meetsAll(branch.needs, view) && hasSomethingToName(branch, view);
    if (isFree !== canBeChosen)
      return `the page shows branch ${branch.id} as ${isFree ? 'free' : 'locked'}, which it is not`;
  }
  return undefined;
}

function* commandsToTry(view: View): Generator<Command> {
  const { character, world, player } = view;
  const { pack } = world;
  for (const { id } of openStoryletOf(view)?.branches ?? [])
    for (const times of [1, 2, 5]) yield { do: 'choose', branch: id, secondChances: [], times };
  for (const { id } of view.list()) yield { do: 'begin', storylet: id };
  for (const { id } of view.cards()) yield { do: 'begin', storylet: id };
  for (const { id } of pack.areas) yield { do: 'travel', area: id };
  for (const id of character.qualities.ids) yield { do: 'use', item: id };
  for (const id of character.qualities.ids) yield { do: 'put on', item: id };
  for (const { id } of pack.storeItems)
    yield* [{ do: 'buy story', item: id } as const, { do: 'reset story', item: id } as const];
  yield { do: 'draw' };
  yield { do: 'go back' };
  const storylet = pack.storylets[player.steps % pack.storylets.length];
  if (storylet) yield { do: 'begin', storylet: storylet.id };
  const firstBranch = storylet?.branches[0];
  if (firstBranch) yield { do: 'choose', branch: firstBranch.id, secondChances: [] };
}
