import type { BranchId, Character } from '@underhall/engine';
import type { Machine } from '@underhall/language';
import type { WorldIndex } from '../world-index.ts';
import { bestPlay } from './best-play.ts';
import { type Bot, cautiousBot, greedyBot } from './bots.ts';
import { meanOver, type State, type StateTable } from './state-table.ts';
import { describerOf, tableOf } from './table-of.ts';

/** Ways to play a run. `best` knows the state table, the other two see what a player sees. */
export type WayToPlay = 'best' | 'greedy' | 'cautious';

/** A machine as players in a town know it: what to choose in a run, and what a run is worth. */
export type KnownMachine = {
  /** Name of the branch to choose now. Undefined if the run has left the state table. */
  readonly nextIn: (character: Character, way: WayToPlay) => string | undefined;
  /** Expected pay of a whole run, for each action that it takes. */
  readonly payPerAction: (way: WayToPlay) => number;
};

const known = new WeakMap<WorldIndex, Map<BranchId, KnownMachine>>();

/** The machine whose runs this branch begins. Its state table is computed once. */
export function knownMachine(begin: BranchId, worldIndex: WorldIndex): KnownMachine | undefined {
  const machine = worldIndex.machines.find(({ moves, storylets }) => {
    const at = worldIndex.branches.get(begin);
    return at && moves.get(begin) === 'begin' && storylets.includes(at.storylet.id);
  });
  if (!machine) return undefined;
  const ofWorld = known.get(worldIndex) ?? new Map<BranchId, KnownMachine>();
  known.set(worldIndex, ofWorld);
  const found = ofWorld.get(begin) ?? learn(machine, worldIndex);
  ofWorld.set(begin, found);
  return found;
}

function learn(machine: Machine, worldIndex: WorldIndex): KnownMachine {
  const table = tableOf(machine, worldIndex);
  const describe = describerOf(machine, worldIndex);
  const places = new Map(table.states.map(({ levels }, place) => [levels, place]));
  const best = bestPlay(table);
  const bots: Readonly<Record<WayToPlay, Bot>> = {
    best: (state) => best[places.get(state.levels) ?? -1]?.best,
    greedy: greedyBot,
    cautious: cautiousBot,
  };
  const pays = {
    best: payPerAction(table, bots.best),
    greedy: payPerAction(table, bots.greedy),
    cautious: payPerAction(table, bots.cautious),
  };
  return {
    nextIn: (character, way) => {
      const state = table.states[places.get(describe(character)) ?? -1];
      return state && bots[way](state, table)?.name;
    },
    payPerAction: (way) => pays[way],
  };
}

/** Works out pay and length of a run from the last states to the first. */
function payPerAction(table: StateTable, bot: Bot): number {
  const [pays, actions]: [number[], number[]] = [[], []];
  const after = (sums: readonly number[], to: number | object): number =>
    typeof to === 'number' ? (sums[to] ?? 0) : 0;
  for (let place = table.states.length - 1; place >= 0; place--) {
    const choice = bot(table.states[place] as State, table);
    if (!choice) throw new Error(`no choice in state ${place}`);
    pays[place] = meanOver(choice, ({ pay, to }) => pay + after(pays, to));
    actions[place] = choice.actions + meanOver(choice, ({ to }) => after(actions, to));
  }
  const { begin } = table;
  const pay = meanOver(begin, (result) => result.pay + after(pays, result.to));
  return pay / (begin.actions + meanOver(begin, ({ to }) => after(actions, to)));
}
