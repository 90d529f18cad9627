import type { Message } from '@underhall/contract';
import type { Moment } from '@underhall/engine';
import type { MessageStore } from './message-store.ts';
import { presentInvitation } from './present-invitation.ts';
import { presentStoryMessage } from './present-story-message.ts';

export type MessagesDeps = { readonly messages: MessageStore };

type Reader = Pick<Moment, 'character' | 'world' | 'now'>;

/** Newest first. If `id` is set, only that message. */
export async function readMessages(
  { messages }: MessagesDeps,
  characterId: number,
  { now, ...here }: Reader,
  id?: number,
): Promise<readonly Message[]> {
  const [fromStories, invitations] = await Promise.all([
    messages.storyMessages(characterId, now, id),
    messages.invitations(characterId, now, id),
  ]);
  return [
    ...fromStories.map((message) => presentStoryMessage(message, here.world, now)),
    ...invitations.flatMap((invitation) => presentInvitation(invitation, { here, now })),
  ].sort((one, other) => other.date.localeCompare(one.date) || other.id - one.id);
}

const interactionTypes: ReadonlySet<string> = new Set([
  'InvitationFromYou',
  'InvitationToYou',
  'SocialMessage',
  'StoryletMessage',
] satisfies Message['type'][]);

export const isInteraction = ({ type }: Message): boolean => interactionTypes.has(type);
