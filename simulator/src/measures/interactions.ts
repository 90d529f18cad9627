import type { Step } from '../step.ts';
import { type Counts, count } from './counts.ts';

/** Counts of events with agents, other players and messages. Mutable. */
export type Interactions = {
  /** By the reason of the change: lent, sent, called off, returned ... */
  readonly agents: Counts<string>;
  /** Invitations sent, also outside the game, and how they ended. */
  readonly invitations: Counts<string>;
  /** Messages by title, those of timed stories included. */
  readonly messages: Counts<string>;
};

export const newInteractions = (): Interactions => ({ agents: new Map(), invitations: new Map(), messages: new Map() });

export function recordInteractions(
  { agents, invitations, messages }: Interactions,
  { changes, wasOffered }: Step,
): void {
  for (const change of changes) {
    if (change.kind === 'letter') count(messages, change.title);
    if (change.kind === 'agent') count(agents, change.why);
    if (change.kind === 'invited') count(invitations, 'sent');
    // An acceptance changes both players and counts once, for the player who sent the command.
    if (change.kind === 'invitation over' && wasOffered !== undefined) count(invitations, change.how);
  }
}
