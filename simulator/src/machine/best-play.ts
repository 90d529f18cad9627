import { type Choice, meanOver, type Result, type StateTable } from './state-table.ts';

/** Expected pay from a state on. Undefined if no choice of that kind is open. */
export type StateValue = {
  /** Under the best play. */
  readonly value: number;
  readonly pressOn: number | undefined;
  readonly stop: number | undefined;
  readonly best: Choice;
};

/** Works out the best play from the last states to the first, over the expected pay of the rest of the run. */
export function bestPlay({ states }: Pick<StateTable, 'states'>): readonly StateValue[] {
  const values: StateValue[] = [];
  const worthOf = ({ pay, to }: Result): number => pay + (typeof to === 'number' ? (values[to]?.value ?? 0) : 0);
  for (let place = states.length - 1; place >= 0; place--) {
    const { pressOn, stop } = states[place] ?? { pressOn: [], stop: [] };
    const [further, out] = [bestOf(pressOn, worthOf), bestOf(stop, worthOf)];
    const best = further && (!out || further.value > out.value + tiny) ? further : out;
    if (!best) throw new Error(`no choice in state ${place}`);
    values[place] = { value: best.value, pressOn: further?.value, stop: out?.value, best: best.choice };
  }
  return values;
}

/** Differences below this are rounding. */
const tiny = 1e-9;

function bestOf(choices: readonly Choice[], worthOf: (result: Result) => number) {
  return choices
    .map((choice) => ({ choice, value: meanOver(choice, worthOf) }))
    .reduce<{ choice: Choice; value: number } | undefined>(
      (best, each) => (best && best.value >= each.value - tiny ? best : each),
      undefined,
    );
}

export const isPressingOnBetter = ({ pressOn, stop }: StateValue): boolean =>
  pressOn !== undefined && stop !== undefined && pressOn > stop + tiny;

/** True if the player can both press on and stop. */
export const isDecision = ({ pressOn, stop }: StateValue): boolean => pressOn !== undefined && stop !== undefined;

/** Expected pay of a whole run, with the price of beginning it. */
export const valueOfRun = ({ begin }: StateTable, values: readonly Pick<StateValue, 'value'>[]): number =>
  meanOver(begin, ({ pay, to }) => pay + (typeof to === 'number' ? (values[to]?.value ?? 0) : 0));

/**
 * Expected pay of each rule "stop after k steps", from k = 0. Until then the rule chooses the best way to press on for
 * somebody who keeps to it, so only the decision to stop is fixed. It stops later if it cannot stop, and earlier if it
 * cannot press on.
 */
export function valuesOfRules(table: StateTable): readonly number[] {
  const { states } = table;
  const found: number[] = [];
  let before: readonly number[] = [];
  for (let steps = 0; steps <= maxSteps(table); steps++) {
    const values: number[] = [];
    const next = steps === 0 ? values : before;
    const worthOf = ({ pay, to }: Result): number => pay + (typeof to === 'number' ? (next[to] ?? 0) : 0);
    for (let place = states.length - 1; place >= 0; place--) {
      const { pressOn, stop } = states[place] ?? { pressOn: [], stop: [] };
      const [first, second] = steps === 0 ? [stop, pressOn] : [pressOn, stop];
      values[place] = (bestOf(first, worthOf) ?? bestOf(second, worthOf))?.value ?? 0;
    }
    before = values;
    found.push(
      valueOfRun(
        table,
        values.map((value) => ({ value })),
      ),
    );
  }
  return found;
}

/** The best rule of that form, and how many steps it takes. */
export function bestRule(table: StateTable): { readonly steps: number; readonly value: number } {
  const values = valuesOfRules(table);
  const value = Math.max(...values);
  return { steps: values.indexOf(value), value };
}

/** The largest number of times that one run can press on. */
export function maxSteps({ states }: Pick<StateTable, 'states'>): number {
  const lengths: number[] = [];
  for (let place = states.length - 1; place >= 0; place--) {
    const further = (states[place]?.pressOn ?? []).flatMap(({ results }) =>
      results.map(({ to }) => 1 + (typeof to === 'number' ? (lengths[to] ?? 0) : 0)),
    );
    lengths[place] = Math.max(0, ...further);
  }
  return Math.max(0, ...lengths);
}
