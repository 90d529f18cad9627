import { expect, test } from 'vitest';
import { messagesOf } from '../../../testing/a-world.ts';
import { machinesAreWhole } from './machines-are-whole.ts';

const branch = (name: string, facts: string): string =>
  `\n== ${name}\nimage: bench\n${facts}\n\nYou might.\n\n=== always: ${name}\n\nYou did.\n`;
const storylet = (moves: readonly string[]): string =>
  `= Dice\nwhere: The Square\nimage: bench\nteaser: Dice.\n\nDice.\n${moves.map((move, index) => branch(`Choice ${index}`, `machine: ${move}`)).join('')}`;
const told = (moves: readonly string[], facts = 'plays in: Dice\nstate: Step\nending: Lens') =>
  messagesOf(machinesAreWhole, {
    'areas/square/dice.story': storylet(moves),
    'machines/dice.story': `= Dicing\n${facts}\n`,
  });

test('accepts a machine that one branch begins, and that can be continued and stopped', () => {
  expect(told(['begin', 'press on', 'press on', 'stop'])).toEqual([]);
});

test.each([
  [['press on', 'stop'], '"Dicing" has no branch with "machine: begin"; mark one in its storylets'],
  [
    ['begin', 'begin', 'press on', 'stop'],
    '"Dicing" has more than one branch with "machine: begin"; mark one in its storylets',
  ],
  [['begin', 'stop'], '"Dicing" has no branch with "machine: press on"; mark at least one in its storylets'],
  [['begin', 'press on'], '"Dicing" has no branch with "machine: stop"; mark at least one in its storylets'],
])('reports a machine with the moves %j', (moves, message) => {
  expect(told(moves)).toEqual([message]);
});

test('reports an ending that is part of the state', () => {
  const facts = 'plays in: Dice\nstate: Step\nending: Step';
  expect(told(['begin', 'press on', 'stop'], facts)).toEqual(['"Step" is the ending; take it out of "state"']);
});

test('reports a marked branch outside all machines', () => {
  const files = { 'areas/square/dice.story': storylet(['stop']) };
  expect(messagesOf(machinesAreWhole, files)).toEqual([
    'no machine plays in the storylet of "Choice 0"; add it to "plays in", or delete "machine"',
  ]);
});
