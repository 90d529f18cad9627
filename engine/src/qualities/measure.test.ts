import fc from 'fast-check';
import { expect, test } from 'vitest';
import { aMoment } from '../testing/a-moment.ts';
import { ids } from '../testing/a-world.ts';
import { anybody, anyWorld } from '../testing/any-world.ts';
import { measure, meets, meetsAll, unmetRequirements } from './meets.ts';
import type { Requirement } from './requirement.ts';

const { character, world } = aMoment({
  qualities: { [ids.secret]: 2, [ids.favour]: 3, [ids.watchful]: 1 },
  character: { met: [11], worn: { Hat: ids.hat } },
});
const measured = (requirement: Requirement) => measure(requirement, { character, world });
const secret = { kind: 'level', quality: ids.secret } as const;

test('a measured requirement has the required and the current level', () => {
  expect(measured({ ...secret, atLeast: 5 })).toEqual({
    kind: 'level',
    quality: ids.secret,
    wanted: { atLeast: 5 },
    own: 2,
    isMet: false,
  });
  expect(measured({ ...secret, atLeast: 1, atMost: 2 })).toMatchObject({
    wanted: { atLeast: 1, atMost: 2 },
    isMet: true,
  });
});

test('measured levels include worn items', () => {
  expect(measured({ kind: 'level', quality: ids.watchful, atLeast: 4 })).toMatchObject({ own: 4, isMet: true });
});

test('a requirement on the base level is measured without worn items', () => {
  const asked = { kind: 'level', quality: ids.watchful, base: true } as const;

  expect(measured({ ...asked, atLeast: 4 })).toMatchObject({ own: 1, base: true, isMet: false });
  expect(measured({ ...asked, atMost: 1 })).toMatchObject({ own: 1, isMet: true });
  expect(meets({ ...asked, atLeast: 1 }, { character, world })).toBe(true);
  expect(meets({ ...asked, atLeast: 2 }, { character, world })).toBe(false);
});

test('a comparison is measured with its current bounds', () => {
  const favour = { kind: 'level', quality: ids.favour } as const;
  const requirement = {
    kind: 'compared',
    quality: ids.secret,
    atLeast: favour,
    atMost: { kind: '*', left: favour, right: 2 },
  };

  expect(measured(requirement as Requirement)).toEqual({
    kind: 'compared',
    quality: ids.secret,
    wanted: { atLeast: 3, atMost: 6 },
    own: 2,
    isMet: false,
  });
});

test('each part of an any-of requirement is measured', () => {
  expect(
    measured({
      kind: 'any of',
      of: [
        { ...secret, atLeast: 3 },
        { ...secret, atMost: 2 },
      ],
    }),
  ).toEqual({
    kind: 'any of',
    of: [
      { kind: 'level', quality: ids.secret, wanted: { atLeast: 3 }, own: 2, isMet: false },
      { kind: 'level', quality: ids.secret, wanted: { atMost: 2 }, own: 2, isMet: true },
    ],
    isMet: true,
  });
  expect(measured({ kind: 'any of', of: [] })).toEqual({ kind: 'any of', of: [], isMet: false });
});

test('a requirement on a met storylet is measured with the expected state', () => {
  const seen = (storylet: number, isMet: boolean) => measured({ kind: 'met', storylet, isMet });
  expect(seen(11, true)).toEqual({ kind: 'met', storylet: 11, wanted: true, isMet: true });
  expect(seen(11, false)).toEqual({ kind: 'met', storylet: 11, wanted: false, isMet: false });
  expect([seen(12, true).isMet, seen(12, false).isMet]).toEqual([false, true]);
});

test('only unmet requirements are listed, in the author’s order', () => {
  const list: Requirement[] = [
    { ...secret, atLeast: 9 },
    { ...secret, atLeast: 1 },
    { kind: 'met', storylet: 12, isMet: true },
  ];
  expect(unmetRequirements(list, { character, world }).map(({ kind }) => kind)).toEqual(['level', 'met']);
  expect(unmetRequirements(list.slice(1, 2), { character, world })).toEqual([]);
});

test('measuring and testing a requirement always agree', () => {
  fc.assert(
    fc.property(anyWorld, anybody, (anywhere, who) => {
      for (const { when } of anywhere.pack.storylets) {
        for (const each of when)
          expect(measure(each, { character: who, world: anywhere }).isMet).toBe(
            meets(each, { character: who, world: anywhere }),
          );
        expect(unmetRequirements(when, { character: who, world: anywhere }).length === 0).toBe(
          meetsAll(when, { character: who, world: anywhere }),
        );
      }
    }),
  );
});
