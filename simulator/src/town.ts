import {
  actionsSpentIn,
  type Change,
  type Invitation,
  type Qualities,
  resultOf,
  type SharedStep,
  standingOf,
  standingOfTotal,
  totalOf,
  type World,
  withStanding,
} from '@underhall/engine';
import type { Player, Town, View } from './cast.ts';
import { dayOfPlay, weekOfPlay } from './days-of-play.ts';
import type { Step } from './step.ts';

/** Returns the player with this number, if they have arrived. */
export function playerOf(number: number, { players, now }: Town): Player | undefined {
  const player = players.get(number);
  return player && player.arrivedAt <= now ? player : undefined;
}

export const sentBy = (player: number, { invitations }: Town): readonly Invitation[] =>
  [...invitations.values()].filter(({ from }) => from === player);

export const sentTo = (player: number, { invitations }: Town): readonly Invitation[] =>
  [...invitations.values()].filter(({ to }) => to === player);

/** Returns the accepted invitation, if the player has not begun its storylet yet. */
export const acceptedInvitation = (player: number, id: number, { players }: Town): Invitation | undefined =>
  players.get(player)?.acceptedInvitations.find((invitation) => invitation.id === id);

export const viewOf = (player: Player, town: Town): View => ({
  player,
  town,
  character: player.character,
  world: town.world,
  worldIndex: town.worldIndex,
  now: town.now,
  list: player.offers.list,
  cards: player.offers.cards,
});

/** Updates invitations, memory and spent actions after a step. */
export function updateTown(step: Step): void {
  if (step.ruling.ruling !== 'allowed') return;
  step.player.actionsSpent += actionsSpentIn(step);
  rememberRun(step);
  rememberChoice(step);
  for (const change of step.changes) {
    if (change.kind === 'invited') addInvitation(change, step);
    if (change.kind === 'invitation over') endInvitation(change, step);
  }
}

function rememberRun({ player, town, changes }: Step): void {
  const result = resultOf(changes);
  if (!result || !town.worldIndex.beginnings.has(result.branch)) return;
  const { memory } = player;
  const week = weekOfPlay(player);
  const before = memory.runActions.week === week ? memory.runActions.spent : 0;
  memory.runActions = { week, spent: before + actionsSpentIn({ changes }) };
}

function rememberChoice({ player, town, changes, command }: Step): void {
  if (command.do === 'join') {
    const place = player.acceptedInvitations.findIndex(({ id }) => id === command.invitation);
    if (place >= 0) player.acceptedInvitations.splice(place, 1);
  }
  const story = resultOf(changes);
  const { timesChosen, dayChosen, seenOutcomes, freeSinceAction } = player.memory;
  // The player was asked whom to invite, or what to name.
  if (!story && command.do === 'choose') {
    freeSinceAction.add(command.branch);
    dayChosen.set(command.branch, dayOfPlay(player));
  }
  if (!story) return;
  town.branchesChosenInRun.add(story.branch);
  timesChosen.set(story.branch, (timesChosen.get(story.branch) ?? 0) + 1);
  if (actionsSpentIn({ changes }) > 0) freeSinceAction.clear();
  else freeSinceAction.add(story.branch);
  dayChosen.set(story.branch, dayOfPlay(player));
  const outcomes = seenOutcomes.get(story.branch) ?? new Set();
  seenOutcomes.set(story.branch, outcomes.add(story.outcome));
}

type Invited = Extract<Change, { kind: 'invited' }>;
type Over = Extract<Change, { kind: 'invitation over' }>;

/** Adds an invitation to the town. Ignores invitations to people outside the game. */
function addInvitation({ act, with: to, words }: Invited, { town, player, moment }: Step): void {
  town.invitationsSent++;
  if (to === 0) return;
  town.invitations.set(town.invitationsSent, {
    id: town.invitationsSent,
    act,
    from: player.number,
    to,
    sentAt: moment.now,
    words,
  });
}

function endInvitation({ invitation: id, act, how }: Over, { town, player, wasOffered }: Step): void {
  const invitation = town.invitations.get(id);
  town.invitations.delete(id);
  // Only for the player who accepted: the sender has a separate step with the same change.
  const leadsToStorylet = town.world.acts.get(act)?.leadsTo !== undefined;
  if (invitation && how === 'accepted' && wasOffered !== undefined && leadsToStorylet)
    player.acceptedInvitations.push({ ...invitation, over: how });
}

/** Adds a turn's changes to the current shared levels, in the same way as the database. */
export function sharedLevelsAfter({ shared, qualities }: World, steps: readonly SharedStep[]): Qualities {
  return steps.reduce((sofar, { quality: id, to, by, ceiling = Number.POSITIVE_INFINITY }) => {
    const quality = qualities.get(id);
    if (!quality) return sofar;
    const from = totalOf(standingOf(sofar, id), quality);
    const total = to ?? Math.max(0, by > 0 ? Math.max(from, Math.min(ceiling, from + by)) : from + by);
    return withStanding(sofar, id, standingOfTotal(total, quality));
  }, shared);
}
