import { bars, gain, type MachineMeasures, runsOfEachBot } from './measure-machine.ts';

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;
const coins = (pay: number): string => pay.toFixed(1);

/** The measures as text, with the verdict last. */
export function printMachine(measures: MachineMeasures, unit: string): string {
  const { name, states, endings, pressOnByState, pressOnByChoice, best, rule, greedyPay, cautiousPay, faults } =
    measures;
  const width = Math.max(...endings.map((ending) => ending.name.length));
  return [
    `${name}: ${states} states; pay in ${unit}`,
    `  Endings of ${runsOfEachBot} greedy and ${runsOfEachBot} cautious runs (none above ${percent(bars.maxEnding)})`,
    ...endings.map(
      (ending) =>
        `    ${ending.name.padEnd(width)}  ${percent(ending.share).padStart(7)}  mean pay ${coins(ending.meanPay)}`,
    ),
    `  Pressing on is better in ${percent(pressOnByState)} of the states met, ${percent(pressOnByChoice)} of the choices (${percent(bars.minPressOn)} to ${percent(bars.maxPressOn)})`,
    `  Best play ${coins(best.pay)}; best rule, stop after ${rule.steps}: ${coins(rule.pay)}; the best play earns ${gain(best.pay, rule.pay)} more (at least ${percent(bars.minGain - 1)})`,
    `  Greedy ${coins(greedyPay)}, cautious ${coins(cautiousPay)}`,
    `  Best play: ${best.actions.toFixed(1)} actions a run, ${coins(best.pay / best.actions)} an action`,
    ...(faults.length === 0 ? ['  Holds every bar.'] : faults.map((fault) => `  FAILS: ${fault}`)),
  ].join('\n');
}
