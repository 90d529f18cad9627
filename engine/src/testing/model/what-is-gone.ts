import { type Game, modelLimits } from './model-character.ts';
import { areaNow, isOpenNow, moveTo, wayTo } from './places.ts';

/** Ends what the player is in the middle of and the world no longer has, and pays back what it cost. */
export function giveUpWhatIsGone(game: Game): void {
  endStory(game);
  const { who, world } = game;
  for (const engaged of who.engagedAgents) {
    if (!engaged.plot) continue;
    const plot = world.plots.get(engaged.plot.id);
    if (world.agents.has(engaged.agent) && plot && world.storylets.has(plot.report)) continue;
    who.fate += engaged.plot.fate;
    engaged.plot = undefined;
  }
  const { room } = modelLimits(game).deck;
  for (const { deck, hand } of who.tables.values()) {
    for (const card of hand.filter((each) => !world.storylets.has(each))) {
      hand.splice(hand.indexOf(card), 1);
      if (deck.count < room) deck.count += 1;
      if (deck.count >= room) deck.nextAt = undefined;
    }
  }
  leavePlace(game);
}

/** From a place that is gone to where new players begin, or else to the first place that the map leads to from there. */
function leavePlace(game: Game): void {
  const { who, world } = game;
  if (who.area === 0 || areaNow(game)) return;
  const start = world.areas.get(world.pack.start.area);
  const atStart = { ...game, who: { ...who, area: world.pack.start.area } };
  const isShut = start && !isOpenNow(start, atStart);
  const next = world.pack.areas.find((area) => Object.keys(wayTo(area, atStart)).length === 0);
  moveTo(game, (isShut && next?.id) || atStart.who.area);
}

function endStory(game: Game): void {
  const { who, world } = game;
  const { story, actions } = who;
  if (story.phase === 'Available' || story.phase === 'End') return;
  const storylet = world.storylets.get(story.storylet);
  const hasBranch = story.phase !== 'SecondChance' || storylet?.branches.some(({ id }) => id === story.branch);
  if (storylet && hasBranch) return;
  who.story = { phase: 'Available' };
  if (story.phase !== 'SecondChance' || !story.paid) return;
  const { room } = modelLimits(game).bank;
  who.fate += story.paid.fate;
  actions.count = Math.max(actions.count, Math.min(2 * room, actions.count + story.paid.actions));
  if (actions.count >= room) actions.nextAt = undefined;
}
