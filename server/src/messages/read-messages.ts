import type { Message } from '@underhall/contract';
import type { Moment } from '@underhall/engine';
import type { CharacterStore } from '../characters/character-store.ts';
import type { MessageStore, StoredInvitation } from './message-store.ts';
import { presentInvitation } from './present-invitation.ts';
import { presentStoryMessage } from './present-story-message.ts';

export type MessagesDeps = {
  readonly messages: MessageStore;
  readonly characters: Pick<CharacterStore, 'loadAll'>;
};

type Reader = Pick<Moment, 'character' | 'world' | 'now'>;

/** Newest first. If `id` is set, only that message. */
export async function readMessages(
  { messages, characters }: MessagesDeps,
  characterId: number,
  { now, ...here }: Reader,
  id?: number,
): Promise<readonly Message[]> {
  const [fromStories, invitations] = await Promise.all([
    messages.storyMessages(characterId, now, id),
    messages.invitations(characterId, now, id),
  ]);
  const faces = await facesOf(invitations, characters);
  return [
    ...fromStories.map((message) => presentStoryMessage(message, here.world, now)),
    ...invitations.flatMap((invitation) => presentInvitation(invitation, { here, now }, faces.get(invitation.other))),
  ].sort((one, other) => other.date.localeCompare(one.date) || other.id - one.id);
}

/** Faces of the other players of accepted invitations, by character. */
async function facesOf(
  invitations: readonly StoredInvitation[],
  characters: MessagesDeps['characters'],
): Promise<ReadonlyMap<number, string>> {
  const met = invitations.filter(({ over, otherName }) => over === 'accepted' && otherName !== undefined);
  const ids = [...new Set(met.map(({ other }) => other))];
  const stored = ids.length === 0 ? [] : await characters.loadAll(ids);
  return new Map(stored.map(({ id, character }) => [id, character.face]));
}

const interactionTypes: ReadonlySet<string> = new Set([
  'InvitationFromYou',
  'InvitationToYou',
  'SocialMessage',
  'StoryletMessage',
] satisfies Message['type'][]);

export const isInteraction = ({ type }: Message): boolean => interactionTypes.has(type);
