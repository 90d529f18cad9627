import { type Game, modelLimits } from './model-character.ts';

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
