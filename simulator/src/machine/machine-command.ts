import { parseArgs } from 'node:util';
import { compileWorld, whyNoWorld } from '@underhall/language';
import { fromRoot } from '../root.ts';
import { indexWorld } from '../world-index.ts';
import { measureMachine } from './measure-machine.ts';
import { printMachine } from './print-machine.ts';
import { tableOf } from './table-of.ts';

export const machineUsage = `npm run simulate -- machine ["NAME"] [options]: measures games of pressing on or stopping
  NAME           one machine (all)
  --world DIR    folder of the world (world)
  --seed N       seed of the runs of the bots (1)`;

type Output = { readonly print: (line: string) => void; readonly printError: (line: string) => void };

/** @returns the exit code: 1 if a machine misses a bar or cannot be measured */
export function runMachineCommand(args: readonly string[], { print, printError }: Output): number {
  const typed = readArgs(args);
  if (typeof typed === 'string') {
    printError(`${typed}\n\n${machineUsage}`);
    return 1;
  }
  const fault = whyNoWorld(typed.world);
  const { pack, machines = [], problems } = fault === undefined ? compileWorld(typed.world) : { problems: [] };
  if (fault !== undefined || !pack) {
    for (const { at, message } of problems) printError(`${at.file}:${at.line} ${message}`);
    printError(fault ?? 'The world does not compile. Run "npm run world" for details.');
    return 1;
  }
  const chosen = machines.filter(({ name }) => typed.name === undefined || name === typed.name);
  if (chosen.length === 0) {
    const names = machines.map(({ name }) => `"${name}"`).join(', ');
    printError(names === '' ? 'This world marks no machine.' : `There is no machine "${typed.name}", only ${names}.`);
    return 1;
  }
  const worldIndex = indexWorld(pack);
  const codes = chosen.map((machine) => {
    try {
      const measures = measureMachine(tableOf(machine, worldIndex), typed.seed);
      print(printMachine(measures, worldIndex.unit));
      return measures.faults.length === 0 ? 0 : 1;
    } catch (error) {
      printError(`${machine.name}: ${error instanceof Error ? error.message : String(error)}`);
      return 1;
    }
  });
  return Math.max(...codes);
}

type Typed = { readonly name: string | undefined; readonly world: string; readonly seed: number };

function readArgs(args: readonly string[]): Typed | string {
  try {
    const value = { type: 'string' } as const;
    const { values, positionals } = parseArgs({
      args: [...args],
      options: { world: value, seed: value },
      allowPositionals: true,
    });
    const { world = 'world', seed = '1' } = values;
    if (!/^[1-9]\d{0,11}$/.test(seed)) return `--seed needs a whole number of 1 or more, not "${seed}"`;
    if (positionals.length > 1) return `write the name in quotes: "${positionals.join(' ')}"`;
    return { name: positionals[0], world: fromRoot(world), seed: Number(seed) };
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
