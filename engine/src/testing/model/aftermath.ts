import { dropWhatFitsNoMore, leaveHand } from './cards.ts';
import { baseLevel } from './levels.ts';
import type { Before, Game } from './model-character.ts';
import { settingNow, tableIdNow } from './places.ts';
import { giveStories } from './timers.ts';

/** Starts a turn. */
export function stateBefore(game: Game): Before {
  const setting = settingNow(game);
  game.spent = 0;
  game.acts = false;
  return { table: tableIdNow(game), drops: setting?.dropsHand === true, setting: setting?.id };
}

export function afterwards(game: Game, before: Before): void {
  loseWhatIsLost(game);
  for (const { plot } of game.who.engagedAgents) {
    const errand = plot && game.world.plots.get(plot.id);
    if (plot && errand) plot.elapsed = Math.min(errand.actions, plot.elapsed + game.spent);
  }
  countHere(game, before);
  leaveHand(game, before);
  dropWhatFitsNoMore(game);
  giveStories(game);
}

/**
 * Takes items out of use until no more copies are in use than owned. Agents at home lose theirs first, then the
 * character, then agents on plots.
 */
function loseWhatIsLost(game: Game): void {
  const { who } = game;
  const inUse = new Set([...who.worn.values(), ...who.engagedAgents.flatMap(({ lent }) => lent)]);
  for (const item of inUse) {
    const has = baseLevel(item, game);
    const holders = who.engagedAgents.filter(({ lent }) => lent.includes(item));
    const slots = [...who.worn].filter(([, worn]) => worn === item).map(([slot]) => slot);
    let over = holders.length + slots.length - has;
    const takeBack = (list: typeof holders) => {
      for (const each of list) {
        if (over <= 0) return;
        each.lent.splice(each.lent.indexOf(item), 1);
        over -= 1;
      }
    };
    takeBack(holders.filter(({ plot }) => !plot));
    for (const slot of slots) {
      if (over <= 0) break;
      who.worn.delete(slot);
      over -= 1;
    }
    takeBack(holders.filter(({ plot }) => plot));
  }
}

function countHere(game: Game, before: Before): void {
  const { who } = game;
  const setting = settingNow(game);
  if (!setting?.stay) who.stayed = undefined;
  else if (setting.id !== before.setting) who.stayed = 0;
  else who.stayed = (who.stayed ?? 0) + game.spent;
}
