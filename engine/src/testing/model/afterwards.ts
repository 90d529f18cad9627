import { dropWhatFitsNoMore, leaveHand } from './hands.ts';
import { baseLevel } from './levels.ts';
import type { Game } from './person.ts';
import { settingNow, tableIdNow } from './places.ts';
import { giveStories } from './running.ts';

/** How things stood before a turn, as far as what follows from it has to know. */
export type Before = { table: number; drops: boolean; setting: number | undefined };

/** How things stand as a turn begins. */
export function beforehand(game: Game): Before {
  const setting = settingNow(game);
  game.spent = 0;
  game.acts = false;
  return { table: tableIdNow(game), drops: setting?.dropsHand === true, setting: setting?.id };
}

/** What follows by itself from branches, journeys, clothes, trades, loans, codes, first meetings, and what time brings. */
export function afterwards(game: Game, before: Before): void {
  for (const servant of game.who.servants) {
    if (!game.world.agents.has(servant.agent)) servant.plot = undefined;
  }
  loseWhatIsLost(game);
  for (const { plot } of game.who.servants) {
    const errand = plot && game.world.plots.get(plot.id);
    if (plot && errand) plot.elapsed = Math.min(errand.actions, plot.elapsed + game.spent);
  }
  countHere(game, before);
  leaveHand(game, before);
  dropWhatFitsNoMore(game);
  giveStories(game);
}

/** No more copies are in use than there are: agents at home lose theirs first, then the wearer, then who is away. */
function loseWhatIsLost(game: Game): void {
  const { who } = game;
  const inUse = new Set([...who.worn.values(), ...who.servants.flatMap(({ lent }) => lent)]);
  for (const item of inUse) {
    const has = baseLevel(item, game);
    const holders = who.servants.filter(({ lent }) => lent.includes(item));
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

/** Counts the actions spent where nobody is kept for ever, from coming in. */
function countHere(game: Game, before: Before): void {
  const { who } = game;
  const setting = settingNow(game);
  if (!setting?.stay) who.stayed = undefined;
  else if (setting.id !== before.setting) who.stayed = 0;
  else who.stayed = (who.stayed ?? 0) + game.spent;
}
