import type { MyselfReply, Possession } from '@underhall/contract';
import { currencyQualityId } from '../constants/commerce.ts';

export type Group = { readonly name: string; readonly possessions: readonly Possession[] };

/** What stands where on the character's sheet. */
export type Sheet = {
  readonly attributes: readonly Possession[];
  readonly menaces: readonly Possession[];
  /** In pennies. */
  readonly pennies: number;
  readonly rest: readonly Group[];
};

const isEchoes = ({ id, category, name }: Possession) =>
  id === currencyQualityId || (category === 'Currency' && name === 'Echoes');
const isElsewhere = (each: Possession) =>
  isEchoes(each) || ['BasicAbility', 'Menace', 'Hidden'].includes(each.category) || each.effectiveLevel === 0;

export function readSheet({ possessions: groups }: Pick<MyselfReply, 'possessions'>): Sheet {
  const all = groups.flatMap(({ possessions }) => possessions);
  return {
    attributes: all.filter(({ category }) => category === 'BasicAbility'),
    menaces: all.filter(({ category, effectiveLevel }) => category === 'Menace' && effectiveLevel > 0),
    pennies: all.find(isEchoes)?.level ?? 0,
    rest: groups
      .map(({ name, possessions }) => ({ name, possessions: possessions.filter((each) => !isElsewhere(each)) }))
      .filter(({ possessions }) => possessions.length > 0),
  };
}
