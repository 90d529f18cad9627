import { type Choice, meanOver, type Result, type State, type StateTable } from './state-table.ts';

/** Chooses in a state. Sees what a player sees: what stopping pays now, and what the next step can bring. */
export type Bot = (state: State, table: StateTable) => Choice | undefined;

/** The largest chance of a loss that the cautious bot accepts. */
export const acceptedRisk = 0.2;

const tiny = 1e-9;

/** What stopping in a state pays on average. Undefined if nobody can stop there. */
function payForStopping({ stop }: State): number | undefined {
  const pays = stop.map((choice) => meanOver(choice, ({ pay }) => pay));
  return pays.length === 0 ? undefined : Math.max(...pays);
}

const bestStop = ({ stop }: State): Choice | undefined =>
  stop.reduce<Choice | undefined>(
    (best, each) => (best && meanOver(best, ({ pay }) => pay) >= meanOver(each, ({ pay }) => pay) ? best : each),
    undefined,
  );

/** Pay of the run if it ends with this result, or if the player stops right after it. */
function payAfter({ pay, to }: Result, { states }: StateTable): number {
  const next = typeof to === 'number' ? states[to] : undefined;
  return pay + (next ? (payForStopping(next) ?? 0) : 0);
}

/**
 * Presses on as long as the next step can end with more than stopping now. Takes the step that can bring most, and
 * among equals the likelier one.
 */
export const greedyBot: Bot = (state, table) => {
  const now = payForStopping(state) ?? Number.NEGATIVE_INFINITY;
  const hopes = state.pressOn.map((choice) => {
    const most = Math.max(...choice.results.map((result) => payAfter(result, table)));
    const chance = choice.results.reduce(
      (sum, result) => sum + (payAfter(result, table) >= most - tiny ? result.chance : 0),
      0,
    );
    return { choice, most, chance };
  });
  const [best] = hopes.sort((a, b) => b.most - a.most || b.chance - a.chance);
  return best && best.most > now + tiny ? best.choice : (bestStop(state) ?? best?.choice);
};

/** Takes the step that is least likely to cost something, and stops once that risk is more than the accepted one. */
export const cautiousBot: Bot = (state, table) => {
  const now = payForStopping(state);
  const steps = state.pressOn.map((choice) => ({
    choice,
    risk: choice.results.reduce(
      (sum, result) => sum + (now !== undefined && payAfter(result, table) < now - tiny ? result.chance : 0),
      0,
    ),
    mean: meanOver(choice, (result) => payAfter(result, table)),
  }));
  const [safest] = steps.sort((a, b) => a.risk - b.risk || b.mean - a.mean);
  const isSafe = safest !== undefined && safest.risk <= acceptedRisk + tiny;
  return isSafe ? safest.choice : (bestStop(state) ?? safest?.choice);
};
