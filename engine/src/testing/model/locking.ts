import type { BranchId } from '../../ids.ts';
import type { Open } from '../../story/phases.ts';
import type { Branch } from '../../story/storylet.ts';
import { allHold, owned } from './levels.ts';
import type { Game } from './person.ts';
import { reporterNow } from './service.ts';
import { openNow } from './telling.ts';

/** What a branch burns now: nothing in a report. */
export const costNow = ({ cost }: Branch, game: Game): number => (reporterNow(game) ? 0 : cost);

/** Why a branch cannot be chosen now. */
export function locksNow(branch: Branch, game: Game) {
  const nameless = isNameless(branch, game);
  const isPaid = branch.pays.every(({ quality, level }) => owned(quality, game) >= level);
  return {
    byQualities: !isPaid || !allHold(branch.needs, game) || nameless,
    byActions: game.who.actions.count < costNow(branch, game),
    byFate: game.who.fate < branch.fate,
  };
}

/** Does it ask for a name, where nothing is there to be named? */
const isNameless = ({ names }: Branch, game: Game): boolean =>
  names !== undefined &&
  !game.world.pack.qualities.some(({ id, category, namable }) => namable && category === names && owned(id, game) > 0);

/** Why a branch of what is open cannot be chosen. */
export function whyNot(branch: Branch | undefined, game: Game): string | undefined {
  if (!branch || !allHold(branch.when, game)) return 'no such branch';
  const { byQualities, byActions, byFate } = locksNow(branch, game);
  if (byQualities) return isNameless(branch, game) ? 'nothing to name' : 'branch locked';
  if (byFate) return 'not enough fate';
  if (byActions) return 'not enough actions';
  return branch.act !== undefined && !game.world.acts.has(branch.act) ? 'no such act' : undefined;
}

/** Branches the player sees, in the author's order. */
export function shownNow(game: Game): Branch[] {
  const lies = openNow(game);
  const storylet = lies && game.world.storylets.get(lies.storylet);
  const shown = (storylet?.branches ?? []).filter((each) => allHold(each.when, game));
  return shown.sort((a, b) => a.order - b.order || a.id - b.id);
}

/** A branch of what is open. */
export const branchOf = (game: Game, lies: Open, id: BranchId): Branch | undefined =>
  game.world.storylets.get(lies.storylet)?.branches.find((each) => each.id === id);
