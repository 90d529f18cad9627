import { contacts } from '@underhall/contract';
import type { FastifyInstance } from 'fastify';
import type { ClockDeps } from '../characters/turn-deps.ts';
import { type AnswerDeps, answer } from '../http/answer.ts';
import { Busy, Refused } from '../http/failures.ts';
import { type AddContactDeps, addContact, findByName, requireOther, tooManyOrBusy } from './add-contact.ts';
import type { BlockStore } from './block-store.ts';
import type { Acquaintance } from './contact-store.ts';

type ContactsDeps = AnswerDeps & ClockDeps & AddContactDeps & { readonly blocks: BlockStore };

export function contactsRoutes(app: FastifyInstance, deps: ContactsDeps): void {
  answer(app, deps, contacts.contacts, ({ characterId }) => listOf(characterId));
  // None of the supported sign-in providers returns contacts, so the list does not change.
  answer(app, deps, contacts.addFromProvider, ({ characterId }) => listOf(characterId));

  answer(app, deps, contacts.add, async ({ characterId, body: { userName: wanted = '' } }) => ({
    isSuccess: true,
    ...(await addContact(deps, characterId, wanted)),
  }));

  answer(app, deps, contacts.remove, async ({ characterId, body: { contactId } }) => {
    if (!(await deps.commit([deps.contacts.removing(characterId, contactId)]))) throw new Busy();
    return { isSuccess: true, message: 'They are no longer one of your contacts.' };
  });

  answer(app, deps, contacts.company, async ({ accountId, characterId }) => {
    const [company, blocked] = await Promise.all([deps.blocks.company(accountId), deps.blocks.blockedBy(characterId)]);
    return { isSuccess: true, ...company, blocked: [...blocked] };
  });

  answer(app, deps, contacts.setCompany, async ({ accountId, body }) => {
    if (!(await deps.commit([deps.blocks.setting(accountId, body)]))) throw new Busy();
    const company = await deps.blocks.company(accountId);
    return { isSuccess: true, message: 'Your settings are saved.', ...company };
  });

  answer(app, deps, contacts.block, async ({ characterId, body: { name = '', messageId } }) => {
    const {
      isContact: _,
      isBlocked: __,
      ...blocked
    } = await (messageId === undefined
      ? findByName(deps.contacts, characterId, name)
      : ofMessage(characterId, messageId));
    if (!(await deps.commit(deps.blocks.blocking(characterId, blocked.id, await deps.now())))) {
      throw await tooManyOrBusy((await deps.blocks.blockedBy(characterId)).length, 'people blocked');
    }
    const message = `${blocked.name} is blocked. Neither of you can reach the other now, and they are not notified.`;
    return { isSuccess: true, message, blocked };
  });

  answer(app, deps, contacts.unblock, async ({ characterId, body: { characterId: blocked } }) => {
    if (!(await deps.commit([deps.blocks.unblocking(characterId, blocked)]))) throw new Busy();
    return { isSuccess: true, message: 'They are no longer blocked. If you want them as a contact, add them again.' };
  });

  const listOf = async (characterId: number) => ({
    isSuccess: true,
    contacts: [...(await deps.contacts.contactsOf(characterId))],
  });

  async function ofMessage(characterId: number, message: number): Promise<Acquaintance> {
    const other = await deps.contacts.otherOf(characterId, message);
    const found = other === undefined ? undefined : await deps.contacts.byCharacter(characterId, other);
    if (!found) throw new Refused('The other player of this invitation has left the game.');
    return requireOther(characterId, found.name, found);
  }
}
