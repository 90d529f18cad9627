import type { Pack } from '@underhall/engine';
import { compileTexts } from '../compile/compile-world.ts';
import { aWorld } from './a-world.ts';

/** The pack of the small world with these files; its problems are thrown. */
export function compiled(files: Readonly<Record<string, string>>): Pack {
  const { pack, problems } = compileTexts(aWorld(files), '');
  if (!pack) throw new Error(problems.map(({ message }) => message).join('\n'));
  return pack;
}

/** The number of a quality, a storylet or a timed story. */
export function idIn({ qualities, storylets, timed }: Pack, wanted: string): number {
  const thing = [...qualities, ...storylets, ...timed].find(({ name }) => name === wanted);
  if (!thing) throw new Error(`no "${wanted}" in the pack`);
  return thing.id;
}

/** Every mistake that is told of the small world with these files, as `file:line:column message`. */
export const mistakesIn = (files: Readonly<Record<string, string>>): readonly string[] =>
  compileTexts(aWorld(files), '').problems.map(({ at, message }) => `${at.file}:${at.line}:${at.column} ${message}`);
