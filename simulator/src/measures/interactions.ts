import type { Step } from '../step.ts';
import { type Counts, count } from './counts.ts';

/** Counts of what agents, other players and letters came to. Changed in place. */
export type Interactions = {
  /** Things lent, and plots begun, called off and done, by the reason of the change. */
  readonly agents: Counts<string>;
  /** Invitations sent, by letter too, and by how they ended. */
  readonly invitations: Counts<string>;
  /** Letters by their titles, those of timed stories among them. */
  readonly letters: Counts<string>;
};

export const newInteractions = (): Interactions => ({ agents: new Map(), invitations: new Map(), letters: new Map() });

export function recordInteractions(
  { agents, invitations, letters }: Interactions,
  { changes, wasOffered }: Step,
): void {
  for (const change of changes) {
    if (change.kind === 'letter') count(letters, change.title);
    if (change.kind === 'agent') count(agents, change.why);
    if (change.kind === 'invited') count(invitations, 'sent');
    // An acceptance is a change of both sides, and counts for the one whose command it was.
    if (change.kind === 'invitation over' && wasOffered !== undefined) count(invitations, change.how);
  }
}
