import { bestPlay, bestRule, isDecision, isPressingOnBetter, valueOfRun } from './best-play.ts';
import { cautiousBot, greedyBot } from './bots.ts';
import { playRuns, type Run } from './play-runs.ts';
import { meanOver, type StateTable } from './state-table.ts';

/** Limits of a game in which pressing on or stopping is a decision. */
export const bars = {
  /** Largest share of one ending in the runs of both bots. */
  maxEnding: 0.4,
  /** Share of the states met in which pressing on is better. */
  minPressOn: 0.3,
  maxPressOn: 0.7,
  /** Pay of the best play against the best rule "stop after k steps". */
  minGain: 1.25,
} as const;

export const runsOfEachBot = 100;

export type EndingMeasure = {
  readonly name: string;
  readonly runs: number;
  readonly share: number;
  readonly meanPay: number;
};

export type MachineMeasures = {
  readonly name: string;
  readonly states: number;
  readonly endings: readonly EndingMeasure[];
  /** Shares from 0 to 1: each state met counted once, and each time that a bot chose. */
  readonly pressOnByState: number;
  readonly pressOnByChoice: number;
  readonly best: { readonly pay: number; readonly actions: number };
  readonly rule: { readonly steps: number; readonly pay: number };
  readonly greedyPay: number;
  readonly cautiousPay: number;
  /** Bars that the machine misses, as sentences. */
  readonly faults: readonly string[];
};

export function measureMachine(table: StateTable, seed: number): MachineMeasures {
  const values = bestPlay(table);
  const [bold, careful] = [
    playRuns(table, greedyBot, runsOfEachBot, seed),
    playRuns(table, cautiousBot, runsOfEachBot, seed + 1),
  ];
  const runs = [...bold, ...careful];
  const choices = runs.flatMap(({ states }) => states).filter((state) => isDecisionAt(state));
  const { steps, value } = bestRule(table);
  const measures = {
    name: table.name,
    states: table.states.length,
    endings: endingsOf(runs),
    pressOnByState: shareOf([...new Set(choices)]),
    pressOnByChoice: shareOf(choices),
    best: { pay: valueOfRun(table, values), actions: actionsOfBestPlay() },
    rule: { steps, pay: value },
    greedyPay: meanPay(bold),
    cautiousPay: meanPay(careful),
  };
  return { ...measures, faults: faultsOf(measures) };

  function isDecisionAt(state: number): boolean {
    const found = values[state];
    return found !== undefined && isDecision(found);
  }

  function shareOf(states: readonly number[]): number {
    const better = states.filter((state) => {
      const found = values[state];
      return found !== undefined && isPressingOnBetter(found);
    });
    return states.length === 0 ? 0 : better.length / states.length;
  }

  function actionsOfBestPlay(): number {
    const spent: number[] = [];
    for (let place = values.length - 1; place >= 0; place--) {
      const { best } = values[place] ?? {};
      if (best)
        spent[place] = best.actions + meanOver(best, ({ to }) => (typeof to === 'number' ? (spent[to] ?? 0) : 0));
    }
    return table.begin.actions + meanOver(table.begin, ({ to }) => (typeof to === 'number' ? (spent[to] ?? 0) : 0));
  }
}

const meanPay = (runs: readonly Run[]): number => runs.reduce((sum, { pay }) => sum + pay, 0) / runs.length;

/** Commonest first. */
function endingsOf(runs: readonly Run[]): readonly EndingMeasure[] {
  return [...new Set(runs.map(({ ending }) => ending))]
    .map((name) => ({ name, ended: runs.filter(({ ending }) => ending === name) }))
    .map(({ name, ended }) => ({
      name,
      runs: ended.length,
      share: ended.length / runs.length,
      meanPay: meanPay(ended),
    }))
    .sort((a, b) => b.runs - a.runs);
}

const percent = (share: number): string => `${Math.round(share * 100)} %`;

function faultsOf({ endings, pressOnByState, pressOnByChoice, best, rule }: Omit<MachineMeasures, 'faults'>): string[] {
  const faults: string[] = [];
  for (const { name, share } of endings)
    if (share > bars.maxEnding)
      faults.push(`"${name}" ends ${percent(share)} of the runs; at most ${percent(bars.maxEnding)} should end alike`);
  for (const [share, of] of [
    [pressOnByState, 'states met'],
    [pressOnByChoice, 'choices made'],
  ] as const)
    if (share < bars.minPressOn || share > bars.maxPressOn)
      faults.push(
        `pressing on is better in ${percent(share)} of the ${of}; it should be better in ${percent(bars.minPressOn)} to ${percent(bars.maxPressOn)}`,
      );
  if (best.pay < rule.pay * bars.minGain)
    faults.push(
      `the best play earns ${gain(best.pay, rule.pay)} more than "stop after ${rule.steps}"; it should earn at least ${percent(bars.minGain - 1)} more`,
    );
  const pays = endings.map(({ meanPay: pay }) => pay.toFixed(1));
  if (new Set(pays).size < pays.length) faults.push('two endings have the same mean pay');
  return faults;
}

export const gain = (pay: number, than: number): string =>
  than <= 0 ? 'far' : `${Math.round((pay / than - 1) * 100)} %`;
