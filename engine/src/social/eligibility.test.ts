import { expect, test } from 'vitest';
import { ids } from '../testing/a-world.ts';
import { anAct, bea, inCompany } from '../testing/an-act.ts';
import type { Act } from './act.ts';
import { eligibility, isEligible } from './eligibility.ts';

const between = (act: Partial<Act>, area: number = ids.quay) => {
  const { character, world } = inCompany({ qualities: { [ids.favour]: 2 } });
  return eligibility(anAct(act), character, {
    character: bea({ qualities: { [ids.secret]: 1 }, character: { area } }).character,
    world,
  });
};
const needs = (quality: number) => [{ kind: 'level' as const, quality, atLeast: 1 }];

test('each of the two is measured by what is asked of them', () => {
  expect(between({ senderNeeds: needs(ids.favour), targetNeeds: needs(ids.secret) })).toEqual({
    qualifies: true,
    youQualify: true,
    correctInstance: true,
  });
  expect(between({ senderNeeds: needs(ids.secret), targetNeeds: needs(ids.favour) })).toMatchObject({
    qualifies: false,
    youQualify: false,
  });
});

test('where both have to be together, another place will not do', () => {
  expect(between({ sameArea: true }).correctInstance).toBe(true);
  expect(between({ sameArea: true }, ids.square).correctInstance).toBe(false);
  expect(between({}, ids.square).correctInstance).toBe(true);
});

test('only who meets all of it is eligible', () => {
  const fits = { qualifies: true, youQualify: true, correctInstance: true };

  expect(isEligible(fits)).toBe(true);
  expect(Object.keys(fits).map((each) => isEligible({ ...fits, [each]: false }))).toEqual([false, false, false]);
});
