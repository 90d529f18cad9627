import { expect, test } from 'vitest';
import { type Press, phasesOf, pressTable, storyCalls, totalOf } from './shares.ts';

const press = (late = 0): Press => ({
  timestamps: { pressed: 100, sent: 103, replyStart: 113, replyEnd: 114, shown: 124, painted: 150 + late },
  calls: ['/api/storylet/choosebranch', '/api/character/myself'],
});

test('the phases of a press add up to its total', () => {
  const shares = phasesOf(press().timestamps);

  expect(shares).toEqual({
    'script before': 3,
    'server and network': 10,
    response: 1,
    'script after': 10,
    paint: 26,
  });
  expect(Object.values(shares).reduce((sum, each) => sum + each, 0)).toBe(totalOf(press()));
});

test('story calls are separated from the refetches that follow them', () => {
  expect(storyCalls(press())).toEqual(['/api/storylet/choosebranch']);
});

test('the table shows median and 95th percentile, the total first', () => {
  const presses = [...Array.from({ length: 19 }, () => press()), press(200)];

  expect(pressTable('choice', presses).split('\n')).toEqual([
    'choice, 20 times            50.0     250.0',
    '  script before              3.0       3.0',
    '  server and network        10.0      10.0',
    '  response                   1.0       1.0',
    '  script after              10.0      10.0',
    '  paint                     26.0     226.0',
  ]);
});
