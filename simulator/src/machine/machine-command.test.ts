import { expect, test } from 'vitest';
import { fullWorld } from '../testing/worlds.ts';
import { runMachineCommand } from './machine-command.ts';

function run(...args: readonly string[]) {
  const [printed, errors]: [string[], string[]] = [[], []];
  const code = runMachineCommand(args, {
    print: (line) => printed.push(line),
    printError: (line) => errors.push(line),
  });
  return { code, printed: printed.join('\n').split('\n'), errors };
}

test('a machine is measured, and each bar that it misses is named', () => {
  const { code, printed, errors } = run('Dice', '--world', fullWorld);

  expect([code, errors]).toEqual([1, []]);
  expect(printed[0]).toBe('Dice: 3 states; pay in Coins');
  expect(printed).toContainEqual(expect.stringMatching(/^ {4}All +\d+\.\d % {2}mean pay 9\.0$/));
  expect(printed.filter((line) => line.includes('FAILS'))).toEqual([
    '  FAILS: "Some" ends 50 % of the runs; at most 40 % should end alike',
    '  FAILS: pressing on is better in 100 % of the states met; it should be better in 30 % to 70 %',
    '  FAILS: pressing on is better in 100 % of the choices made; it should be better in 30 % to 70 %',
    '  FAILS: the best play earns 0 % more than "stop after 2"; it should earn at least 25 % more',
  ]);
});

test.each([
  [['Cards', '--world', fullWorld], 'There is no machine "Cards", only "Dice".'],
  [['--world', 'nowhere'], /nowhere/],
  [['Dice', 'Two'], /^write the name in quotes: "Dice Two"/],
  [['--seed', '0'], /^--seed needs a whole number of 1 or more, not "0"/],
])('%j is refused', (args, message) => {
  const { code, errors } = run(...args);
  expect([code, errors]).toEqual([1, [expect.stringMatching(message)]]);
});
