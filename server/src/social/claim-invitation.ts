import { openMessages } from '@underhall/engine';
import { takeTurn } from '../characters/take-turn.ts';
import type { TurnDeps } from '../characters/turn-deps.ts';
import type { ContactStore } from '../contacts/contact-store.ts';
import type { Database } from '../db/database.ts';
import { invitationOfToken, type OutsideDeps, openOutsideInvitation } from './outside-emails.ts';
import { assignInvitation } from './outside-store.ts';

export type ClaimDeps = OutsideDeps &
  TurnDeps & {
    readonly contacts: Pick<ContactStore, 'adding'>;
    readonly commit: Database['commit'];
  };

/**
 * Assigns the invitation behind a link to a new character. Makes sender and newcomer contacts, and opens the newcomer's
 * Messages page. Does nothing if the token is invalid, or the invitation has ended or was used.
 */
export async function claimInvitation(deps: ClaimDeps, token: string, characterId: number): Promise<void> {
  const id = invitationOfToken(deps.linkTokens, token);
  const invitation = id === undefined ? undefined : await openOutsideInvitation(deps, id);
  if (id === undefined || !invitation) return;
  const assignment = assignInvitation(id, characterId, await deps.now());
  const { from } = invitation;
  const contactSteps = [...deps.contacts.adding(characterId, from), ...deps.contacts.adding(from, characterId)];
  // If the sender's contact list is full, the newcomer still gets the invitation.
  if (!(await deps.commit([assignment, ...contactSteps])) && !(await deps.commit([assignment]))) return;
  await takeTurn(deps, characterId, { choice: `met by invitation ${id}`, rule: openMessages });
}
