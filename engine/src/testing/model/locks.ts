import type { BranchId } from '../../ids.ts';
import type { OpenStory } from '../../story/phases.ts';
import type { Branch } from '../../story/storylet.ts';
import { reporterNow } from './agents.ts';
import { allHold, numberOwned } from './levels.ts';
import type { Game } from './model-character.ts';
import { openNow } from './story.ts';

/** In actions. 0 in an agent's report. */
export const costNow = ({ cost }: Branch, game: Game): number => (reporterNow(game) ? 0 : cost);

export function locksNow(branch: Branch, game: Game) {
  const nameless = isNameless(branch, game);
  const isPaid = branch.pays.every(({ quality, level }) => numberOwned(quality, game) >= level);
  return {
    byQualities: !isPaid || !allHold(branch.needs, game) || nameless,
    byActions: game.who.actions.count < costNow(branch, game),
    byFate: game.who.fate < branch.fate,
  };
}

const isNameless = ({ names }: Branch, game: Game): boolean =>
  names !== undefined &&
  !game.world.pack.qualities.some(
    ({ id, category, namable }) => namable && category === names && numberOwned(id, game) > 0,
  );

export function refusalOf(branch: Branch | undefined, game: Game): string | undefined {
  if (!branch || !allHold(branch.when, game)) return 'no such branch';
  const { byQualities, byActions, byFate } = locksNow(branch, game);
  if (byQualities) return isNameless(branch, game) ? 'nothing to name' : 'branch locked';
  if (byFate) return 'not enough fate';
  if (byActions) return 'not enough actions';
  return branch.act !== undefined && !game.world.acts.has(branch.act) ? 'no such act' : undefined;
}

/** Visible branches of the open storylet, in the author's order. */
export function shownNow(game: Game): Branch[] {
  const lies = openNow(game);
  const storylet = lies && game.world.storylets.get(lies.storylet);
  const shown = (storylet?.branches ?? []).filter((each) => allHold(each.when, game));
  return shown.sort((a, b) => a.order - b.order || a.id - b.id);
}

export const branchOf = (game: Game, lies: OpenStory, id: BranchId): Branch | undefined =>
  game.world.storylets.get(lies.storylet)?.branches.find((each) => each.id === id);
