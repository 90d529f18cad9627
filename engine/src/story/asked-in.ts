import type { Character } from '../character.ts';
import type { BranchId } from '../ids.ts';
import type { World } from '../world.ts';
import type { Chosen } from './chosen.ts';
import { openIn } from './open-in.ts';
import type { Open } from './phases.ts';
import type { Branch } from './storylet.ts';

export const branchIn = ({ storylet }: Pick<Open, 'storylet'>, id: BranchId, world: World): Branch | undefined =>
  world.storylets.get(storylet)?.branches.find((branch) => branch.id === id);

/** The branch that waits for a name, or for somebody to be invited; nothing if none waits for that. */
export function askedIn(phase: 'Rename' | 'Act', { story }: Character, world: World): Chosen | undefined {
  const open = openIn(story, world);
  if (!open || story.phase !== phase) return undefined;
  const branch = branchIn(open, story.branch, world);
  return branch && { open, branch, secondChances: story.secondChances };
}
