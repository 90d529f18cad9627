import { type Branch, outcomeNamed, type Story, type World } from '@underhall/engine';
import { hasForcedStorylet } from '../page/open-story.ts';
import type { Check } from '../step.ts';
import { viewOf } from '../town.ts';

/** The current storylet exists, and it contains the branch and outcome that the story is at. */
export const checkPhase: Check = (step) => {
  const { after, moment, player, town } = step;
  const wrong = wrongPhase(after.story, moment.world, moment.turn);
  if (wrong || step.command.do !== 'look' || after.story.phase !== 'Available') return wrong;
  return hasForcedStorylet(viewOf(player, town)) ? 'a forced storylet was not begun' : undefined;
};

function wrongPhase(story: Story, world: World, turn: number): string | undefined {
  if (story.phase === 'Available') return undefined;
  const storylet = world.storylets.get(story.storylet);
  if (!storylet) return `the story is in storylet ${story.storylet}, which is not in the world`;
  if (story.phase === 'In')
    return story.since > turn
      ? `the storylet is open since turn ${story.since}, which has not happened yet`
      : undefined;
  const branch = storylet.branches.find(({ id }) => id === story.branch);
  if (!branch) return `the story is at branch ${story.branch}, which storylet ${storylet.id} does not have`;
  return wrongAt(story, branch, turn);
}

function wrongAt(story: Exclude<Story, { phase: 'Available' | 'In' }>, branch: Branch, turn: number) {
  switch (story.phase) {
    case 'Rename':
      return branch.names === undefined ? `branch ${branch.id} waits for a name, but does not ask for one` : undefined;
    case 'Act':
      return branch.act === undefined ? `branch ${branch.id} waits for a guest, but does not invite one` : undefined;
    case 'SecondChance':
      if (story.turn > turn) return `the roll is from turn ${story.turn}, but this is turn ${turn}`;
      return branch.asksSecondChance ? undefined : `branch ${branch.id} asks for no second chance`;
    case 'End':
      if (story.turn > turn) return `the result is from turn ${story.turn}, but this is turn ${turn}`;
      return outcomeNamed(branch, story) ? undefined : `branch ${branch.id} has no outcome "${story.outcome}"`;
  }
}
