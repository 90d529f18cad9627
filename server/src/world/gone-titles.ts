import type { Pack, World } from '@underhall/engine';

/** Titles of the storylets and branches that this server has played and the world no longer has, as HTML. */
export type GoneTitles = {
  readonly storylets: ReadonlyMap<number, string>;
  /** The title of its storylet if that is gone as well. */
  readonly branches: ReadonlyMap<number, string>;
};

export const nothingGone: GoneTitles = { storylets: new Map(), branches: new Map() };

/** The titles that are gone after `next` has replaced `last`. */
export function goneAfter(gone: GoneTitles, last: Pack, next: World): GoneTitles {
  const storylets = new Map([...gone.storylets, ...last.storylets.map(({ id, name }) => [id, name] as const)]);
  const branches = new Map([
    ...gone.branches,
    ...last.storylets.flatMap((storylet) =>
      storylet.branches.map(({ id, name }) => [id, next.storylets.has(storylet.id) ? name : storylet.name] as const),
    ),
  ]);
  for (const storylet of next.pack.storylets) {
    storylets.delete(storylet.id);
    for (const { id } of storylet.branches) branches.delete(id);
  }
  return { storylets, branches };
}
