import { profile } from '@underhall/contract';
import { typedTexts } from '@underhall/contract/typed-texts';
import type { FastifyInstance } from 'fastify';
import type { AccountStore } from '../account/account-store.ts';
import { nameKey } from '../account/name-rules.ts';
import { type AccountCommandDeps, digestOf, runAccountCommand } from '../account/run-account-command.ts';
import { currentMoment } from '../characters/current-moment.ts';
import type { TurnDeps } from '../characters/turn-deps.ts';
import type { ContactStore } from '../contacts/contact-store.ts';
import type { Step } from '../db/database.ts';
import { type AnswerDeps, answer } from '../http/answer.ts';
import type { Player } from '../http/authenticate.ts';
import { NotFound, NotSignedIn, Refused } from '../http/failures.ts';
import { fitText } from '../http/fit-text.ts';
import { presentProfile } from './present-profile.ts';
import type { Profile, ProfileStore } from './profile-store.ts';
import { canDisplay, type Place, presentDisplayed } from './showcase.ts';

type ProfileDeps = AnswerDeps &
  TurnDeps &
  AccountCommandDeps & {
    readonly profiles: ProfileStore;
    readonly accounts: AccountStore;
    readonly contacts: Pick<ContactStore, 'byCharacter'>;
  };

type CommandResult<Reply> = { readonly step: Step; readonly reply: Reply };

/** A player with the idempotency key of the request. */
type Caller = Player & { readonly key?: string };

export function profileRoutes(app: FastifyInstance, deps: ProfileDeps): void {
  answer(app, deps, profile.profile, async ({ body: { characterName }, ...reader }) => {
    const shown = await findProfile(deps, reader, characterName);
    const isOwn = shown.characterId === reader.characterId;
    const [moment, account, known] = await Promise.all([
      currentMoment(deps, shown.characterId),
      deps.accounts.byId(shown.accountId),
      reader.characterId === undefined || isOwn
        ? undefined
        : deps.contacts.byCharacter(reader.characterId, shown.characterId),
    ]);
    return presentProfile(shown, { userName: account?.userName ?? '', isOwn, known }, moment);
  });

  answer(app, deps, profile.describe, async ({ body: { newDescription }, ...caller }) => {
    const words = fitText(typedTexts.description, newDescription);
    const step = deps.profiles.describing(caller.characterId, words);
    const message = words === '' ? 'Your description is empty now.' : 'Your description is saved.';
    return change(caller, `describe ${digestOf(words)}`, async () => ({ step, reply: { isSuccess: true, message } }));
  });

  answer(app, deps, profile.mantelpiece, ({ body: { id }, ...caller }) =>
    change(caller, `mantelpiece ${id}`, async () => {
      const { step, shown, message } = await displayPossession(caller.characterId, 'mantelpiece', id);
      return { step, reply: { isSuccess: true, message, ...(shown && { mantelpieceItem: shown }) } };
    }),
  );

  answer(app, deps, profile.scrapbook, ({ body: { id }, ...caller }) =>
    change(caller, `scrapbook ${id}`, async () => {
      const { step, shown, message } = await displayPossession(caller.characterId, 'scrapbook', id);
      return { step, reply: { isSuccess: true, message, ...(shown && { scrapbookStatus: shown }) } };
    }),
  );

  answer(app, deps, profile.keepPrivate, ({ body: { value }, ...caller }) => {
    const step = deps.profiles.keepingPrivate(caller.characterId, value);
    return change(caller, `private ${value}`, async () => ({ step, reply: { isSuccess: true } }));
  });

  /** Writes one field of the profile. A duplicate request gets the stored reply. */
  function change<Reply>({ accountId, key }: Caller, choice: string, rule: () => Promise<CommandResult<Reply>>) {
    const withSteps = async () => {
      const { step, reply } = await rule();
      return { steps: [step], reply };
    };
    return runAccountCommand(deps, accountId, { choice, key, rule: withSteps });
  }

  async function displayPossession(characterId: number, place: Place, quality: number) {
    const moment = await currentMoment(deps, characterId);
    if (quality !== 0 && !canDisplay(quality, place, moment)) throw new Refused(refusals[place]);
    const step = deps.profiles.displaying(characterId, place, quality === 0 ? undefined : quality);
    return { step, shown: presentDisplayed(quality, place, moment), message: displayMessage(place, quality) };
  }
}

const refusals: Readonly<Record<Place, string>> = {
  mantelpiece: 'Only an item that you own can be on your mantelpiece. Choose another.',
  scrapbook: 'Only a trait that you have can be in your scrapbook. Choose another.',
};

const displayMessage = (place: Place, quality: number): string =>
  `Your ${place} is ${quality === 0 ? 'empty' : 'changed'}. Everybody can see it on your profile.`;

/** Finds the profile by name, or the reader's own without a name. The name may end in `/` and an entry id. */
async function findProfile(
  { profiles }: ProfileDeps,
  reader: Partial<Player>,
  name: string | undefined,
): Promise<Profile> {
  if (name === undefined) {
    if (reader.accountId === undefined) throw new NotSignedIn();
    if (reader.characterId === undefined) throw new Refused('You have no character yet. Make one first.');
  }
  const found =
    name === undefined
      ? await profiles.byCharacter(reader.characterId as number)
      : await profiles.byName(nameKey(name.replace(/\/\d*$/, '')), reader.characterId);
  if (!found) throw new NotFound();
  return found;
}
