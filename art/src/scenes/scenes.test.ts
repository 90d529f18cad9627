import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { BUILT_WORLD } from '../paths.ts';
import { scenes } from './scenes.ts';

type Tells = { readonly scene?: string };
type Branch = { readonly outcomes: Readonly<Record<string, Tells>> };
type World = { readonly storylets: readonly (Tells & { readonly branches: readonly Branch[] })[] };

/** Every scene that the built world names, each as often as it is named. */
function named(): readonly string[] {
  const { storylets } = JSON.parse(readFileSync(BUILT_WORLD, 'utf8')) as World;
  return storylets
    .flatMap((storylet) => [storylet, ...storylet.branches.flatMap(({ outcomes }) => Object.values(outcomes))])
    .flatMap(({ scene }) => scene ?? []);
}

describe.skipIf(!existsSync(BUILT_WORLD))('the scenes of the built world', () => {
  it('are all drawn, and all that is drawn is told', () => {
    expect([...new Set(named())].sort()).toEqual([...scenes.specs.keys()].sort());
  });
});
