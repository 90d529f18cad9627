import type { BranchId, QualityId } from '../../ids.ts';
import type { Branch } from '../../story/storylet.ts';
import { isForHand } from './cards.ts';
import { carryOut } from './carry-out.ts';
import { tableNow } from './clocks.ts';
import { numberOwned } from './levels.ts';
import { branchOf, refusalOf } from './locks.ts';
import { look } from './look.ts';
import { type Answer, type Game, no } from './model-character.ts';
import { barNow, wayTo } from './places.ts';
import { chooseAgain, settleNow } from './second-chance.ts';
import { isMetInstead, mayLeave, openFreely, openNow, reusableItem, use, whyNotBegun } from './story.ts';

/** Opens a listed storylet, plays a card, opens a gate, or uses an item again. */
export function begin(game: Game, id: number): Answer {
  const storylet = game.world.storylets.get(id);
  if (!storylet) return no('no such storylet');
  if (game.who.story.phase === 'SecondChance') {
    if (game.who.story.storylet === id) return look(game);
    settleNow(game);
  }
  const lies = openNow(game);
  if (lies?.storylet === id) {
    game.who.story = lies;
    return undefined;
  }
  if (game.who.story.phase === 'End' && game.who.story.storylet === id && game.who.story.isDeclined)
    return { doneBefore: game.who.story.turn };
  if (!mayLeave(game)) return no('in another storylet');
  const { story } = game.who;
  const only =
    storylet.autofire && isForHand(storylet) && storylet.branches.length === 1 ? storylet.branches[0] : undefined;
  const isTold = story.phase === 'End' && story.storylet === id && only;
  if (isTold && !tableNow(game).hand.includes(id)) return { doneBefore: story.turn };
  const thing = reusableItem(game, storylet);
  if (thing !== undefined) return use(game, thing);
  if (isMetInstead(game)) return undefined;
  const isAtHand = whyNotBegun(game, storylet) === undefined;
  const place = isAtHand ? undefined : placeBehind(game, id);
  if (place !== undefined) {
    openFreely(game, id, { gate: place });
    return undefined;
  }
  const refused = whyNotBegun(game, storylet) ?? (only && refusalOf(only, game));
  if (refused) return no(refused);
  if (!only) {
    openFreely(game, id);
    return undefined;
  }
  openFreely(game, id);
  take(game, only, []);
  return undefined;
}

const placeBehind = (game: Game, gate: number): number | undefined =>
  barNow(game, openNow(game) !== undefined) === undefined
    ? game.world.pack.areas.find((area) => wayTo(area, game).gate === gate)?.id
    : undefined;

export function choose(game: Game, id: BranchId, ticked: QualityId[]): Answer {
  const { story } = game.who;
  if (story.phase === 'End' && story.branch === id) return { doneBefore: story.turn };
  if (story.phase === 'SecondChance') return chooseAgain(game, id, ticked);
  const lies = openNow(game);
  if (!lies) return no('story is over');
  if ((story.phase === 'Rename' || story.phase === 'Act') && story.branch === id) return undefined;
  const branch = branchOf(game, lies, id);
  const refused = refusalOf(branch, game);
  if (refused || !branch) return no(refused ?? '');
  game.who.story = lies;
  take(game, branch, ticked);
  return undefined;
}

function take(game: Game, branch: Branch, secondChances: QualityId[]): void {
  const lies = openNow(game);
  if (!lies) return;
  const phase = branch.names !== undefined ? 'Rename' : branch.act !== undefined ? 'Act' : undefined;
  if (phase) {
    game.who.story = { ...lies, phase, branch: branch.id, secondChances };
    game.acts = true;
  } else carryOut(game, lies, branch, secondChances);
}

function isGivenNow({ who, world }: Game, id: QualityId, name: string): boolean {
  const { story } = who;
  if (story.phase !== 'End' || who.names.get(id) !== name) return false;
  const branch = world.storylets.get(story.storylet)?.branches.find((each) => each.id === story.branch);
  return branch?.names !== undefined;
}

export function giveName(game: Game, id: QualityId, given: string): Answer {
  const { story } = game.who;
  const name = given.trim();
  if (story.phase === 'End' && isGivenNow(game, id, name)) return { doneBefore: story.turn };
  const lies = openNow(game);
  if (story.phase !== 'Rename' || !lies) return no('not asked');
  const branch = branchOf(game, lies, story.branch);
  if (branch?.names === undefined) return no('not asked');
  const refused = refusalOf(branch, game);
  if (refused) return no(refused);
  const quality = game.world.qualities.get(id);
  if (!quality?.namable || quality.category !== branch.names || numberOwned(id, game) === 0)
    return no('nothing to name');
  if (name.length < 1 || name.length > 140 || /[^\p{L}\p{M}\p{Nd} '’,]/u.test(name)) return no('name unfit');
  carryOut(game, lies, branch, story.secondChances, () => game.who.names.set(id, name));
  return undefined;
}
