import type { MyselfReply, Possession, SidebarCategory } from '@underhall/contract';
import { world } from '../api/world.ts';
import { groupsByHeading, possessionsIn } from '../ui/sheet-groups.ts';

export type Group = {
  readonly name: string;
  /** Picture of the group. Set only for equipment groups. */
  readonly image?: string;
  readonly possessions: readonly Possession[];
};

export type Sheet = {
  readonly attributes: readonly Possession[];
  readonly menaces: readonly Possession[];
  /** Further groups in the sidebar, sorted by category, without empty ones. */
  readonly beside: readonly Group[];
  readonly money: number;
  readonly rest: readonly Group[];
};

/** Headings of the sidebar categories except attributes and menaces. */
const sidebarHeadings: Readonly<Record<Exclude<SidebarCategory, 'BasicAbility' | 'Menace'>, string>> = {
  SidebarTransient: world.texts.sheet.forNow,
  SidebarAbility: world.texts.sheet.gifts,
  Accoutrement: world.texts.sheet.person,
  Skills: world.texts.sheet.skills,
};
const sidebarGroups = Object.entries(sidebarHeadings).map(([category, name]) => ({ category, name }));
const inSidebar = new Set<string>(['BasicAbility', 'Menace', ...Object.keys(sidebarHeadings)]);

const isMoney = ({ id }: Possession) => id === world.money.quality;
const isOwned = ({ effectiveLevel, category }: Possession) => effectiveLevel > 0 && category !== 'Hidden';
const isShownElsewhere = (each: Possession) => isMoney(each) || inSidebar.has(each.category) || !isOwned(each);

export function readSheet({ possessions: groups }: Pick<MyselfReply, 'possessions'>): Sheet {
  const all = possessionsIn({ possessions: groups });
  const ownedIn = (category: string) => all.filter((each) => each.category === category && isOwned(each));
  return {
    attributes: all.filter(({ category }) => category === 'BasicAbility'),
    menaces: ownedIn('Menace'),
    beside: sidebarGroups
      .map(({ category, name }) => ({ name, possessions: ownedIn(category) }))
      .filter(({ possessions }) => possessions.length > 0),
    money: all.find(isMoney)?.level ?? 0,
    rest: filterPossessions(groupsByHeading(groups), (each) => !isShownElsewhere(each)),
  };
}

/** Omits groups without a name or without a match. */
export const filterPossessions = (
  groups: readonly Group[],
  predicate: (possession: Possession) => boolean,
): readonly Group[] =>
  groups
    .map(({ name, image, possessions }) => ({
      name,
      ...(image !== undefined && { image }),
      possessions: possessions.filter(predicate),
    }))
    .filter(({ possessions }) => possessions.length > 0);

/** All qualities that are not possessions, including attributes. */
export const statusesIn = ({ possessions }: Pick<MyselfReply, 'possessions'>): readonly Group[] =>
  filterPossessions(groupsByHeading(possessions), (each) => each.nature === 'Status' && isOwned(each)).map(
    ({ name, possessions: held }) => ({
      name: name || 'Attributes',
      possessions: held,
    }),
  );

export const thingsIn = ({ possessions }: Pick<MyselfReply, 'possessions'>): readonly Group[] =>
  filterPossessions(groupsByHeading(possessions), (each) => each.nature === 'Thing' && isOwned(each));
