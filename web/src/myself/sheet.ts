import type { MyselfReply, Possession, SidebarCategory } from '@underhall/contract';
import { world } from '../api/world.ts';

export type Group = {
  readonly name: string;
  /** Picture of the group. Only equipment groups have one. */
  readonly image?: string;
  readonly possessions: readonly Possession[];
};

/** The sections of the character sheet. */
export type Sheet = {
  readonly attributes: readonly Possession[];
  readonly menaces: readonly Possession[];
  /** Further groups in the sidebar, sorted by category, without empty ones. */
  readonly beside: readonly Group[];
  /** The level of the quality that is money. */
  readonly money: number;
  readonly rest: readonly Group[];
};

/** Sidebar categories except attributes and menaces, with their headings. */
const namesBeside: Readonly<Record<Exclude<SidebarCategory, 'BasicAbility' | 'Menace'>, string>> = {
  SidebarTransient: world.texts.sheet.forNow,
  SidebarAbility: world.texts.sheet.gifts,
  Accoutrement: world.texts.sheet.person,
  Skills: world.texts.sheet.skills,
};
const kindsBeside = Object.entries(namesBeside).map(([category, name]) => ({ category, name }));
const inSidebar = new Set<string>(['BasicAbility', 'Menace', ...Object.keys(namesBeside)]);

const isMoney = ({ id }: Possession) => id === world.money.quality;
const isHeld = ({ effectiveLevel, category }: Possession) => effectiveLevel > 0 && category !== 'Hidden';
const isElsewhere = (each: Possession) => isMoney(each) || inSidebar.has(each.category) || !isHeld(each);

export function readSheet({ possessions: groups }: Pick<MyselfReply, 'possessions'>): Sheet {
  const all = groups.flatMap(({ possessions }) => possessions);
  const heldOf = (category: string) => all.filter((each) => each.category === category && isHeld(each));
  return {
    attributes: all.filter(({ category }) => category === 'BasicAbility'),
    menaces: heldOf('Menace'),
    beside: kindsBeside
      .map(({ category, name }) => ({ name, possessions: heldOf(category) }))
      .filter(({ possessions }) => possessions.length > 0),
    money: all.find(isMoney)?.level ?? 0,
    rest: groupsOf(groups, (each) => !isElsewhere(each)),
  };
}

/** Filters the possessions of each group. Omits groups without a name or without a match. */
export const groupsOf = (groups: readonly Group[], isWanted: (possession: Possession) => boolean): readonly Group[] =>
  groups
    .map(({ name, image, possessions }) => ({
      name,
      ...(image !== undefined && { image }),
      possessions: possessions.filter(isWanted),
    }))
    .filter(({ possessions }) => possessions.length > 0);

/** All qualities that are not possessions, including attributes. */
export const statusesIn = ({ possessions }: Pick<MyselfReply, 'possessions'>): readonly Group[] =>
  groupsOf(possessions, (each) => each.nature === 'Status' && isHeld(each)).map(({ name, possessions: held }) => ({
    name: name || 'Attributes',
    possessions: held,
  }));

/** All possessions. */
export const thingsIn = ({ possessions }: Pick<MyselfReply, 'possessions'>): readonly Group[] =>
  groupsOf(possessions, (each) => each.nature === 'Thing' && isHeld(each));
