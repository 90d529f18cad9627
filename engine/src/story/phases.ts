import type { AgentId, AreaId, BranchId, QualityId, StoryletId } from '../ids.ts';
import type { World } from '../world.ts';

/** Where the player is in the telling. A turn's number is the version of the character it makes. */
export type Story =
  | { readonly phase: 'Available' }
  | Open
  /** A branch was chosen that lets something be named first. */
  | (Asked & { readonly phase: 'Rename' })
  /** A branch was chosen that lets somebody be invited first. */
  | (Asked & { readonly phase: 'Act' })
  | Ended;

export type Open = {
  readonly phase: 'In';
  readonly storylet: StoryletId;
  /** The turn that began it. */
  readonly since: number;
  /** What was used to begin it. */
  readonly item?: QualityId;
  /** The agent whose report it is. */
  readonly agent?: AgentId;
  /** The closed place whose gate it is. */
  readonly gate?: AreaId;
};

/** The open storylet, and the branch that waits for an answer. */
export type Asked = Omit<Open, 'phase'> & { readonly branch: BranchId; readonly secondChances: readonly QualityId[] };

export type Ended = {
  readonly phase: 'End';
  readonly storylet: StoryletId;
  readonly branch: BranchId;
  readonly outcome: OutcomeKind;
  /** The turn that told it; its changes stand in the ledger under this number. */
  readonly turn: number;
  /** Where Onwards leads. */
  readonly next?: StoryletId;
  /** What was used to begin it; whose report it was; whose gate. */
  readonly item?: QualityId;
  readonly agent?: AgentId;
  readonly gate?: AreaId;
};

export type OutcomeKind = 'always' | 'rare' | 'success' | 'failure' | 'rareSuccess' | 'rareFailure';

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
