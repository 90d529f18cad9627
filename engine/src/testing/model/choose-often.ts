import type { OutcomeKind } from '../../character.ts';
import type { BranchId, QualityId } from '../../ids.ts';
import type { Outcome, PlainOutcome } from '../../story/consequences.ts';
import type { Branch } from '../../story/storylet.ts';
import type { World } from '../../world.ts';
import { afterwards, stateBefore } from './aftermath.ts';
import { shopsNow } from './bazaar.ts';
import { listedStorylets } from './cards.ts';
import { begin, choose } from './choose-branch.ts';
import { copyOf } from './copy-of.ts';
import { branchOf, costNow } from './locks.ts';
import { type Answer, type Game, type ModelCharacter, modelLimits, no } from './model-character.ts';
import { barNow, putUnder, wayTo } from './places.ts';
import { openNow } from './story.ts';

/** Chooses a branch of the open storylet again and again, until something happens that is worth reading. */
export function chooseOften(game: Game, id: BranchId, ticked: QualityId[], times: number): Answer {
  const { story } = game.who;
  const lies = openNow(game);
  const branch = lies && branchOf(game, lies, id);
  if (story.phase !== 'In' || !lies || !branch) return choose(game, id, ticked);
  if (times > (branch.repeatable ?? 1)) return no('not that often');
  for (let time = 1; time <= times; time++) {
    const who = copyOf(game.who);
    const offered = offeredNow(game);
    const cost = costNow(branch, game);
    game.before = stateBefore(game);
    const refused = time === 1 ? choose(game, id, ticked) : playAgain(game, lies.storylet, id, ticked);
    if (refused && time === 1) return refused;
    if (refused) {
      Object.assign(game, { who, acts: false });
      return undefined;
    }
    finishTime(game);
    if (offeredNow(game).some((each) => !offered.includes(each)) || isWorthReading(game, who, branch, cost))
      return undefined;
  }
  return undefined;
}

/** Listed storylets, places to go and open shops. */
const offeredNow = (game: Game): string[] => [
  ...listedStorylets(game).map(({ id }) => `storylet ${id}`),
  ...(barNow(game, false) === undefined ? game.world.pack.areas : []).flatMap((area) => {
    const { refused, gate } = wayTo(area, game);
    return refused === undefined && gate === undefined ? [`area ${area.id}`] : [];
  }),
  ...shopsNow(game).map(({ id }) => `shop ${id}`),
];

function playAgain(game: Game, storylet: number, id: BranchId, ticked: QualityId[]): Answer {
  const answer = begin(game, storylet);
  if (answer) return answer;
  return openNow(game)?.storylet === storylet ? choose(game, id, ticked) : no('in another storylet');
}

/** Ends a turn, so that the next time starts from what it left. */
function finishTime(game: Game): void {
  if (game.acts && game.before) afterwards(game, game.before);
  for (const [id, total] of game.sharedNext) game.shared.set(id, total);
  game.sharedNext.clear();
  game.before = stateBefore(game);
}

/** True if anything else happened than changes of levels, payments and progress of running plots. */
function isWorthReading(game: Game, before: ModelCharacter, branch: Branch, cost: number): boolean {
  const { who } = game;
  if (who.story.phase !== 'End' || who.story.next !== undefined || who.story.outcome.startsWith('rare')) return true;
  if (who.actions.count > before.actions.count - cost || branch.fate > 0) return true;
  if (whatShows(game, who) !== whatShows(game, before)) return true;
  const plain = (branch.outcomes as Partial<Record<OutcomeKind, PlainOutcome>>)[who.story.outcome];
  const outcome = plain?.variants?.[who.story.variant ?? -1] ?? plain;
  return outcome !== undefined && isToldOnly(outcome, game, before);
}

/** What an outcome does although it leaves the character as before. */
function isToldOnly(outcome: Outcome, game: Game, before: ModelCharacter): boolean {
  const { world } = game;
  const { send, journal, fate, lodge, setting, reveal, hide, engage, dismiss } = outcome;
  const served = before.engagedAgents.map(({ agent }) => agent);
  return (
    send !== undefined ||
    journal !== undefined ||
    fate !== undefined ||
    (lodge !== undefined && world.lodgings.has(lodge)) ||
    isSentOut(setting, before, world) ||
    (setting !== undefined && isAway(setting, game, before)) ||
    reveal.some((part) => hide?.includes(part)) ||
    (dismiss !== undefined && served.includes(dismiss)) ||
    (engage !== undefined && world.agents.has(engage) && !served.includes(engage))
  );
}

/** True if entering the setting leads elsewhere, although the outcome may move the character back. */
function isAway(setting: number, game: Game, before: ModelCharacter): boolean {
  const there = { ...game, who: { ...before } };
  putUnder(there, setting);
  return there.who.area !== before.area || there.who.setting !== before.setting;
}

/**
 * A character who is sent to the start of a setting leaves their own setting, even if they enter it again. They keep it
 * if the area at the start is in it too.
 */
function isSentOut(setting: number | undefined, { setting: own }: ModelCharacter, { areas, settings }: World): boolean {
  const start = setting === undefined ? undefined : settings.get(setting)?.startArea;
  if (own === undefined || start === undefined) return false;
  return !areas.get(start)?.alsoIn?.includes(own);
}

/** Everything about a character except levels, actions, counters and the story. */
function whatShows({ world }: Game, who: ModelCharacter): string {
  const full = { deck: { count: modelLimits({ world, who }).deck.room }, hand: [] };
  return JSON.stringify([
    [who.frame, who.banner, who.area, who.setting, who.lodging, who.fate, who.tier, who.until, who.outfit],
    world.pack.settings.map(({ id }) => who.tables.get(id) ?? full),
    [...who.worn, ...who.timers, ...who.begun, ...who.restrictions, ...who.codes, ...who.met]
      .map((each) => JSON.stringify(each))
      .sort(),
    who.outfits.map(({ id, name }) => [id, name]),
    who.plans,
    who.engagedAgents.map(({ agent, lent, plot, reports }) => {
      const isBack = plot && plot.elapsed >= (world.plots.get(plot.id)?.actions ?? 0);
      return [agent, lent, plot?.id, isBack, reports];
    }),
  ]);
}
