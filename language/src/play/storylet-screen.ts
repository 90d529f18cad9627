import {
  type Branch,
  bandOf,
  branchesFor,
  type Challenge,
  chanceOf,
  chooseTimes,
  costOf,
  exactChance,
  levelOf,
  locksOf,
  renderText,
} from '@underhall/engine';
import { describeRequirement } from './describe-refusal.ts';
import type { Game, Rule } from './game.ts';
import { type Choice, paragraphsOf, type Screen } from './screen.ts';
import { countActions } from './world-nouns.ts';

export function storyletScreen(game: Game, storyletId: number): Screen {
  const { world } = game;
  const storylet = world.storylets.get(storyletId);
  if (!storylet) return { lines: ['this storylet is no longer in the world'], choices: [] };
  const branches = branchesFor(storylet.branches, game);
  return {
    lines: [`== ${storylet.name} ==`, '', ...paragraphsOf(renderText(storylet.descriptionHtml, game)), ''],
    choices: branches.map((branch) => choiceOf(branch, game)),
  };
}

function choiceOf(branch: Branch, game: Game): Choice {
  const about = [...costs(branch, game), ...branch.challenges.map((challenge) => describeChallenge(challenge, game))];
  return {
    lines: [
      `${branch.name}${about.length > 0 ? ` [${about.join('; ')}]` : ''}`,
      ...describeLocks(branch, game),
      ...paragraphsOf(renderText(branch.descriptionHtml, game)),
    ],
    pick: (rest) => choose(branch, rest),
  };
}

function costs(branch: Branch, { character, world }: Game): readonly string[] {
  const cost = costOf(branch, character);
  const nameOf = (id: number): string => world.qualities.get(id)?.name ?? `quality ${id}`;
  return [
    countActions(cost, world),
    ...branch.pays.map(({ quality, level }) => `pays ${nameOf(quality)} ${level}`),
    ...(branch.fate > 0 ? [`${world.pack.words.premium} ${branch.fate}`] : []),
    ...(branch.names === undefined ? [] : ['gives a name']),
    ...(branch.act === undefined ? [] : ['invites somebody']),
    ...(branch.oneWay ? ['one way'] : []),
    ...(branch.repeatable === undefined ? [] : [`up to ${branch.repeatable} times in one go`]),
  ];
}

function describeChallenge(challenge: Challenge, { character, world }: Game): string {
  const name = world.qualities.get(challenge.quality)?.name ?? `quality ${challenge.quality}`;
  const chance = chanceOf(challenge, { character, world });
  const item = chance < 100 && challenge.secondChance !== undefined && world.qualities.get(challenge.secondChance);
  const owned = item ? levelOf(character.qualities, item.id) : 0;
  const again = item && owned > 0 ? `, + for a second roll (${item.name}, you have ${owned})` : '';
  return `${name} ${challenge.difficulty} ${challenge.kind}: ${chance}%, ${bandOf(exactChance(challenge, { character, world })).name}${again}`;
}

function describeLocks(branch: Branch, { character, world }: Game): readonly string[] {
  const locks = locksOf(branch, { character, world });
  const reasons = [
    ...locks.unmet.map((unmet) => describeRequirement(unmet, world)),
    ...locks.unpaid.map(
      ({ quality, level, own }) => `${world.qualities.get(quality)?.name} ${level} (you have ${own})`,
    ),
    ...(locks.nothingToName ? [`something to name (${branch.names})`] : []),
    ...(locks.byActions ? [`more ${world.pack.words.actions.many}`] : []),
    ...(locks.byFate ? [`more ${world.pack.words.premium}`] : []),
  ];
  if (reasons.length === 0) return [];
  return [
    `LOCKED: ${reasons.join('; ')}`,
    ...(branch.lockedText && locks.byQualities ? [`"${branch.lockedText}"`] : []),
  ];
}

/** A + after the number uses all second chances, and x3 makes the choice three times. */
function choose(branch: Branch, rest: string): Rule | string {
  const [, plus, number = '1'] = /^(\+?) *(?:x(\d+))?$/.exec(rest) ?? [];
  if (plus === undefined) return `write nothing after the number, + for the second chances, or x3, not "${rest}"`;
  const secondChances = plus === '+' ? branch.challenges.flatMap(({ secondChance }) => secondChance ?? []) : [];
  if (plus === '+' && secondChances.length === 0) return 'this branch has no second chance';
  const times = Number(number);
  if (times < 1 || times > (branch.repeatable ?? 1))
    return `choose this at most ${branch.repeatable ?? 1} times in one go`;
  return (moment) => chooseTimes(moment, { branch: branch.id, secondChances }, times);
}
