import { actionsSpentIn, type Change } from '@underhall/engine';
import type { Step } from './step.ts';

/** Updates all that a step changes outside of the character: invitations, memories, and the actions spent. */
export function keepBooks(step: Step): void {
  if (step.ruling.ruling !== 'allowed') return;
  step.player.spent += actionsSpentIn(step);
  remember(step);
  for (const change of step.changes) {
    if (change.kind === 'invited') keepSent(change, step);
    if (change.kind === 'invitation over') endInvitation(change, step);
  }
}

function remember({ player, after, command, moment }: Step): void {
  if (command.do === 'join') {
    const place = player.awaited.findIndex(({ id }) => id === command.invitation);
    if (place >= 0) player.awaited.splice(place, 1);
  }
  const { story } = after;
  // What was told in an earlier turn was remembered then.
  if (story.phase !== 'End' || story.turn !== moment.turn) return;
  const { chosen, told } = player.memory;
  chosen.set(story.branch, (chosen.get(story.branch) ?? 0) + 1);
  const outcomes = told.get(story.branch) ?? new Set();
  told.set(story.branch, outcomes.add(story.outcome));
}

type Invited = Extract<Change, { kind: 'invited' }>;
type Over = Extract<Change, { kind: 'invitation over' }>;

/** Adds an invitation to the town. One to somebody who does not play waits for nobody there. */
function keepSent({ act, with: to, words }: Invited, { town, player, moment }: Step): void {
  town.sent++;
  if (to === 0) return;
  town.invitations.set(town.sent, { id: town.sent, act, from: player.number, to, sentAt: moment.now, words });
}

function endInvitation({ invitation: id, act, how }: Over, { town, player, shown }: Step): void {
  const invitation = town.invitations.get(id);
  town.invitations.delete(id);
  // The one who accepted took the step; the one who had asked has a part in it.
  const leadsOn = town.world.acts.get(act)?.leadsTo !== undefined;
  if (invitation && how === 'accepted' && shown !== undefined && leadsOn)
    player.awaited.push({ ...invitation, over: how });
}
