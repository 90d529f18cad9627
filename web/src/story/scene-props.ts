import type { Branch, Challenge, Requirement, StoryReply } from '@underhall/contract';
import type { ReactNode } from 'react';
import type { MarkButton } from '../preferences/mark-buttons.tsx';
import type { StoryRequest } from './story-state.ts';

/** Props of each phase's screen. */
export type SceneProps = {
  readonly reply: StoryReply;
  readonly scene: number;
  /** The current number of actions, which can be higher than in the reply. */
  readonly actions: number;
  readonly asking: StoryRequest | undefined;
  readonly ask: (ask: StoryRequest) => void;
  readonly slots: StorySlots;
  readonly place: StoryPlace;
  readonly tab: ListTab;
  readonly onTab: (tab: ListTab) => void;
  /** The storylet that was opened last. */
  readonly opened: number | undefined;
};

/**
 * Renders an invitation form. Arguments: whether invitations can be sent, the handler if they cannot, and the account's
 * confirmed address if known.
 */
export type InvitationForm = (isAvailable: boolean, askToVerify: () => void, address?: string) => ReactNode;

export const listTabs = ['Always', 'Sometimes'] as const;
export type ListTab = (typeof listTabs)[number];

export type StoryPlace = {
  readonly area: number;
  /** True if cards are drawn here. */
  readonly showOps: boolean;
  /** True if both the place and the rules allow a change of outfit. */
  readonly canChangeOutfit: boolean;
};

/**
 * Parts of the story page that other features provide. Shown in phase Available only, unless a field says otherwise.
 */
export type StorySlots = {
  /** Shown in every phase when no action is left. */
  readonly actionsNote?: ReactNode;
  readonly setOutFor?: (area: number) => void;
  readonly welcome?: ReactNode;
  readonly travel?: ReactNode;
  readonly hand?: ReactNode;
  /** Number of cards in hand and deck, with its label. */
  readonly cards?: { readonly count: number; readonly of: string } | undefined;
  /** A short form of the hand, below the stories, so that they do not move when it loads. */
  readonly handInShort?: ReactNode;
  readonly gates?: ReactNode;
  readonly howTo?: ReactNode;
  /** The button that saves the shown text to the journal. Only in phases that show a story. */
  readonly journal?: (telling: ShownText) => ReactNode;
  /** The current outfit and a control to change it, unless locked. In every phase. */
  readonly outfit?: (isLocked: boolean) => ReactNode;
  /** The button that puts on the best outfit for a challenge. */
  readonly best?: BestOf;
  /** In every phase. */
  readonly notes?: StoryNotes;
  /** In every phase. */
  readonly plans?: StoryPlans;
  /** Buttons that make a branch's missing qualities targets. In every phase. */
  readonly aims?: AimsOf;
  /** Wraps an invitation form with the steps required before sending. In the phases that invite. */
  readonly socialActs?: (form: InvitationForm) => ReactNode;
};

/** The shown result or story, as plain text. `isOffered` is true if the world suggests saving it to the journal. */
type ShownText = {
  /** Storylet id. */
  readonly id: number;
  readonly name: string;
  readonly image: string;
  readonly isOffered: boolean;
};

export type StoryNotes = {
  readonly toggle: ReactNode;
  readonly beside: (subject: NoteSubject & { readonly name: string }) => ReactNode;
  readonly wordsOn: (subject: NoteSubject) => string | undefined;
};
type NoteSubject = { readonly kind: 'storylet' | 'branch'; readonly id: number };

/** A button for the best outfit for a challenge, or a text once that outfit is worn. */
export type BestOf = (challenge: Challenge) => ReactNode;

export type AimsOf = (requirements: readonly Requirement[]) => ReactNode;

export type StoryPlans = {
  readonly stateOf: (branch: Branch) => Branch['planState'];
  readonly markOf: (branch: Branch) => MarkButton;
};
