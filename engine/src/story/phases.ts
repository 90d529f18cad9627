import type { AgentId, AreaId, BranchId, CharacterId, InvitationId, QualityId, StoryletId } from '../ids.ts';
import type { World } from '../world.ts';
import type { Roll } from './roll.ts';

/** State of a character's story. Turn numbers are versions of the character. */
export type Story =
  | { readonly phase: 'Available' }
  | OpenStory
  /** The chosen branch waits for a name. */
  | (WaitingStory & { readonly phase: 'Rename' })
  /** The chosen branch waits for an invitation. `guest` is the player to whom it answers, and preselected. */
  | (WaitingStory & { readonly phase: 'Act'; readonly guest?: CharacterId })
  /** A roll of the chosen branch failed, and the player may buy a second one. */
  | AskedStory
  | EndedStory;

export type OpenStory = {
  readonly phase: 'In';
  readonly storylet: StoryletId;
  /** Turn that opened it. */
  readonly since: number;
  /** Item whose use opened it. */
  readonly item?: QualityId;
  /** Agent whose report it is. */
  readonly agent?: AgentId;
  /** Closed area whose gate it is. */
  readonly gate?: AreaId;
  /** Accepted invitation that led to the storylet. Choosing a branch uses up the invitation; leaving does not. */
  readonly invitation?: InvitationId;
};

/** An open storylet with a branch that waits for a name or an invitation. */
export type WaitingStory = Omit<OpenStory, 'phase'> & {
  readonly branch: BranchId;
  readonly secondChances: readonly QualityId[];
};

/** An open storylet with a branch that is paid and rolled, but not concluded. */
export type AskedStory = Omit<OpenStory, 'phase'> & {
  readonly phase: 'SecondChance';
  readonly branch: BranchId;
  /** Turn that rolled. */
  readonly turn: number;
  readonly rolls: readonly Roll[];
  /** What the branch cost. Missing if it was free. */
  readonly paid?: { readonly actions: number; readonly fate: number };
  /** Seed of all further rolls: it continues the luck of the first ones. Secret. */
  readonly luck: number;
};

export type EndedStory = {
  readonly phase: 'End';
  readonly storylet: StoryletId;
  readonly branch: BranchId;
  readonly outcome: OutcomeKind;
  /** Index among the variants of the outcome. Missing for the plain one. */
  readonly variant?: number;
  /** Turn that made the result. Its changes are in the ledger under this number. */
  readonly turn: number;
  /** Storylet that the Onwards button opens. */
  readonly next?: StoryletId;
  /** The player took no second chance after the roll. */
  readonly isDeclined?: true;
  /** The item used, reporting agent and closed area, as in `OpenStory`. */
  readonly item?: QualityId;
  readonly agent?: AgentId;
  readonly gate?: AreaId;
};

export type OutcomeKind = 'always' | 'rare' | 'success' | 'failure' | 'rareSuccess' | 'rareFailure';

/** Origin of a storylet that was opened neither from the list nor from the hand. */
export type StoryletOrigin = Pick<OpenStory, 'item' | 'agent' | 'gate' | 'invitation'>;

/** The open storylet, also while one of its branches waits. Undefined if it was removed from the world. */
export function openStoryIn(story: Story, world: World): OpenStory | undefined {
  if (story.phase === 'Available' || story.phase === 'End' || !world.storylets.has(story.storylet)) return undefined;
  if (story.phase === 'In') return story;
  if (story.phase === 'SecondChance') {
    const { branch: _tried, turn: _at, rolls: _rolls, paid: _paid, luck: _luck, ...open } = story;
    return { ...open, phase: 'In' };
  }
  if (story.phase === 'Act') {
    const { branch: _asked, secondChances: _ticked, guest: _selected, ...open } = story;
    return { ...open, phase: 'In' };
  }
  const { branch: _asked, secondChances: _ticked, ...open } = story;
  return { ...open, phase: 'In' };
}

/** Returns the origin for the result, without the invitation, which is used up by then. */
export function originOf({ item, agent, gate }: OpenStory | WaitingStory | StoryletOrigin): StoryletOrigin {
  return {
    ...(item !== undefined && { item }),
    ...(agent !== undefined && { agent }),
    ...(gate !== undefined && { gate }),
  };
}

/** Returns the origin for a storylet to which a result leads, without the agent, whose report is over. */
export function originAfter(end: EndedStory): StoryletOrigin {
  const { agent: _home, ...through } = originOf(end);
  return through;
}
