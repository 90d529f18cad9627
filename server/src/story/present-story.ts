import type { StoryReply } from '@underhall/contract';
import { type Act, isPending, type Standpoint } from '@underhall/engine';
import type { AccountStore } from '../account/account-store.ts';
import type { TurnResult } from '../characters/take-turn.ts';
import type { LinkDeps } from '../mail/link-to.ts';
import { type GuestDeps, guestsFor, type Host } from './guests.ts';
import { presentGivenCode } from './present-given-code.ts';
import { presentTurn } from './present-turn.ts';

export type FormDeps = GuestDeps & LinkDeps & { readonly accounts: Pick<AccountStore, 'byId'> };

type Asker = { readonly accountId: number; readonly characterId: number };

/**
 * The reply to a turn. If an act waits for a recipient, lists the contacts who can be invited, or says that such an
 * invitation is already open.
 */
export async function presentStory(
  deps: FormDeps,
  { accountId, characterId: id }: Asker,
  { turn, world, now }: TurnResult,
): Promise<StoryReply> {
  const reply = withGivenCode(deps, presentTurn(turn, world), { character: turn.character, world });
  const host = { id, character: turn.character, world, now };
  const act = waitingAct(host);
  if (!act) return reply;
  const { socialAct, externalSocialAct, ...rest } = reply;
  const sent = await deps.invitations.openFrom(id);
  if (act.unique && isPending(act, undefined, sent, now)) return { ...rest, phase: 'UniqueActPending' };
  if (externalSocialAct) {
    const account = await deps.accounts.byId(accountId);
    const own = account?.isEmailConfirmed ? (account.email ?? '') : '';
    return { ...rest, externalSocialAct: { ...externalSocialAct, userEmailAddress: own } };
  }
  return socialAct
    ? { ...rest, socialAct: { ...socialAct, inviteeData: await invitees(deps, host, act, socialAct.inviteeData) } }
    : reply;
}

function withGivenCode(deps: LinkDeps, reply: StoryReply, { character, world }: Standpoint): StoryReply {
  const { endStorylet } = reply;
  return endStorylet
    ? { ...reply, endStorylet: { ...endStorylet, ...presentGivenCode(deps, character.story, world) } }
    : reply;
}

/** The act of the branch for which the player is choosing a contact. */
export function waitingAct({ character: { story }, world }: Standpoint): Act | undefined {
  if (story.phase !== 'Act') return undefined;
  const branch = world.storylets.get(story.storylet)?.branches.find(({ id }) => id === story.branch);
  return branch?.act === undefined ? undefined : world.acts.get(branch.act);
}

type InviteeData = NonNullable<StoryReply['socialAct']>['inviteeData'];

async function invitees(deps: FormDeps, host: Host, act: Act, data: InviteeData): Promise<InviteeData> {
  const [{ eligible }, last] = await Promise.all([
    guestsFor(deps, host, act),
    deps.invitations.lastTo(act.id, host.id),
  ]);
  const { story } = host.character;
  const preferred = (story.phase === 'Act' ? story.guest : undefined) ?? last?.to;
  const designated = eligible.find(({ id }) => id === preferred);
  return { ...data, eligibleFriends: [...eligible], ...(designated && { designatedFriend: designated }) };
}
