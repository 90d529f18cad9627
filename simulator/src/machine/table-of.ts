import { baseOf, type Character, openPack, withStanding } from '@underhall/engine';
import type { Machine, MachineMove } from '@underhall/language';
import type { WorldIndex } from '../world-index.ts';
import { type MachinePlay, type OpenBranch, playInEngine } from './play-in-engine.ts';
import { type Choice, inRunOrder, type Result, type StateTable } from './state-table.ts';

/** A larger table is not read by anybody who plays, and takes minutes to compute. */
export const maxStates = 20_000;

type Found = { readonly key: string; readonly levels: string; readonly character: Character };
type OpenState = Omit<Found, 'character'> & { readonly pressOn: Choice[]; readonly stop: Choice[] };

/** Plays every choice in every state that a run can reach. Throws an error for the author if a run is not one. */
export function tableOf(machine: Machine, worldIndex: WorldIndex): StateTable {
  const play = playInEngine(machine, worldIndex);
  const describe = describerOf(machine, worldIndex);
  const places = new Map<string, number>();
  const found: Found[] = [];
  const placeOf = (character: Character): number => {
    const levels = describe(character);
    const known = places.get(levels);
    if (known !== undefined) return known;
    if (found.length >= maxStates)
      throw new Error(`a run has more than ${maxStates} states; bound the levels of "state" by caps and requirements`);
    places.set(levels, found.length);
    found.push({ key: levels, levels, character: onlyState(machine, play.player, character) });
    return found.length - 1;
  };
  const checkState = (changed: readonly number[]): void => {
    const counted = [...machine.state, machine.ending, ...machine.playedBy.map(({ quality }) => quality)];
    const lost = changed.find((quality) => play.required.has(quality) && !counted.includes(quality));
    if (lost === undefined) return;
    const name = worldIndex.pack.qualities.find(({ id }) => id === lost)?.name;
    throw new Error(
      `"${name}" changes in a run and is required there; add it to "state", or to "played by" if it should count as constant`,
    );
  };
  const choiceOf = (open: OpenBranch, character: Character): Choice => ({
    name: open.branch.name,
    actions: open.branch.cost,
    results: merged(
      play.choose(open, character).map(({ chance, pay, character: after, changed }): Result => {
        checkState(changed);
        const level = play.endingOf(after);
        return { chance, pay, to: level > 0 ? { ending: endingName(machine, level, worldIndex) } : placeOf(after) };
      }),
    ),
  });

  const begin = choiceOf(beginning(machine, play), play.player);
  const states: OpenState[] = [];
  for (let place = 0; place < found.length; place++) {
    const { character, ...state } = found[place] as Found;
    const choices = (move: MachineMove): Choice[] =>
      play
        .openTo(character)
        .filter(({ branch }) => machine.moves.get(branch.id) === move)
        .map((open) => choiceOf(open, character));
    const [pressOn, stop] = [choices('press on'), choices('stop')];
    if (pressOn.length + stop.length === 0)
      throw new Error(`nothing can be chosen in the state ${state.levels}; leave a branch to stop open there`);
    const endless = stop.find(({ results }) => results.some(({ to }) => typeof to === 'number'));
    if (endless)
      throw new Error(`"${endless.name}" is marked "stop" but does not set the ending in the state ${state.levels}`);
    states.push({ ...state, pressOn, stop });
  }
  return inOrder({ name: machine.name, begin, states });
}

function beginning(machine: Machine, { player, openTo }: MachinePlay): OpenBranch {
  const open = openTo(player).find(({ branch }) => machine.moves.get(branch.id) === 'begin');
  if (!open)
    throw new Error(
      `nobody with the levels of "played by" can begin a run; add what the branch and its storylet require`,
    );
  return open;
}

/** The levels of the state as text, which also identifies the state. */
export function describerOf({ state }: Machine, { pack }: WorldIndex): (character: Character) => string {
  const world = openPack(pack);
  return (character) =>
    state
      .map((id) => {
        const { level, points } = baseOf(id, { character, world });
        return `${world.qualities.get(id)?.name} ${level}${points > 0 ? ` and ${points} points` : ''}`;
      })
      .join(', ');
}

/** The player as at the beginning, with the state of this run. Everything else that has changed was counted as pay. */
function onlyState({ state, ending }: Machine, player: Character, { qualities, area }: Character): Character {
  const kept = state.reduce(
    (sofar, id) => withStanding(sofar, id, standing(qualities, id)),
    withStanding(player.qualities, ending, { level: 0, points: 0 }),
  );
  return { ...player, qualities: kept, area };
}

function standing({ ids, levels, points }: Character['qualities'], id: number) {
  const place = ids.indexOf(id);
  return { level: levels[place] ?? 0, points: points[place] ?? 0 };
}

function endingName({ ending }: Machine, level: number, { pack }: WorldIndex): string {
  const stages = pack.qualities.find(({ id }) => id === ending)?.stages ?? [];
  return stages.findLast(({ from }) => from <= level)?.text ?? `level ${level}`;
}

/** Results with the same pay that lead to the same state or ending count as one. */
function merged(results: readonly Result[]): readonly Result[] {
  const byWhat = new Map<string, Result>();
  for (const result of results) {
    const key = JSON.stringify([result.pay, result.to]);
    byWhat.set(key, { ...result, chance: result.chance + (byWhat.get(key)?.chance ?? 0) });
  }
  return [...byWhat.values()];
}

function inOrder({ name, begin, states }: StateTable): StateTable {
  const followers = states.map(({ pressOn }) =>
    pressOn.flatMap(({ results }) => results.flatMap(({ to }) => (typeof to === 'number' ? [to] : []))),
  );
  const order = inRunOrder(followers, (place) => states[place]?.levels ?? '');
  const placeAfter = new Map(order.map((before, after) => [before, after]));
  const moved = (choice: Choice): Choice => ({
    ...choice,
    results: choice.results.map((result) =>
      typeof result.to === 'number' ? { ...result, to: placeAfter.get(result.to) ?? 0 } : result,
    ),
  });
  const sorted = order.flatMap((place) => states[place] ?? []);
  return {
    name,
    begin: moved(begin),
    states: sorted.map(({ levels, pressOn, stop }) => ({ levels, pressOn: pressOn.map(moved), stop: stop.map(moved) })),
  };
}
