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

test('each player is measured by the requirements of their side', () => {
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

test('an act for the same area does not qualify across areas', () => {
  expect(between({ sameArea: true }).correctInstance).toBe(true);
  expect(between({ sameArea: true }, ids.square).correctInstance).toBe(false);
  expect(between({}, ids.square).correctInstance).toBe(true);
});

test('only a player who meets everything is eligible', () => {
  const fits = { qualifies: true, youQualify: true, correctInstance: true };

  expect(isEligible(fits)).toBe(true);
  expect(Object.keys(fits).map((each) => isEligible({ ...fits, [each]: false }))).toEqual([false, false, false]);
});
