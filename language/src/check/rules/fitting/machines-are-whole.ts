import { type MachineMove, machineMoves, type WrittenMachine } from '../../../meaning/machine.ts';
import type { WrittenWorld } from '../../../meaning/read-world.ts';
import type { WrittenBranch } from '../../../meaning/storylet.ts';
import type { Problem } from '../../../syntax/block.ts';
import type { Check } from '../../rule.ts';
import { branchesOf, nameIn, qualitiesByName, storyletsByName } from '../../world-index.ts';

/** A machine begins in one place, can be left and can be continued. Every marked branch belongs to one machine. */
export const machinesAreWhole: Check = (world) => {
  const inMachines = new Set(world.machines.flatMap((machine) => branchesIn(machine, world)));
  const stray = branchesOf(world).filter((branch) => branch.facts.machine !== undefined && !inMachines.has(branch));
  return [
    ...world.machines.flatMap((machine) => wrongMoves(machine, world)),
    ...world.machines.flatMap((machine) => wrongQualities(machine, world)),
    ...stray.map(({ block }) => ({
      at: block.heading.at,
      message: `no machine plays in the storylet of "${block.heading.text}"; add it to "plays in", or delete "machine"`,
    })),
  ];
};

const branchesIn = ({ facts }: WrittenMachine, world: WrittenWorld): readonly WrittenBranch[] =>
  (facts['plays in'] ?? []).flatMap(({ name }) => storyletsByName(world).get(name)?.branches ?? []);

/** Another rule reports unknown storylets. */
function wrongMoves(machine: WrittenMachine, world: WrittenWorld): readonly Problem[] {
  if (!machine.facts['plays in']?.every(({ name }) => storyletsByName(world).has(name))) return [];
  const branches = branchesIn(machine, world);
  const count = (move: MachineMove): number => branches.filter(({ facts }) => facts.machine === move).length;
  return machineMoves
    .filter((move) => (move === 'begin' ? count(move) !== 1 : count(move) === 0))
    .map((move) => ({
      at: machine.block.heading.at,
      message: `"${nameIn(machine)}" has ${count(move) === 0 ? 'no' : 'more than one'} branch with "machine: ${move}"; mark ${move === 'begin' ? 'one' : 'at least one'} in its storylets`,
    }));
}

/** Runs of different players must not mix, and what ends a run must not be part of its state. */
function wrongQualities({ block, facts }: WrittenMachine, world: WrittenWorld): readonly Problem[] {
  const { state = [], ending } = facts;
  const isShared = (name: string): boolean => qualitiesByName(world).get(name)?.facts.shared === true;
  const wrong = [...state, ...(ending ? [ending] : [])].find(({ name }) => isShared(name));
  if (wrong) return [{ at: wrong.at, message: `"${wrong.name}" is shared; count a run in qualities of the character` }];
  const twice = state.some(({ name }) => name === ending?.name);
  return twice ? [{ at: block.heading.at, message: `"${ending?.name}" is the ending; take it out of "state"` }] : [];
}
