import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { VersionNumbers, WorldNumber } from './compiled-store.ts';
import { joinNumbers, type KnownNumbers } from './join-numbers.ts';

const none: KnownNumbers = { numbers: [], formerNames: [] };
const version = (lines: readonly WorldNumber[], renamed: VersionNumbers['renamed'] = []) => ({ lines, renamed });
const quality = (id: number, name: string): WorldNumber => ({ kind: 'quality', id, name });

/** The known numbers after a version went live, as the database stores them. */
function after(known: KnownNumbers, next: VersionNumbers): KnownNumbers {
  const joined = joinNumbers(known, next);
  if ('faults' in joined) throw new Error(joined.faults.join('\n'));
  const { numbers, formerNames } = joined.added;
  const isSame = (a: { kind: string; number: number }) => (b: { kind: string; number: number }) =>
    a.kind === b.kind && a.number === b.number;
  return {
    numbers: [...known.numbers.filter((each) => !numbers.some(isSame(each))), ...numbers],
    formerNames: [...known.formerNames, ...formerNames],
  };
}
const faultsOf = (known: KnownNumbers, next: VersionNumbers): readonly string[] => {
  const joined = joinNumbers(known, next);
  return 'faults' in joined ? joined.faults : [];
};

const edits = fc.array(
  fc.oneof(
    fc.record({ kind: fc.constant('add' as const), of: fc.constantFrom('quality', 'storylet', 'area') }),
    fc.record({ kind: fc.constantFrom('rename' as const, 'remove' as const, 'write again' as const), at: fc.nat(50) }),
    fc.record({ kind: fc.constant('drop was' as const) }),
  ),
  { minLength: 1, maxLength: 40 },
);

/** The versions of an author who always compiles, which keeps numbers as the compiler does. */
function historyOf(steps: readonly (typeof edits extends fc.Arbitrary<infer Edits> ? Edits : never)[number][]) {
  let lines: WorldNumber[] = [];
  let renamed: VersionNumbers['renamed'][number][] = [];
  let named = 0;
  return steps.map((step) => {
    const at = 'at' in step && lines.length > 0 ? step.at % lines.length : -1;
    const line = lines[at];
    if (step.kind === 'add')
      lines = [...lines, { kind: step.of, id: 200_001 + lines.length, name: `thing ${named++}` }];
    else if (step.kind === 'drop was') renamed = [];
    else if (line && step.kind === 'rename') {
      renamed = [...renamed.filter(({ id }) => id !== line.id), { kind: line.kind, id: line.id, was: line.name }];
      lines = lines.with(at, { ...line, name: `thing ${named++}` });
    } else if (line && step.kind === 'remove') lines = lines.with(at, { ...line, isGone: true });
    else if (line) lines = lines.with(at, { kind: line.kind, id: line.id, name: line.name });
    return version(lines, renamed);
  });
}

test('accepts each version of an author who compiles, and each roll-back, and frees no number', () => {
  fc.assert(
    fc.property(edits, fc.array(fc.nat(100), { maxLength: 10 }), (steps, rollBacks) => {
      const history = historyOf(steps);
      let known = none;
      for (const next of history) {
        const before = known;
        known = after(known, next);
        for (const { kind, number } of before.numbers)
          expect(known.numbers.filter((each) => each.kind === kind && each.number === number)).toHaveLength(1);
      }
      const count = known.numbers.length;
      for (const at of rollBacks) known = after(known, history[at % history.length] as VersionNumbers);
      expect(known.numbers).toHaveLength(count);
    }),
  );
});

test('refuses each change of a name without was:, of a kind and of a number, and names both things', () => {
  fc.assert(
    fc.property(edits, fc.nat(100), (steps, at) => {
      const last = historyOf([{ kind: 'add', of: 'quality' }, ...steps]).at(-1) as VersionNumbers;
      const known = after(none, last);
      const line = last.lines[at % last.lines.length] as WorldNumber;
      const { isGone: _, ...present } = line;
      const changed = (other: Partial<WorldNumber>) => version([{ ...present, ...other }]);
      const [renamed] = faultsOf(known, changed({ name: 'other' }));
      expect(renamed).toContain(`"${line.name}" on the server, but "other" in ids.lock`);
      const [moved] = faultsOf(known, changed({ kind: 'shop' }));
      expect(moved).toContain(`the ${line.kind} "${line.name}" on the server, but the shop "${line.name}"`);
      const [renumbered] = faultsOf(known, changed({ id: 300_000 }));
      expect(renumbered).toContain(`is ${line.id} on the server, but 300000 in ids.lock`);
    }),
  );
});

test('a number of something that the version no longer contains may disagree, and changes nothing', () => {
  fc.assert(
    fc.property(edits, fc.nat(100), fc.constantFrom('quality', 'ware'), fc.boolean(), (steps, at, kind, isNew) => {
      const known = after(none, historyOf([{ kind: 'add', of: 'quality' }, ...steps]).at(-1) as VersionNumbers);
      const line = known.numbers[at % known.numbers.length] as KnownNumbers['numbers'][number];
      const gone = { kind, id: line.number, name: isNew ? 'other' : line.name, isGone: true } as const;
      expect(after(known, version([gone]))).toEqual(known);
    }),
  );
});

test('a thing that was renamed without was: gets its number back, and its other number stays known', () => {
  const hasty = version([{ ...quality(200_001, 'Nerve'), isGone: true }, quality(200_002, 'Pluck')]);
  const unused = { ...quality(200_002, 'Pluck (unused number 200002)'), isGone: true } as const;
  const renamed = [{ kind: 'quality', id: 200_001, was: 'Nerve' }];
  const mended = version([quality(200_001, 'Pluck'), unused], renamed);
  const first = after(none, version([quality(200_001, 'Nerve')]));
  const third = after(after(first, hasty), mended);
  expect(third.numbers.map(({ name }) => name)).toEqual(['Pluck', 'Pluck (unused number 200002)']);
  expect(after(third, hasty).numbers.map(({ name }) => name)).toEqual(['Nerve', 'Pluck']);
  const again = [{ kind: 'quality', id: 200_002, was: 'Pluck (unused number 200002)' }];
  const both = version([quality(200_001, 'Pluck'), quality(200_002, 'Grit')], [...renamed, ...again]);
  expect(faultsOf(third, both)).toEqual([]);
});

test('a name may change again over versions that an author skipped', () => {
  let known = after(none, version([quality(200_001, 'Nerve')]));
  known = after(known, version([quality(200_001, 'Pluck')], [{ kind: 'quality', id: 200_001, was: 'Nerve' }]));
  expect(
    faultsOf(known, version([quality(200_001, 'Grit')], [{ kind: 'quality', id: 200_001, was: 'Nerve' }])),
  ).toEqual([]);
  expect(faultsOf(known, version([quality(200_001, 'Grit')]))).toHaveLength(1);
});

test('a pinned number may be given to things of two kinds', () => {
  const known = after(none, version([quality(12, 'Nerve')]));
  expect(faultsOf(known, version([{ kind: 'area', id: 12, name: 'The Quay' }]))).toEqual([]);
});

test('a branch stays in its storylet, and quotation marks make no other name', () => {
  const branch = { kind: 'branch', id: 200_002, of: 200_001, name: `Say "no"` };
  const known = after(none, version([branch]));
  expect(faultsOf(known, version([{ ...branch, name: 'Say “no”' }]))).toEqual([]);
  expect(faultsOf(known, version([{ ...branch, of: 200_009 }]))).toEqual([
    '200002 is the branch "Say "no"" in 200001 on the server, but in 200009 in ids.lock.',
  ]);
});
