import type { Branch, Challenge, Door, Requirement, StoryReply } from '@underhall/contract';
import type { ReactNode } from 'react';
import type { MarkButton } from '../preferences/mark-buttons.tsx';
import type { StoryRequest } from './story-state.ts';

export type SceneProps = {
  readonly reply: StoryReply;
  readonly scene: number;
  /** The current number of actions. May be higher than the number in the reply. */
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
 * Renders an invitation form. `isAvailable` is true if the player may send invitations; otherwise the form calls
 * `askToVerify`. `address` is the account's confirmed address, if known.
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

/** Parts of the story page that other features provide. Unless noted otherwise, only phase `Available` shows them. */
export type StorySlots = {
  /** Shown in every phase if no action is left. */
  readonly actionsNote?: ReactNode;
  /** Leads to a page, agent, shop or area that a result has opened. Used in phase `End`. */
  readonly openDoor?: (door: Door) => void;
  readonly whileOut?: ReactNode;
  /** Below the stories on a small screen. */
  readonly welcome?: ReactNode;
  /** What the player sees on arriving in a place. */
  readonly arrival?: ReactNode;
  readonly travel?: ReactNode;
  /** The next step of the first lead, above the stories. */
  readonly lead?: ReactNode;
  readonly hand?: ReactNode;
  /** Number of cards in hand and deck, with its label. */
  readonly cards?: { readonly count: number; readonly of: string } | undefined;
  /** The hand in a place without tabs, unless another column shows it. */
  readonly handBelow?: ReactNode;
  readonly gates?: ReactNode;
  readonly howTo?: ReactNode;
  /** The button that saves the shown text to the journal. Used in phases that show a story. */
  readonly journal?: (telling: ShownText) => ReactNode;
  /** The current outfit, with a control to change it unless the outfit is locked. Used in every phase. */
  readonly outfit?: (isLocked: boolean) => ReactNode;
  /** The button that equips the best outfit for a challenge. */
  readonly best?: BestOf;
  /** In every phase. */
  readonly notes?: StoryNotes;
  /** In every phase. */
  readonly plans?: StoryPlans;
  /** Buttons that make a branch's missing qualities targets. Used in every phase. */
  readonly aims?: AimsOf;
  /** Wraps an invitation form with the steps that are required before sending. Used in phases with invitations. */
  readonly socialActs?: (form: InvitationForm, branchId: number) => ReactNode;
};

/** The visible result or story as plain text. `isOffered` is true if the world suggests saving it to the journal. */
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

/** A button that equips the best outfit for a challenge. Once the outfit is worn, a text says so. */
export type BestOf = (challenge: Challenge) => ReactNode;

export type AimsOf = (requirements: readonly Requirement[]) => ReactNode;

export type StoryPlans = {
  readonly stateOf: (branch: Branch) => Branch['planState'];
  readonly markOf: (branch: Branch) => MarkButton;
};
