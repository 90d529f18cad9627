import fc from 'fast-check';
import { expect, test } from 'vitest';
import { aStorylet, aWorld } from '../testing/a-world.ts';
import type { SourceFile } from './read-file.ts';
import { type KnownFiles, readWorld } from './read-world.ts';

const whole = aWorld(aStorylet(''));

/** Cuts a file short. A length of 0 removes it. */
type Edit = { readonly file: number; readonly length: number };

const edited = (files: readonly SourceFile[], edits: readonly Edit[]): readonly SourceFile[] =>
  edits
    .reduce(
      (all, { file, length }) =>
        all.with(file, { ...(all[file] as SourceFile), text: whole[file]?.text.slice(0, length) ?? '' }),
      [...files],
    )
    .filter(({ text }) => text !== '');

test('a world that is read again after edits equals one that is read for the first time', () => {
  const known: KnownFiles = new Map();
  const edit = fc.record({ file: fc.nat(whole.length - 1), length: fc.nat(400) });
  fc.assert(
    fc.property(fc.array(edit, { maxLength: 4 }), (edits) => {
      const files = edited(whole, edits);
      expect(readWorld(files, undefined, known)).toEqual(readWorld(files));
    }),
  );
});

test('an unchanged file is not read again', () => {
  const known: KnownFiles = new Map();
  const [first] = readWorld(whole, undefined, known).world.storylets;
  const files = whole.map((file) => (file.path === 'pack.story' ? { ...file, text: `${file.text}\n` } : { ...file }));
  const { world } = readWorld(files, undefined, known);
  expect(world.storylets[0]).toBe(first);
  expect(world.packs).toEqual(readWorld(files).world.packs);
});
