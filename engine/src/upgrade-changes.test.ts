import { expect, test } from 'vitest';
import { applyChanges } from './apply-change.ts';
import { aMoment } from './testing/a-moment.ts';
import { upgradeChanges } from './upgrade-changes.ts';

const plan = { branch: 7, storylet: 3, area: 1, notes: 'soon', isDone: false, madeAt: 5 };
const outfit = { id: 2, name: 'Sunday', type: 'Standard', worn: { hat: 9 }, isFavourite: false };

test('changes stored under an older kind have the same effect', () => {
  const stored = [
    { kind: 'led', to: 2 },
    { kind: 'plan kept', plan },
    { kind: 'outfit kept', outfit },
  ];

  const { character } = aMoment();
  const after = applyChanges({ ...character, outfits: [] }, upgradeChanges(stored));

  expect(after).toMatchObject({ forcedInARow: 2, plans: [plan], outfits: [outfit] });
});

test('a change with a current kind is unchanged', () => {
  const stored = [{ kind: 'plan done', branch: 7 } as const];

  expect(upgradeChanges(stored)).toEqual(stored);
});
