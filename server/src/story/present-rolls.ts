import type { Rolls } from '@underhall/contract';
import { bandOf, type World } from '@underhall/engine';
import { escapeHtml } from '../wording/markup.ts';
import type { PastRoll } from './roll-store.ts';

export function presentRolls(rolls: readonly PastRoll[], world: World): Rolls {
  const expected = sum(rolls.map(({ roll }) => roll.chance / 100));
  const actual = rolls.filter(({ roll }) => roll.passed).length;
  return {
    isSuccess: true,
    rolls: rolls.map((each) => presentPastRoll(each, world)),
    expected: Math.round(expected * 10) / 10,
    actual,
    message: rolls.length === 0 ? '' : inWords(actual - expected, spreadOf(rolls)),
  };
}

function presentPastRoll({ roll, choice, at }: PastRoll, world: World): Rolls['rolls'][number] {
  const { quality, chance, passed, again = false } = roll;
  const tried = world.qualities.get(quality);
  return {
    dateTime: at.toISOString(),
    ...namesOf(choice, world),
    qualityName: escapeHtml(tried?.name ?? ''),
    image: tried?.image ?? '',
    difficulty: bandOf(chance).name,
    chance,
    roll: roll.roll,
    isSuccess: passed,
    isSecondTry: again,
  };
}

function namesOf(choice: string, world: World): { storyletName?: string; branchName?: string } {
  const [, verb, number] = /^(branch|begin) (\d+)/.exec(choice) ?? [];
  const id = Number(number);
  for (const storylet of verb === undefined ? [] : world.storylets.values()) {
    const storyletName = escapeHtml(storylet.name);
    if (verb === 'begin' && storylet.id === id) return { storyletName };
    const branch = verb === 'branch' && storylet.branches.find((each) => each.id === id);
    if (branch) return { storyletName, branchName: escapeHtml(branch.name) };
  }
  return {};
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);

const spreadOf = (rolls: readonly PastRoll[]): number =>
  Math.sqrt(sum(rolls.map(({ roll: { chance } }) => (chance / 100) * (1 - chance / 100))));

function inWords(difference: number, spread: number): string {
  if (Math.abs(difference) <= Math.max(spread, 0.5)) return 'That is about as many as expected.';
  const which = difference > 0 ? 'more' : 'fewer';
  return Math.abs(difference) <= 2 * spread
    ? `That is a few ${which} than expected. This happens about every third time.`
    : `That is far ${which} than expected. This happens about once in twenty times, and does not change your next chances.`;
}
