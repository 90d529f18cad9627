import type { AgentId, AreaId, BranchId, QualityId, StoryletId } from '../ids.ts';

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
