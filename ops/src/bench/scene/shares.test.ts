import { expect, test } from 'vitest';
import { type Press, sharesOf, storyCalls, tellPresses, wholeOf } from './shares.ts';

const press = (late = 0): Press => ({
  marks: { pressed: 100, sent: 103, replyStart: 113, replyEnd: 114, shown: 124, painted: 150 + late },
  calls: ['/api/storylet/choosebranch', '/api/character/myself'],
});

test('the shares of a press add up to the whole of it', () => {
  const shares = sharesOf(press().marks);

  expect(shares).toEqual({
    'script before': 3,
    'server and line': 10,
    'answer read': 1,
    'script after': 10,
    paint: 26,
  });
  expect(Object.values(shares).reduce((sum, each) => sum + each, 0)).toBe(wholeOf(press()));
});

test('a call that moves the story is told from what is fetched again after it', () => {
  expect(storyCalls(press())).toEqual(['/api/storylet/choosebranch']);
});

test('the middle and the slow end are told, the whole first', () => {
  const presses = [...Array.from({ length: 19 }, () => press()), press(200)];

  expect(tellPresses('a choice', presses).split('\n')).toEqual([
    'a choice, 20 times          50.0     250.0',
    '  script before              3.0       3.0',
    '  server and line           10.0      10.0',
    '  answer read                1.0       1.0',
    '  script after              10.0      10.0',
    '  paint                     26.0     226.0',
  ]);
});
