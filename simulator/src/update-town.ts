import { actionsSpentIn, type Change } from '@underhall/engine';
import type { Step } from './step.ts';

/** Updates all that a step changes outside of the character: invitations, memories, and the actions spent. */
export function updateTown(step: Step): void {
  if (step.ruling.ruling !== 'allowed') return;
  step.player.spent += actionsSpentIn(step);
  rememberChoice(step);
  for (const change of step.changes) {
    if (change.kind === 'invited') addInvitation(change, step);
    if (change.kind === 'invitation over') endInvitation(change, step);
  }
}

function rememberChoice({ player, town, after, command, moment }: Step): void {
  if (command.do === 'join') {
    const place = player.acceptedInvitations.findIndex(({ id }) => id === command.invitation);
    if (place >= 0) player.acceptedInvitations.splice(place, 1);
  }
  const { story } = after;
  // A result of an earlier turn was remembered then.
  if (story.phase !== 'End' || story.turn !== moment.turn) return;
  const { timesChosen, seenOutcomes } = player.memory;
  town.chosenByAnybody.add(story.branch);
  timesChosen.set(story.branch, (timesChosen.get(story.branch) ?? 0) + 1);
  const outcomes = seenOutcomes.get(story.branch) ?? new Set();
  seenOutcomes.set(story.branch, outcomes.add(story.outcome));
}

type Invited = Extract<Change, { kind: 'invited' }>;
type Over = Extract<Change, { kind: 'invitation over' }>;

/** Adds an invitation to the town. One to somebody who does not play waits for nobody there. */
function addInvitation({ act, with: to, words }: Invited, { town, player, moment }: Step): void {
  town.sent++;
  if (to === 0) return;
  town.invitations.set(town.sent, { id: town.sent, act, from: player.number, to, sentAt: moment.now, words });
}

function endInvitation({ invitation: id, act, how }: Over, { town, player, wasOffered }: Step): void {
  const invitation = town.invitations.get(id);
  town.invitations.delete(id);
  // The accepting player took this step; the inviting one gets a step that it caused, with the same change.
  const leadsToStorylet = town.world.acts.get(act)?.leadsTo !== undefined;
  if (invitation && how === 'accepted' && wasOffered !== undefined && leadsToStorylet)
    player.acceptedInvitations.push({ ...invitation, over: how });
}
