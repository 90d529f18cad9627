import { expect, test } from 'vitest';
import { parseBlocks } from '../syntax/parse-blocks.ts';
import { oneOf, repeatable, stage, wholeNumber } from './plain-forms.ts';
import { readFacts } from './read-facts.ts';

const table = { hand: wholeNumber(0), deck: oneOf('always', 'sometimes'), told: repeatable(stage) };

function reading(facts: string) {
  const problems: string[] = [];
  const [block] = parseBlocks('a.story', `= It\n${facts}\n`).blocks;
  if (!block) throw new Error('no block');
  const reading = {
    report: (_: unknown, message: string) => problems.push(message),
    mention: () => undefined,
    mentionPicture: () => undefined,
  };
  return { facts: readFacts(block, table, reading).facts, problems };
}

test('facts have the values of their forms', () => {
  expect(reading('hand: 3\ntold: 1 One\ntold: 2 Two')).toEqual({
    facts: {
      hand: 3,
      told: [
        { from: 1, text: 'One' },
        { from: 2, text: 'Two' },
      ],
    },
    problems: [],
  });
});

test('reports a misspelt fact with a suggestion', () => {
  expect(reading('hadn: 3').problems).toEqual(['unknown fact "hadn". Did you mean "hand"?']);
});

test('a sentence among the facts gets the hint that prose needs a blank line', () => {
  expect(reading('He said: nothing').problems).toEqual(['unknown fact "He said". Prose begins after a blank line.']);
});

test('reports every mistake, and reads everything else', () => {
  expect(reading('hand: many\ndeck: alwys\ndeck: always\ntold: 1 One')).toEqual({
    facts: { told: [{ from: 1, text: 'One' }] },
    problems: [
      '"many" is not a whole number from 0 up',
      '"alwys" is not one of: always, sometimes. Did you mean "always"?',
      '"deck" is written twice; keep one, with all its values separated by commas if it is a list',
    ],
  });
});

test("a fact with the name of an object's member is unknown", () => {
  expect(reading('constructor: 3').problems[0]).toMatch('unknown fact "constructor"');
});
