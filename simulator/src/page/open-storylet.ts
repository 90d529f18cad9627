import type { Branch, Standpoint, Storylet } from '@underhall/engine';

/** The storylet that lies open, also while a branch of it waits for an answer. */
export function openStoryletOf({ character: { story }, world }: Standpoint): Storylet | undefined {
  if (story.phase === 'Available' || story.phase === 'End') return undefined;
  return world.storylets.get(story.storylet);
}

/** The branch that waits for a name or for somebody to be invited. */
export function waitingBranch(phase: 'Rename' | 'Act', here: Standpoint): Branch | undefined {
  const { character } = here;
  const { story } = character;
  if (story.phase !== phase) return undefined;
  return openStoryletOf(here)?.branches.find(({ id }) => id === story.branch);
}
