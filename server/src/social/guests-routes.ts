import { social } from '@underhall/contract';
import type { Act } from '@underhall/engine';
import type { FastifyInstance } from 'fastify';
import { currentMoment } from '../characters/current-moment.ts';
import { type AddingDeps, addContact } from '../contacts/add-contact.ts';
import { type AnswerDeps, answer } from '../http/answer.ts';
import { Refused, RefusedByRule } from '../http/failures.ts';
import { type GuestDeps, guestsFor, type Host } from '../story/guests.ts';
import { waitingAct } from '../story/present-story.ts';

export type GuestRoutesDeps = AnswerDeps & GuestDeps & AddingDeps;

/** Maximum number of candidates to check for a suggestion. */
const mostSuggested = 20;

/** Registers the endpoints that list and suggest guests for a social act. */
export function guestsRoutes(app: FastifyInstance, deps: GuestRoutesDeps): void {
  answer(app, deps, social.ineligible, async ({ characterId, body: { branchId } }) => {
    const { host, act } = await asking(characterId, branchId);
    return { isSuccess: true, ineligibleContacts: [...(await guestsFor(deps, host, act)).ineligible] };
  });

  answer(app, deps, social.addForAct, async ({ characterId, body: { branchId, username } }) => {
    const { host, act } = await asking(characterId, branchId);
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
    const { host, act } = await asking(characterId, branchid);
    const some = await deps.contacts.suggestions(characterId, mostSuggested);
    const [suggested] = (await guestsFor(deps, host, act, some)).eligible;
    if (!suggested) throw new Refused('There is nobody to suggest just now. Add somebody by name.');
    return { isSuccess: true, name: suggested.userName };
  });

  /** The host, and the act of the branch that waits for a guest. */
  async function asking(characterId: number, branchId: number): Promise<{ readonly host: Host; readonly act: Act }> {
    const host = await currentMoment(deps, characterId);
    const { story } = host.character;
    const act = waitingAct(host);
    if (!act || story.phase !== 'Act' || story.branch !== branchId) throw new RefusedByRule('not asked');
    return { host, act };
  }
}
