import { chronographQualityId } from '@underhall/contract/limits';
import { expect, test } from 'vitest';
import { applyChange } from '../apply-change.ts';
import { chooseBranch } from '../story/choose-branch.ts';
import { aMoment, qualitiesOf } from '../testing/a-moment.ts';
import { ids } from '../testing/a-world.ts';
import { turnOf } from '../testing/turn-of.ts';
import { chronographOf, resetChronograph } from './chronograph.ts';

test('the chronograph counts all spent actions and no gained ones', () => {
  const { character } = aMoment({ character: { actionsSpent: 4 } });
  const after = (why: 'spent' | 'refilled' | 'refreshed', from: number, to: number) =>
    applyChange(character, { kind: 'actions', why, from: { count: from }, to: { count: to } }).actionsSpent;
  expect([after('spent', 9, 6), after('refilled', 3, 9), after('refreshed', 3, 20)]).toEqual([7, 4, 4]);
});

test('a choice adds its cost to the count', () => {
  const moment = aMoment({ branch: { cost: 3 }, character: { actionsSpent: 1 } });
  const [branch] = moment.world.storylets.get(ids.lamplighter)?.branches ?? [];
  const turn = turnOf(chooseBranch(moment, { branch: branch?.id ?? 0, secondChances: [] }));
  expect(turn.character.actionsSpent).toBe(4);
});

test('a reset sets the count to 0, and a second reset changes nothing', () => {
  const once = turnOf(resetChronograph(aMoment({ character: { actionsSpent: 12 } })));
  expect([once.character.actionsSpent, once.changes.length]).toEqual([0, 1]);
  expect(turnOf(resetChronograph(aMoment({ character: once.character }))).changes).toEqual([]);
});

test('the chronograph is visible to its owner', () => {
  const shown = (level: number) =>
    chronographOf({ qualities: qualitiesOf(level ? { [chronographQualityId]: level } : {}), actionsSpent: 5 });
  expect([shown(0), shown(1)]).toEqual([
    { isVisible: false, actionCount: 5 },
    { isVisible: true, actionCount: 5 },
  ]);
  expect(chronographQualityId).toBe(146234);
});
