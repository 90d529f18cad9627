/** A game of pressing on or stopping, as numbers: every state that a run can reach, and what each choice leads to. */
export type StateTable = {
  readonly name: string;
  /** Results of beginning a run. */
  readonly begin: Choice;
  /** Sorted so that each state stands before all states that can follow it. */
  readonly states: readonly State[];
};

export type State = {
  /** The levels that make the state, for the reader. */
  readonly levels: string;
  readonly pressOn: readonly Choice[];
  readonly stop: readonly Choice[];
};

export type Choice = {
  readonly name: string;
  readonly actions: number;
  /** Their chances add up to 1. */
  readonly results: readonly Result[];
};

export type Result = {
  /** From 0 to 1. */
  readonly chance: number;
  /** In the smallest coin. Below 0 for a loss. */
  readonly pay: number;
  /** Index of the next state, or how the run ended. */
  readonly to: number | { readonly ending: string };
};

/** Mean of something over the results of a choice. */
export const meanOver = ({ results }: Choice, worth: (result: Result) => number): number =>
  results.reduce((sum, result) => sum + result.chance * worth(result), 0);

/** Fails if a run can return to a state, because such a run need not end. `followers` are indexes of next states. */
export function inRunOrder(
  followers: readonly (readonly number[])[],
  describe: (state: number) => string,
): readonly number[] {
  const reached: ('open' | 'done' | undefined)[] = [];
  const order: number[] = [];
  const visit = (state: number): void => {
    if (reached[state] === 'done') return;
    if (reached[state] === 'open')
      throw new Error(
        `a run can return to the state ${describe(state)}, so it need not end; count the steps in a quality of the state`,
      );
    reached[state] = 'open';
    followers[state]?.forEach(visit);
    reached[state] = 'done';
    order.push(state);
  };
  followers.forEach((_next, state) => {
    visit(state);
  });
  return order.reverse();
}
