import type { Branch, Character, Storylet, World } from '@underhall/engine';

/** The storylet that lies open, also while a branch of it waits for an answer. */
export function openNow({ story }: Character, world: World): Storylet | undefined {
  if (story.phase === 'Available' || story.phase === 'End') return undefined;
  return world.storylets.get(story.storylet);
}

/** The branch that waits for a name or for somebody to be invited. */
export function branchAsking(phase: 'Rename' | 'Act', character: Character, world: World): Branch | undefined {
  const { story } = character;
  if (story.phase !== phase) return undefined;
  return openNow(character, world)?.branches.find(({ id }) => id === story.branch);
}
