import {
  actionsSpentIn,
  chanceOf,
  isListed,
  levelOf,
  meetsAll,
  resultOf,
  type Standpoint,
  totalOf,
} from '@underhall/engine';
import { expect, test } from 'vitest';
import { simulate } from './simulate.ts';
import type { Step } from './step.ts';
import { realWorld, worldIndexIn } from './testing/worlds.ts';

const index = worldIndexIn(realWorld);
const judges = ['greedy', 'completionist', 'cautious', 'social', 'patron'];
const patient = { timeout: 180_000 };

const twoEvenings = 90;
/** Tries that are left for a room, within two evenings. */
const tries = 10;

/** Rooms for two cards or more. Everybody has the first room from the opening on. */
const rooms = new Set(index.pack.lodgings.filter(({ hand }) => hand > 1).map(({ id }) => id));
const waysToRooms = [...index.branches.values()].filter(({ branch: { outcomes } }) =>
  Object.values(outcomes).some(({ lodge }) => lodge !== undefined && rooms.has(lodge)),
);

/** The chance of a room for a player who now tries for it, by the best way that is open. */
function chanceOfRoom(here: Standpoint): number {
  const { lodging, qualities } = here.character;
  if (lodging !== undefined && rooms.has(lodging)) return 1;
  const chances = waysToRooms
    .filter(({ storylet, branch }) => [storylet.when, branch.when, branch.needs].every((each) => meetsAll(each, here)))
    .filter(({ branch }) => branch.pays.every(({ quality, level }) => levelOf(qualities, quality) >= level))
    .map(({ branch }) => branch.challenges.reduce((all, each) => (all * chanceOf(each, here)) / 100, 1));
  return 1 - (1 - Math.max(0, ...chances)) ** tries;
}

test.each(judges)('a %s player can have the cheapest room after two evenings', patient, (only) => {
  const chances = new Map<number, number>();
  const check = ({ player, after, moment: { world } }: Step) => {
    if (player.actionsSpent <= twoEvenings) chances.set(player.number, chanceOfRoom({ character: after, world }));
    return undefined;
  };
  simulate(index, { seed: 1, steps: 20_000, players: 3, days: 8, only, check });

  expect(chances.size).toBe(3);
  expect(Math.min(...chances.values())).toBeGreaterThan(0.85);
});

/** Money and goods that a shop buys. */
const sold = new Set([
  index.money,
  ...index.pack.shops.flatMap(({ wares }) => wares.flatMap(({ quality, fetches }) => (fetches ? [quality] : []))),
]);

/** Pay of choices that players made. */
type Pay = { actions: number; worth: number };
const perAction = ({ worth, actions }: Pay): number => worth / actions;
/** A habit that was chosen less often says little. */
const minActions = 25;

/** What players earn by habits that are always listed, and by choices that are new to them. */
function earnedBy(only: string) {
  const fresh: Pay = { actions: 0, worth: 0 };
  const habits = new Map<number, Pay>();
  const check = ({ changes, moment, player }: Step) => {
    const result = resultOf(changes);
    const at = result && index.branches.get(result.branch);
    if (!result || !at || at.branch.pays.length > 0 || index.beginnings.has(result.branch)) return undefined;
    const isNew = player.memory.timesChosen.get(result.branch) === 1;
    if (!isNew && !isListed(at.storylet)) return undefined;
    const sum = isNew ? fresh : (habits.get(result.branch) ?? { actions: 0, worth: 0 });
    if (!isNew) habits.set(result.branch, sum);
    sum.actions += actionsSpentIn({ changes });
    for (const change of changes.slice(moment.passed.length)) {
      const quality = change.kind === 'quality' ? moment.world.qualities.get(change.quality) : undefined;
      if (change.kind !== 'quality' || !quality || !sold.has(quality.id)) continue;
      sum.worth += (index.prices.get(quality.id) ?? 0) * (totalOf(change.to, quality) - totalOf(change.from, quality));
    }
    return undefined;
  };
  simulate(index, { seed: 1, steps: 60_000, players: 6, days: 21, only, check });
  return { fresh, habits };
}

test('what is new pays at least two thirds of the best habit', patient, () => {
  const { habits } = earnedBy('greedy');
  const { fresh } = earnedBy('completionist');
  const best = Math.max(...[...habits.values()].filter(({ actions }) => actions >= minActions).map(perAction));
  expect(perAction(fresh)).toBeGreaterThan((2 / 3) * best);
});
