import type { AgentId, AreaId, BranchId, InvitationId, QualityId, StoryletId } from '../ids.ts';
import type { World } from '../world.ts';

/**
 * The state of the story: no storylet open, one open, a branch that waits for an answer, or a result. A turn's number
 * is the version of the character it makes.
 */
export type Story =
  | { readonly phase: 'Available' }
  | OpenStory
  /** The chosen branch waits for a name. */
  | (WaitingStory & { readonly phase: 'Rename' })
  /** The chosen branch waits for an invitation. */
  | (WaitingStory & { readonly phase: 'Act' })
  | EndedStory;

export type OpenStory = {
  readonly phase: 'In';
  readonly storylet: StoryletId;
  /** The turn that opened it. */
  readonly since: number;
  /** The item that was used to open it. */
  readonly item?: QualityId;
  /** The agent whose report it is. */
  readonly agent?: AgentId;
  /** The closed place whose gate it is. */
  readonly gate?: AreaId;
  /** The accepted invitation that led into it. It is used up by what is chosen here, not by leaving. */
  readonly invitation?: InvitationId;
};

/** The open storylet, and the branch that waits for an answer. */
export type WaitingStory = Omit<OpenStory, 'phase'> & {
  readonly branch: BranchId;
  readonly secondChances: readonly QualityId[];
};

export type EndedStory = {
  readonly phase: 'End';
  readonly storylet: StoryletId;
  readonly branch: BranchId;
  readonly outcome: OutcomeKind;
  /** The turn that told it; its changes stand in the ledger under this number. */
  readonly turn: number;
  /** The storylet that the button Onwards leads to. */
  readonly next?: StoryletId;
  /** As in `OpenStory`: the item used, the reporting agent, the closed area. */
  readonly item?: QualityId;
  readonly agent?: AgentId;
  readonly gate?: AreaId;
};

export type OutcomeKind = 'always' | 'rare' | 'success' | 'failure' | 'rareSuccess' | 'rareFailure';

/** The origin of an open storylet that was opened neither from the list nor from the hand. */
export type StoryletOrigin = Pick<OpenStory, 'item' | 'agent' | 'gate' | 'invitation'>;

/** The open storylet, also while a branch of it waits for an answer; undefined if it is no longer in the world. */
export function openStoryIn(story: Story, world: World): OpenStory | undefined {
  if (story.phase === 'Available' || story.phase === 'End' || !world.storylets.has(story.storylet)) return undefined;
  if (story.phase === 'In') return story;
  const { branch: _asked, secondChances: _ticked, ...open } = story;
  return { ...open, phase: 'In' };
}

/** The origin of a storylet that the result still has: an accepted invitation is used up by then. */
export function originOf({ item, agent, gate }: OpenStory | WaitingStory | StoryletOrigin): StoryletOrigin {
  return {
    ...(item !== undefined && { item }),
    ...(agent !== undefined && { agent }),
    ...(gate !== undefined && { gate }),
  };
}
