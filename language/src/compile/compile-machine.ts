import type { QualityLevel } from '@underhall/engine';
import type { MachineMove } from '../meaning/machine.ts';
import type { WrittenWorld } from '../meaning/read-world.ts';
import { curlQuotes } from '../syntax/typography.ts';
import { compileLevels } from './compile-requirement.ts';
import { lookUp } from './look-up.ts';

/** A machine with the numbers of its parts. The simulator measures it; the pack does not contain it. */
export type Machine = {
  readonly name: string;
  readonly storylets: readonly number[];
  readonly state: readonly number[];
  /** 0 during a run. Any other level is the ending of the run that is over. */
  readonly ending: number;
  readonly playedBy: readonly QualityLevel[];
  /** By the number of the branch. */
  readonly moves: ReadonlyMap<number, MachineMove>;
};

/** The world must be checked first. */
export function machinesOf(world: WrittenWorld, ids: ReadonlyMap<object, number>): readonly Machine[] {
  const find = lookUp(world, ids);
  const moves = new Map<number, MachineMove>();
  for (const { block, facts } of world.storylets.flatMap(({ branches }) => branches))
    if (facts.machine !== undefined) moves.set(find.idOf(block), facts.machine);
  return world.machines.map(({ block, facts }) => ({
    name: curlQuotes(block.heading.text),
    storylets: (facts['plays in'] ?? []).map(find.idFor),
    state: (facts.state ?? []).map(find.idFor),
    ending: find.idFor(facts.ending),
    playedBy: compileLevels(facts['played by'], find),
    moves,
  }));
}
