import type { Message } from '@underhall/contract';
import type { Moment } from '@underhall/engine';
import type { MessageStore } from './message-store.ts';
import { presentInvitation } from './present-invitation.ts';
import { presentLetter } from './present-letter.ts';

export type MessagesDeps = { readonly messages: MessageStore };

type Reader = Pick<Moment, 'character' | 'world' | 'now'>;

/** Reads all messages of a character, the newest first; or the one that has this number. */
export async function readMessages(
  { messages }: MessagesDeps,
  characterId: number,
  { now, ...here }: Reader,
  id?: number,
): Promise<readonly Message[]> {
  const [letters, invitations] = await Promise.all([
    messages.letters(characterId, now, id),
    messages.invitations(characterId, now, id),
  ]);
  return [
    ...letters.map((letter) => presentLetter(letter, here.world, now)),
    ...invitations.flatMap((invitation) => presentInvitation(invitation, { here, now })),
  ].sort((one, other) => other.date.localeCompare(one.date) || other.id - one.id);
}

/** The types that wait for something their reader may do. */
const waiting: ReadonlySet<string> = new Set([
  'InvitationFromYou',
  'InvitationToYou',
  'SocialMessage',
  'StoryletMessage',
] satisfies Message['type'][]);

export const isInteraction = ({ type }: Message): boolean => waiting.has(type);
