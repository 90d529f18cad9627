import type { Character } from '../character.ts';
import { affords, meetsAll } from '../qualities/requirement.ts';
import type { Branch, World } from '../world.ts';

/** Why a branch cannot be chosen now; all false when it can. */
export type Locks = { readonly byQualities: boolean; readonly byActions: boolean; readonly byFate: boolean };

export const locksOf = (branch: Branch, character: Character, world: World): Locks => ({
  byQualities: !meetsAll(branch.needs, character, world) || !branch.pays.every((price) => affords(price, character)),
  byActions: character.actions.count < branch.cost,
  byFate: branch.fate > 0,
});

/** The branches the player sees, locked or not, in the author's order. */
export const branchesFor = (branches: readonly Branch[], character: Character, world: World): readonly Branch[] =>
  branches.filter((branch) => meetsAll(branch.when, character, world)).sort((a, b) => a.order - b.order || a.id - b.id);
