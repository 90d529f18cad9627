import { openMessages } from '@underhall/engine';
import { takeTurn } from '../characters/take-turn.ts';
import type { TurnDeps } from '../characters/turn-deps.ts';
import type { ContactStore } from '../contacts/contact-store.ts';
import type { Database } from '../db/database.ts';
import { invitationOfToken, type OutsideDeps, openOutside } from './outside-letters.ts';
import { takeUp } from './outside-store.ts';

export type TakeUpDeps = OutsideDeps &
  TurnDeps & {
    readonly contacts: Pick<ContactStore, 'adding'>;
    readonly commit: Database['commit'];
  };

/**
 * Makes the invitation behind a letter's link that of a newcomer, who came after it was sent; the two are each other's
 * contacts from then on, and Messages, where it waits, is open. A link that is over, or none of ours, keeps nobody out: then nothing happens. Done again it is done.
 */
export async function takeUpInvitation(deps: TakeUpDeps, token: string, characterId: number): Promise<void> {
  const id = invitationOfToken(deps.linkTokens, token);
  const invitation = id === undefined ? undefined : await openOutside(deps, id);
  if (id === undefined || !invitation) return;
  const taking = takeUp(id, characterId, await deps.now());
  const { from } = invitation;
  const known = [...deps.contacts.adding(characterId, from), ...deps.contacts.adding(from, characterId)];
  // The list of the one who asked may be full: then the two are not contacts, and the invitation stands all the same.
  if (!(await deps.commit([taking, ...known])) && !(await deps.commit([taking]))) return;
  await takeTurn(deps, characterId, { choice: `met by invitation ${id}`, rule: openMessages });
}
