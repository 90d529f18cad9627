import type { MyselfReply, Possession } from '@underhall/contract';

/**
 * A sheet with at least `count` items: its own, and copies with new IDs and names. Two of three copies are goods. The
 * others are assigned to the slots in turn.
 */
export function withThings(sheet: MyselfReply, count: number): MyselfReply {
  const things = sheet.possessions.flatMap((group) => group.possessions.filter(isThing));
  const slots = sheet.possessions.filter(({ image }) => image !== undefined);
  const goods = sheet.possessions.find((group) => group.image === undefined && group.possessions.some(isThing));
  const added = new Map<string, Possession[]>();
  for (let at = things.length; at < count; at++) {
    const thing = things[at % things.length];
    const group = at % 3 === 0 ? slots[(at / 3) % slots.length] : goods;
    if (!thing || !group) throw new Error('The sheet has no items to copy.');
    const another = { ...thing, id: 1_000_000 + at, name: `${thing.name} ${at}`, level: 1 + (at % 5) };
    added.set(group.name, [...(added.get(group.name) ?? []), another]);
  }
  const possessions = sheet.possessions.map((group) => ({
    ...group,
    possessions: [...group.possessions, ...(added.get(group.name) ?? [])],
  }));
  return { ...sheet, possessions };
}

const isThing = ({ nature, level }: Possession): boolean => nature === 'Thing' && level > 0;
