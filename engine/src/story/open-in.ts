import type { World } from '../world.ts';
import type { Asked, Open, Story } from './phases.ts';

/** Through what a storylet was opened, where that was neither the list nor the hand. */
export type Through = Pick<Open, 'item' | 'agent' | 'gate'>;

/** The storylet that lies open, also while a branch of it waits for an answer; one that has left the world holds nobody. */
export function openIn(story: Story, world: World): Open | undefined {
  if (story.phase === 'Available' || story.phase === 'End' || !world.storylets.has(story.storylet)) return undefined;
  if (story.phase === 'In') return story;
  const { branch: _asked, secondChances: _ticked, ...open } = story;
  return { ...open, phase: 'In' };
}

export function throughOf({ item, agent, gate }: Open | Asked | Through): Through {
  return {
    ...(item !== undefined && { item }),
    ...(agent !== undefined && { agent }),
    ...(gate !== undefined && { gate }),
  };
}
