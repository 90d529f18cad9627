import { longestDescription, profile } from '@underhall/contract';
import type { FastifyInstance } from 'fastify';
import type { AccountStore } from '../account/account-store.ts';
import { nameKey, tidy } from '../account/name-rules.ts';
import { lookAt } from '../characters/look-at.ts';
import type { TurnDeps } from '../characters/turn-deps.ts';
import { type AnswerDeps, answer } from '../http/answer.ts';
import { NothingThere, NotSignedIn, Refused } from '../http/failures.ts';
import type { Player } from '../http/who.ts';
import { canFlaunt, type Place, presentFlaunted } from './flaunt.ts';
import { presentProfile } from './present-profile.ts';
import type { Profile, ProfileStore } from './profile-store.ts';

type ProfileDeps = AnswerDeps & TurnDeps & { readonly profiles: ProfileStore; readonly accounts: AccountStore };

export function profileRoutes(app: FastifyInstance, deps: ProfileDeps): void {
  answer(app, deps, profile.profile, async ({ body: { characterName }, ...reader }) => {
    const shown = await whose(deps, reader, characterName);
    const [moment, account] = await Promise.all([lookAt(deps, shown.characterId), deps.accounts.byId(shown.accountId)]);
    const isOwn = shown.characterId === reader.characterId;
    return presentProfile(shown, { userName: account?.userName ?? '', isOwn }, moment);
  });

  answer(app, deps, profile.describe, async ({ characterId, body: { newDescription } }) => {
    const words = tidy(newDescription.replace(/[\p{Cc}\p{Cs}]/gu, ' '));
    if ([...words].length > longestDescription) {
      throw new Refused(`A description has at most ${longestDescription} letters. Shorten it.`);
    }
    await deps.profiles.describe(characterId, words);
    return { isSuccess: true, message: words === '' ? 'Nothing is said of you now.' : 'This is said of you now.' };
  });

  answer(app, deps, profile.mantelpiece, async ({ characterId, body: { id } }) => {
    const mantelpieceItem = await flaunt(characterId, 'mantelpiece', id);
    return { isSuccess: true, message: flauntedNow('mantelpiece', id), ...(mantelpieceItem && { mantelpieceItem }) };
  });

  answer(app, deps, profile.scrapbook, async ({ characterId, body: { id } }) => {
    const scrapbookStatus = await flaunt(characterId, 'scrapbook', id);
    return { isSuccess: true, message: flauntedNow('scrapbook', id), ...(scrapbookStatus && { scrapbookStatus }) };
  });

  answer(app, deps, profile.keepPrivate, async ({ characterId, body: { value } }) => {
    await deps.profiles.keepPrivate(characterId, value);
    return { isSuccess: true };
  });

  async function flaunt(characterId: number, place: Place, quality: number) {
    const moment = await lookAt(deps, characterId);
    if (quality !== 0 && !canFlaunt(quality, place, moment)) throw new Refused(cannot[place]);
    await deps.profiles.flaunt(characterId, place, quality === 0 ? undefined : quality);
    return presentFlaunted(quality, place, moment);
  }
}

const cannot: Readonly<Record<Place, string>> = {
  mantelpiece: 'Only a thing that you have can stand on your mantelpiece. Choose another.',
  scrapbook: 'Only what is true of you can stand in your scrapbook. Choose another.',
};

const flauntedNow = (place: Place, quality: number): string =>
  `Your ${place} ${quality === 0 ? 'is empty' : 'is changed'}. Whoever looks at your profile sees it.`;

/** The profile of that name, or the reader's own. An entry's number may stand behind the name. */
async function whose({ profiles }: ProfileDeps, reader: Partial<Player>, name: string | undefined): Promise<Profile> {
  if (name === undefined) {
    if (reader.accountId === undefined) throw new NotSignedIn();
    if (reader.characterId === undefined) throw new Refused('You have no character yet. Make one first.');
  }
  const found =
    name === undefined
      ? await profiles.byCharacter(reader.characterId as number)
      : await profiles.byName(nameKey(name.replaceAll('\0', '').replace(/\/\d*$/, '')));
  if (!found) throw new NothingThere();
  return found;
}
