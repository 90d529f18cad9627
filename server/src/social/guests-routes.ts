import { social } from '@underhall/contract';
import type { Act } from '@underhall/engine';
import type { FastifyInstance } from 'fastify';
import { currentMoment } from '../characters/current-moment.ts';
import { type AddContactDeps, addContact } from '../contacts/add-contact.ts';
import { type AnswerDeps, answer } from '../http/answer.ts';
import { Refused, RefusedByRule } from '../http/failures.ts';
import { type GuestDeps, guestsFor, type Host } from '../story/guests.ts';
import { waitingAct } from '../story/present-story.ts';

export type GuestRoutesDeps = AnswerDeps & GuestDeps & AddContactDeps;

/** Number of players to check for one suggestion. */
const maxCandidates = 20;

export function guestsRoutes(app: FastifyInstance, deps: GuestRoutesDeps): void {
  answer(app, deps, social.ineligible, async ({ characterId, body: { branchId } }) => {
    const { host, act } = await waitingActOf(characterId, branchId);
    return { isSuccess: true, ineligibleContacts: [...(await guestsFor(deps, host, act)).ineligible] };
  });

  answer(app, deps, social.addForAct, async ({ characterId, body: { branchId, username } }) => {
    const { host, act } = await waitingActOf(characterId, branchId);
    const { contact, message } = await addContact(deps, characterId, username);
    const { eligible } = await guestsFor(deps, host, act);
    const isEligible = eligible.some(({ id }) => id === contact.id);
    return {
      isSuccess: true,
      message: isEligible ? message : `${message} They cannot currently receive this.`,
      addedFriendId: contact.id,
      eligibleFriends: [...eligible],
    };
  });

  answer(app, deps, social.suggest, async ({ characterId, body: { branchid } }) => {
    const { host, act } = await waitingActOf(characterId, branchid);
    const candidates = await deps.contacts.suggestions(characterId, maxCandidates);
    const [suggested] = (await guestsFor(deps, host, act, candidates)).eligible;
    if (!suggested) throw new Refused('There is nobody to suggest at the moment. Add a contact by name.');
    return { isSuccess: true, name: suggested.userName };
  });

  /**
   * Returns the host, and the act of the chosen branch. Throws `RefusedByRule` unless that branch waits for a guest.
   */
  async function waitingActOf(
    characterId: number,
    branchId: number,
  ): Promise<{ readonly host: Host; readonly act: Act }> {
    const host = await currentMoment(deps, characterId);
    const { story } = host.character;
    const act = waitingAct(host);
    if (!act || story.phase !== 'Act' || story.branch !== branchId) throw new RefusedByRule('not asked');
    return { host, act };
  }
}
