import { type BranchId, type Character, meetsAll, openPack, type QualityId, withStanding } from '@underhall/engine';
import { expect, test } from 'vitest';
import { simulate } from './simulate.ts';
import type { Step } from './step.ts';
import { realWorld, worldIndexIn } from './testing/worlds.ts';

const index = worldIndexIn(realWorld);
const world = openPack(index.pack);
const actionsSpent = 4_000;
/** Actions after that in which each thing must have been open at least once: runs are rested from for a day. */
const window = 135;

const beginnings = new Set(index.beginnings.values());
/** Level at which a menace takes a player to a place of its own. */
const levelOfPlaces = 8;

/** The menaces whose full level forces a storylet upon this character. */
function menacesWithPlaces(character: Character): readonly QualityId[] {
  return index.menaces.flatMap(({ id }) => {
    const full = {
      ...character,
      qualities: withStanding(character.qualities, id, { level: levelOfPlaces, points: 0 }),
    };
    const here = { character: full, world };
    const isForced = index.pack.storylets.some(
      ({ urgency, when }) =>
        urgency === 'must' &&
        when.some((each) => each.kind === 'level' && each.quality === id && each.atLeast === levelOfPlaces) &&
        meetsAll(when, here),
    );
    return isForced ? [id] : [];
  });
}

test('a player of 4,000 actions can begin each machine and come to each place of a menace', {
  timeout: 180_000,
}, () => {
  const begun = new Set<BranchId>();
  const places = new Set<QualityId>();
  const check = ({ player, after }: Step) => {
    if (player.actionsSpent < actionsSpent || player.actionsSpent > actionsSpent + window) return undefined;
    const here = { character: after, world };
    for (const id of beginnings) {
      const at = index.branches.get(id);
      if (at && [at.storylet.when, at.branch.when, at.branch.needs].every((each) => meetsAll(each, here)))
        begun.add(id);
    }
    for (const id of menacesWithPlaces(after)) places.add(id);
    return undefined;
  };
  simulate(index, { seed: 1, steps: 60_000, players: 1, days: 900, only: 'completionist', check });

  expect(begun).toEqual(beginnings);
  expect([...places].sort()).toEqual(index.menaces.map(({ id }) => id).sort());
});
