import { profile } from '@underhall/contract';
import { maxDescriptionLength } from '@underhall/contract/limits';
import type { FastifyInstance } from 'fastify';
import type { AccountStore } from '../account/account-store.ts';
import { nameKey, tidy } from '../account/name-rules.ts';
import { type AccountCommandDeps, digestOf, runAccountCommand } from '../account/run-account-command.ts';
import { currentMoment } from '../characters/current-moment.ts';
import type { TurnDeps } from '../characters/turn-deps.ts';
import type { ContactStore } from '../contacts/contact-store.ts';
import type { Step } from '../db/database.ts';
import { type AnswerDeps, answer } from '../http/answer.ts';
import type { Player } from '../http/authenticate.ts';
import { NotFound, NotSignedIn, Refused } from '../http/failures.ts';
import { canFlaunt, type Place, presentFlaunted } from './flaunt.ts';
import { presentProfile } from './present-profile.ts';
import type { Profile, ProfileStore } from './profile-store.ts';

type ProfileDeps = AnswerDeps &
  TurnDeps &
  AccountCommandDeps & {
    readonly profiles: ProfileStore;
    readonly accounts: AccountStore;
    readonly contacts: Pick<ContactStore, 'byCharacter'>;
  };

type Ruled<Reply> = { readonly step: Step; readonly reply: Reply };

/** A player with the idempotency key of the request. */
type Caller = Player & { readonly key?: string };

export function profileRoutes(app: FastifyInstance, deps: ProfileDeps): void {
  answer(app, deps, profile.profile, async ({ body: { characterName }, ...reader }) => {
    const shown = await whose(deps, reader, characterName);
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
    const words = tidy(newDescription.replace(/[\p{Cc}\p{Cs}]/gu, ' '));
    if ([...words].length > maxDescriptionLength) {
      throw new Refused(`A description has at most ${maxDescriptionLength} letters. Shorten it.`);
    }
    const step = deps.profiles.describing(caller.characterId, words);
    const message = words === '' ? 'Nothing is said of you now.' : 'This is said of you now.';
    return change(caller, `describe ${digestOf(words)}`, async () => ({ step, reply: { isSuccess: true, message } }));
  });

  answer(app, deps, profile.mantelpiece, ({ body: { id }, ...caller }) =>
    change(caller, `mantelpiece ${id}`, async () => {
      const { step, shown, message } = await flaunt(caller.characterId, 'mantelpiece', id);
      return { step, reply: { isSuccess: true, message, ...(shown && { mantelpieceItem: shown }) } };
    }),
  );

  answer(app, deps, profile.scrapbook, ({ body: { id }, ...caller }) =>
    change(caller, `scrapbook ${id}`, async () => {
      const { step, shown, message } = await flaunt(caller.characterId, 'scrapbook', id);
      return { step, reply: { isSuccess: true, message, ...(shown && { scrapbookStatus: shown }) } };
    }),
  );

  answer(app, deps, profile.keepPrivate, ({ body: { value }, ...caller }) => {
    const step = deps.profiles.keepingPrivate(caller.characterId, value);
    return change(caller, `private ${value}`, async () => ({ step, reply: { isSuccess: true } }));
  });

  /** Writes one field of the profile. A duplicate request gets the stored reply. */
  function change<Reply>({ accountId, key }: Caller, choice: string, rule: () => Promise<Ruled<Reply>>) {
    const withSteps = async () => {
      const { step, reply } = await rule();
      return { steps: [step], reply };
    };
    return runAccountCommand(deps, accountId, { choice, key, rule: withSteps });
  }

  async function flaunt(characterId: number, place: Place, quality: number) {
    const moment = await currentMoment(deps, characterId);
    if (quality !== 0 && !canFlaunt(quality, place, moment)) throw new Refused(cannot[place]);
    const step = deps.profiles.flaunting(characterId, place, quality === 0 ? undefined : quality);
    return { step, shown: presentFlaunted(quality, place, moment), message: flauntedNow(place, quality) };
  }
}

const cannot: Readonly<Record<Place, string>> = {
  mantelpiece: 'Only a thing that you have can stand on your mantelpiece. Choose another.',
  scrapbook: 'Only what is true of you can stand in your scrapbook. Choose another.',
};

const flauntedNow = (place: Place, quality: number): string =>
  `Your ${place} ${quality === 0 ? 'is empty' : 'is changed'}. Whoever looks at your profile sees it.`;

/** The profile with that name, or the reader's own. The name may end in `/` and the number of an entry. */
async function whose({ profiles }: ProfileDeps, reader: Partial<Player>, name: string | undefined): Promise<Profile> {
  if (name === undefined) {
    if (reader.accountId === undefined) throw new NotSignedIn();
    if (reader.characterId === undefined) throw new Refused('You have no character yet. Make one first.');
  }
  const found =
    name === undefined
      ? await profiles.byCharacter(reader.characterId as number)
      : await profiles.byName(nameKey(name.replaceAll('\0', '').replace(/\/\d*$/, '')), reader.characterId);
  if (!found) throw new NotFound();
  return found;
}
