import type { Branch, Challenge, Requirement, StoryReply } from '@underhall/contract';
import type { ReactNode } from 'react';
import type { MarkButton } from '../preferences/mark-buttons.tsx';
import type { StoryRequest } from './story-state.ts';

/** Props of the screen of every phase. */
export type SceneProps = {
  readonly reply: StoryReply;
  readonly scene: number;
  /** Actions now. Can be more than at the time of the reply. */
  readonly actions: number;
  readonly asking: StoryRequest | undefined;
  readonly ask: (ask: StoryRequest) => void;
  readonly slots: StorySlots;
  readonly place: StoryPlace;
  readonly tab: ListTab;
  readonly onTab: (tab: ListTab) => void;
  /** The storylet that was open last. */
  readonly opened: number | undefined;
};

/**
 * Renders an invitation form. Arguments: whether invitations can be sent, the handler if they cannot, and the account's
 * address once known.
 */
export type InvitationForm = (isAvailable: boolean, askToVerify: () => void, address?: string) => ReactNode;

export const listTabs = ['Always', 'Sometimes'] as const;
export type ListTab = (typeof listTabs)[number];

/** The character's place, as far as the story needs it. */
export type StoryPlace = {
  readonly area: number;
  /** Cards are drawn here. */
  readonly showOps: boolean;
  /** Place and rules allow a change of outfit. */
  readonly canChangeOutfit: boolean;
};

/** Parts of other features inside the story. Unless a field says otherwise, it is shown in phase Available only. */
export type StorySlots = {
  /** Shown when no action is left, in every phase. */
  readonly actionsNote?: ReactNode;
  /** Starts a journey to a place of the map. */
  readonly setOutFor?: (area: number) => void;
  readonly welcome?: ReactNode;
  readonly travel?: ReactNode;
  readonly hand?: ReactNode;
  /** Number of cards in hand and deck, and its label. */
  readonly cards?: { readonly count: number; readonly of: string } | undefined;
  /** The hand in short, below the stories, so that its arrival moves nothing. */
  readonly handInShort?: ReactNode;
  readonly gates?: ReactNode;
  readonly howTo?: ReactNode;
  /** The button that sets down what is told. In the phases in which a story is told. */
  readonly journal?: (telling: ShownText) => ReactNode;
  /** The clothes worn, and the way to wear something else, unless that is locked. In every phase. */
  readonly outfit?: (isLocked: boolean) => ReactNode;
  /** The button that puts on the best for a challenge. */
  readonly best?: BestOf;
  /** The player's own notes. In every phase. */
  readonly notes?: StoryNotes;
  /** The plans of the player: what a branch is to them, and the button that marks it. In every phase. */
  readonly plans?: StoryPlans;
  /** Buttons that aim for what a choice lacks. In every phase. */
  readonly aims?: AimsOf;
  /** The form of an invitation, with what has to be done before one can be sent. In the phases that ask whom. */
  readonly socialActs?: (form: InvitationForm) => ReactNode;
};

/** The result or story on show, in plain words, and whether the world says that it is worth setting down. */
type ShownText = {
  /** The number of the storylet. */
  readonly id: number;
  readonly name: string;
  readonly image: string;
  readonly isOffered: boolean;
};

/** The notes of the player on stories and choices, and the button that lets one write them. */
export type StoryNotes = {
  readonly toggle: ReactNode;
  readonly beside: (subject: NoteSubject & { readonly name: string }) => ReactNode;
  readonly wordsOn: (subject: NoteSubject) => string | undefined;
};
type NoteSubject = { readonly kind: 'storylet' | 'branch'; readonly id: number };

/** The way to the best outfit for a challenge, or, once it is worn, the words for that. */
export type BestOf = (challenge: Challenge) => ReactNode;

export type AimsOf = (requirements: readonly Requirement[]) => ReactNode;

export type StoryPlans = {
  readonly stateOf: (branch: Branch) => Branch['planState'];
  readonly markOf: (branch: Branch) => MarkButton;
};
