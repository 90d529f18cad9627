import { firstAssignedId, unusedName } from '@underhall/contract/limits';
import type { VersionNumbers, WorldNumber } from './compiled-store.ts';

/** A number as the server stores it. `within` is the number of the thing that contains it, or 0. */
export type KnownNumber = {
  readonly kind: string;
  readonly number: number;
  readonly within: number;
  readonly name: string;
};
/** A name that a number had before. */
export type FormerName = { readonly kind: string; readonly number: number; readonly name: string };
export type KnownNumbers = { readonly numbers: readonly KnownNumber[]; readonly formerNames: readonly FormerName[] };

/** What the version adds to the known numbers, or why it cannot go live, as sentences. */
export type Joined = { readonly added: KnownNumbers } | { readonly faults: readonly string[] };

/**
 * Adds the numbers of a version to those of all earlier ones. A number keeps its kind and place for good. It may change
 * its name by `was:`, and later take each of its names again. A disagreement about something that the version no longer
 * contains is ignored, because no player meets it there.
 */
export function joinNumbers(known: KnownNumbers, version: VersionNumbers): Joined {
  const index = indexOf(known);
  const was = new Map(version.renamed.map((each) => [keyOf(each.kind, each.id), plain(each.was)]));
  const judged = version.lines.map((line) => ({
    line,
    fault: faultOf(line, index, was.get(keyOf(line.kind, line.id))),
  }));
  const faults = judged.flatMap(({ line, fault }) => (fault === undefined || line.isGone ? [] : [fault]));
  if (faults.length > 0) return { faults };
  const lines = judged.flatMap(({ line, fault }) => (fault === undefined ? [line] : []));
  const numbers = lines.filter((line) => index.byKey.get(keyOf(line.kind, line.id))?.name !== line.name);
  return {
    added: {
      numbers: numbers.map(({ kind, id, of = 0, name }) => ({ kind, number: id, within: of, name })),
      formerNames: numbers.flatMap(({ kind, id }) => {
        const before = index.byKey.get(keyOf(kind, id));
        return before ? [{ kind, number: id, name: before.name }] : [];
      }),
    },
  };
}

type Index = {
  readonly byKey: ReadonlyMap<string, KnownNumber>;
  readonly byName: ReadonlyMap<string, KnownNumber>;
  /** Numbers that the compiler assigned. */
  readonly assigned: ReadonlyMap<number, KnownNumber>;
  /** All names that a number ever had. */
  readonly names: ReadonlyMap<string, ReadonlySet<string>>;
};

const keyOf = (kind: string, number: number): string => `${kind} ${number}`;
/** Typographic quotation marks make no other name. */
const plain = (name: string): string => name.replace(/[‘’]/g, "'").replace(/[“”]/g, '"');
const nameKey = (kind: string, within: number, name: string): string => `${kind} ${within} ${plain(name)}`;

function indexOf({ numbers, formerNames }: KnownNumbers): Index {
  const names = new Map<string, Set<string>>();
  for (const { kind, number, name } of [...numbers, ...formerNames]) {
    const key = keyOf(kind, number);
    names.set(key, (names.get(key) ?? new Set()).add(plain(name)));
  }
  return {
    byKey: new Map(numbers.map((each) => [keyOf(each.kind, each.number), each])),
    byName: new Map(numbers.map((each) => [nameKey(each.kind, each.within, each.name), each])),
    assigned: new Map(numbers.filter(({ number }) => number >= firstAssignedId).map((each) => [each.number, each])),
    names,
  };
}

function faultOf(line: WorldNumber, { byKey, byName, assigned, names }: Index, was?: string): string | undefined {
  const { kind, id, of: within = 0, name } = line;
  const known = byKey.get(keyOf(kind, id));
  if (known) {
    const all = [...(names.get(keyOf(kind, id)) ?? [])];
    const isNamed = all.some((each) => [each, plain(unusedName(each, id))].includes(plain(name)) || each === was);
    if (!isNamed)
      return `${id} is the ${kind} "${known.name}" on the server, but "${name}" in ids.lock. If it is only renamed, write "was: ${known.name}" under its heading.`;
    if (known.within === within) return undefined;
    return `${id} is the ${kind} "${known.name}" in ${known.within} on the server, but in ${within} in ids.lock.`;
  }
  const other = assigned.get(id);
  if (other) return `${id} is the ${other.kind} "${other.name}" on the server, but the ${kind} "${name}" in ids.lock.`;
  const same = byName.get(nameKey(kind, within, name));
  if (same) return `The ${kind} "${name}" is ${same.number} on the server, but ${id} in ids.lock.`;
  return undefined;
}
