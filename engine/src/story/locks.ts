import type { Character } from '../character.ts';
import type { QualityId } from '../ids.ts';
import { type MeasuredRequirement, meetsAll, unmetRequirements } from '../qualities/meets.ts';
import { levelOf } from '../qualities/qualities.ts';
import type { Quality, QualityLevel } from '../qualities/quality.ts';
import type { Refusal, Standpoint } from '../turn.ts';
import type { Branch } from './storylet.ts';

export const totalPrice = (quality: QualityId, { pays }: Pick<Branch, 'pays'>): number =>
  pays.reduce((sum, price) => sum + (price.quality === quality ? price.level : 0), 0);

/** Qualities of a category that the character owns and may give a name. */
export const namableIn = (category: string, { character, world }: Standpoint): readonly Quality[] =>
  world.pack.qualities.filter(
    (quality) => quality.namable && quality.category === category && levelOf(character.qualities, quality.id) > 0,
  );

/** Why a branch cannot be chosen. If it can be chosen, all fields are false or empty. */
export type Locks = {
  readonly byQualities: boolean;
  readonly byActions: boolean;
  readonly byFate: boolean;
  readonly unmet: readonly MeasuredRequirement[];
  /** Prices that cannot be paid. `own` is the character's level. */
  readonly unpaid: readonly (QualityLevel & { readonly own: number })[];
  /** The player has to name a quality, but the character owns none that can be named. */
  readonly nothingToName: boolean;
};

export function locksOf(branch: Branch, here: Standpoint): Locks {
  const { character } = here;
  const unmet = unmetRequirements(branch.needs, here);
  const unpaid = branch.pays
    .map((price) => ({ ...price, own: levelOf(character.qualities, price.quality) }))
    .filter(({ quality, own }) => own < totalPrice(quality, branch));
  const nothingToName = branch.names !== undefined && namableIn(branch.names, here).length === 0;
  return {
    byQualities: unmet.length > 0 || unpaid.length > 0 || nothingToName,
    byActions: character.actions.count < costOf(branch, character),
    byFate: character.fate < branch.fate,
    unmet,
    unpaid,
    nothingToName,
  };
}

/** In actions. 0 in an agent's report. */
export const costOf = ({ cost }: Branch, { story }: Pick<Character, 'story'>): number =>
  story.phase !== 'Available' && story.phase !== 'End' && story.agent !== undefined ? 0 : cost;

/** Visible branches, locked ones included, in the author's order. */
export const branchesFor = (branches: readonly Branch[], here: Standpoint): readonly Branch[] =>
  branches.filter((branch) => meetsAll(branch.when, here)).sort((a, b) => a.order - b.order || a.id - b.id);

/** Returns why a branch of the open storylet cannot be chosen, or undefined if it can. */
export function refusalOf(branch: Branch, here: Standpoint): Refusal | undefined {
  const { world } = here;
  if (!meetsAll(branch.when, here)) return 'no such branch';
  const locks = locksOf(branch, here);
  if (locks.byQualities) return locks.nothingToName ? 'nothing to name' : 'branch locked';
  if (locks.byFate) return 'not enough fate';
  if (locks.byActions) return 'not enough actions';
  if (branch.act !== undefined && !world.acts.has(branch.act)) return 'no such act';
  return undefined;
}
