import { contacts, mostContacts } from '@underhall/contract';
import type { FastifyInstance } from 'fastify';
import { tidy } from '../account/name-rules.ts';
import type { ClockDeps } from '../characters/turn-deps.ts';
import type { Database } from '../db/database.ts';
import { type AnswerDeps, answer } from '../http/answer.ts';
import { Busy, Refused } from '../http/failures.ts';
import type { BlockStore } from './block-store.ts';
import type { Acquaintance, ContactStore } from './contact-store.ts';

type ContactsDeps = AnswerDeps &
  ClockDeps & {
    readonly contacts: ContactStore;
    readonly blocks: BlockStore;
    readonly commit: Database['commit'];
  };

export function contactsRoutes(app: FastifyInstance, deps: ContactsDeps): void {
  answer(app, deps, contacts.contacts, ({ characterId }) => listOf(characterId));
  // No provider that is bound tells whom one knows.
  answer(app, deps, contacts.addFromProvider, ({ characterId }) => listOf(characterId));

  answer(app, deps, contacts.add, async ({ characterId, body: { userName: wanted = '' } }) => {
    const name = plain(wanted);
    const { isContact, isBlocked, ...contact } = await named(characterId, name);
    if (isBlocked) throw new Refused(`You have blocked ${contact.userName}. Unblock them first, on your account page.`);
    const added = await deps.commit(deps.contacts.adding(characterId, contact.id));
    if (!added) {
      // They may have blocked the one who asks a moment ago: then they are not found any more.
      await named(characterId, name);
      throw await tooManyOrBusy((await deps.contacts.of(characterId)).length, 'contacts');
    }
    const told = isContact ? 'is one of your contacts already' : 'is one of your contacts now';
    return { isSuccess: true, message: `${contact.userName} ${told}.`, contact };
  });

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
    return { isSuccess: true, message: 'Other players reach you as you want it.', ...company };
  });

  answer(app, deps, contacts.block, async ({ characterId, body: { name = '', messageId } }) => {
    const {
      isContact: _,
      isBlocked: __,
      ...blocked
    } = await (messageId === undefined ? named(characterId, plain(name)) : ofMessage(characterId, messageId));
    if (!(await deps.commit(deps.blocks.blocking(characterId, blocked.id, await deps.now())))) {
      throw await tooManyOrBusy((await deps.blocks.blockedBy(characterId)).length, 'people blocked');
    }
    const message = `${blocked.name} is blocked: neither of you reaches the other from now on, and they are not told.`;
    return { isSuccess: true, message, blocked };
  });

  answer(app, deps, contacts.unblock, async ({ characterId, body: { characterId: blocked } }) => {
    if (!(await deps.commit([deps.blocks.unblocking(characterId, blocked)]))) throw new Busy();
    return { isSuccess: true, message: 'They are no longer blocked. If you want them as a contact, add them anew.' };
  });

  const listOf = async (characterId: number) => ({
    isSuccess: true,
    contacts: [...(await deps.contacts.of(characterId))],
  });

  async function named(characterId: number, name: string): Promise<Acquaintance> {
    if (name === '') throw new Refused('Say whom: give the username of their account, or the name of their character.');
    return known(characterId, name, await deps.contacts.byName(characterId, name));
  }

  async function ofMessage(characterId: number, message: number): Promise<Acquaintance> {
    const other = await deps.contacts.otherOf(characterId, message);
    const found = other === undefined ? undefined : await deps.contacts.byCharacter(characterId, other);
    if (!found) throw new Refused('Whoever sent that is not here any more.');
    return known(characterId, found.name, found);
  }
}

/** A name as it may stand in an answer. */
const plain = (name: string): string => tidy(name.replace(/[\p{Cc}\p{Cs}]/gu, ' '));

function known(asker: number, name: string, found: Acquaintance | undefined): Acquaintance {
  if (!found) throw new Refused(`Nobody here is called ${name}. Look at how it is spelled.`);
  if (found.id === asker) throw new Refused('That is your own name. Give that of somebody else.');
  return found;
}

/** The reason why nothing was written: a list is full, or else it was a matter of a moment. */
const tooManyOrBusy = async (count: number, of: string): Promise<Error> =>
  count >= mostContacts ? new Refused(`You have ${mostContacts} ${of}, and there is no room for more.`) : new Busy();
