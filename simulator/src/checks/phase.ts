import { type Branch, outcomeNamed, type Story, type World } from '@underhall/engine';
import { hasForcedStorylet } from '../page/open-story.ts';
import type { Check } from '../step.ts';
import { viewOf } from '../town.ts';

/** The story stands where it can stand: in a storylet of the world, at a branch of it, with an outcome of that. */
export const checkPhase: Check = (step) => {
  const { after, moment, player, town } = step;
  const wrong = wrongPhase(after.story, moment.world, moment.turn);
  if (wrong || step.command.do !== 'look' || after.story.phase !== 'Available') return wrong;
  return hasForcedStorylet(viewOf(player, town)) ? 'something had to be met, and was not' : undefined;
};

function wrongPhase(story: Story, world: World, turn: number): string | undefined {
  if (story.phase === 'Available') return undefined;
  const storylet = world.storylets.get(story.storylet);
  if (!storylet) return `the story is in storylet ${story.storylet}, which is not in the world`;
  if (story.phase === 'In') return story.since > turn ? `the story is open since turn ${story.since}` : undefined;
  const branch = storylet.branches.find(({ id }) => id === story.branch);
  if (!branch) return `the story is at branch ${story.branch}, which is none of ${storylet.id}`;
  return wrongAt(story, branch, turn);
}

function wrongAt(story: Exclude<Story, { phase: 'Available' | 'In' }>, branch: Branch, turn: number) {
  switch (story.phase) {
    case 'Rename':
      return branch.names === undefined ? `branch ${branch.id} waits for a name it does not ask for` : undefined;
    case 'Act':
      return branch.act === undefined ? `branch ${branch.id} waits for somebody it does not invite` : undefined;
    case 'End':
      if (story.turn > turn) return `the result was told in turn ${story.turn}, and it is turn ${turn}`;
      return outcomeNamed(branch, story.outcome) ? undefined : `branch ${branch.id} has no outcome "${story.outcome}"`;
  }
}
