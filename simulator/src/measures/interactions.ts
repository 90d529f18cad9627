import type { Step } from '../step.ts';
import { type Counts, count } from './counts.ts';

export type Interactions = {
  /** By reason of the change, such as lent, sent or returned. */
  readonly agents: Counts<string>;
  /** Sent invitations, including the ones outside the game, and how they ended. */
  readonly invitations: Counts<string>;
  /** Messages by title, including timed stories. */
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
    // An accepted invitation changes both players, so it is counted only for the player who accepted.
    if (change.kind === 'invitation over' && wasOffered !== undefined) count(invitations, change.how);
  }
}
