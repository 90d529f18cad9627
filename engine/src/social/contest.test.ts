import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ids } from '../testing/a-world.ts';
import { inCompany } from '../testing/an-act.ts';
import { chanceToWin, rollContest } from './contest.ts';

const chance = (sender: number, target: number, modifier = 0, worn = {}) => {
  const { character, world } = inCompany({ qualities: { [ids.watchful]: sender }, character: { worn } });
  const other = inCompany({ qualities: { [ids.watchful]: target } }).character;
  return chanceToWin({ quality: ids.watchful, modifier }, character, { character: other, world });
};

test('equal levels give an even chance, and each level of difference moves it by five', () => {
  expect([chance(4, 4), chance(5, 4), chance(4, 5), chance(9, 4)]).toEqual([50, 55, 45, 75]);
});

test('the chance is never 0 or 100', () => {
  expect([chance(13, 4), chance(14, 4), chance(200, 0), chance(0, 9), chance(0, 10), chance(0, 200)]).toEqual([
    95, 95, 95, 5, 5, 5,
  ]);
  expect([chance(12, 4), chance(0, 8)]).toEqual([90, 10]);
});

test('the modifier counts for the sender, and worn items count', () => {
  expect([chance(4, 4, 2), chance(4, 4, -3), chance(4, 4, 0, { Hat: ids.hat })]).toEqual([60, 35, 65]);
});

test('exactly one side wins, and both rolls are from 1 to 100', () => {
  const level = fc.nat({ max: 30 });
  fc.assert(
    fc.property(level, level, fc.integer({ min: 1, max: 100 }), (ours, theirs, roll) => {
      const moment = inCompany({ qualities: { [ids.watchful]: theirs }, rolls: [roll] });
      const { character } = inCompany({ qualities: { [ids.watchful]: ours } });
      const { sender, target } = rollContest({ quality: ids.watchful, modifier: 0 }, character, moment);

      expect(sender.passed).toBe(!target.passed);
      for (const each of [sender, target]) {
        expect(each.passed).toBe(each.roll <= each.chance);
        expect(each.roll).toBeGreaterThanOrEqual(1);
        expect(each.roll).toBeLessThanOrEqual(100);
      }
      expect(sender.chance + target.chance).toBe(100);
    }),
  );
});
