import type { MyselfReply, Possession } from '@underhall/contract';

type Group = {
  /** Empty for the attributes. */
  readonly name: string;
  /** Picture of the group. Only equipment groups have one. */
  readonly image?: string;
  readonly possessions: readonly Possession[];
};

/** The groups of the sheet as the page shows them: neighbours with the same heading are one group. */
export function groupsByHeading(groups: MyselfReply['possessions']): readonly Group[] {
  const byHeading: Group[] = [];
  for (const { heading, image, possessions } of groups) {
    const last = byHeading.at(-1);
    if (image === undefined && last?.image === undefined && last?.name === heading) {
      byHeading[byHeading.length - 1] = {
        name: heading,
        possessions: [...last.possessions, ...possessions].sort(byOrder),
      };
    } else byHeading.push({ name: heading, ...(image !== undefined && { image }), possessions });
  }
  return byHeading;
}

const byOrder = (a: Possession, b: Possession): number => a.himbleLevel - b.himbleLevel || a.id - b.id;

/** Everything on the sheet, in the order of the page. */
export const possessionsIn = ({ possessions }: Pick<MyselfReply, 'possessions'>): readonly Possession[] =>
  groupsByHeading(possessions).flatMap((group) => group.possessions);
