import type { ResultHint, ResultMessage } from '@underhall/contract';
import {
  type Change,
  type EndedStory,
  outcomeNamed,
  renderText,
  type Standpoint,
  type Turn,
  type World,
  type WorldWords,
} from '@underhall/engine';
import { presentCardChange } from '../cards/present-card-change.ts';
import { presentMapChange } from '../map/present-map-change.ts';
import { presentLodged, presentMove } from '../map/present-move.ts';
import { presentChangeability, presentOutfitGiven, presentWorn } from '../outfits/present-outfit-change.ts';
import { presentPlanChange } from '../plans/present-plan-change.ts';
import { presentQualityChange } from '../qualities/present-quality-change.ts';
import { presentTimedChange } from '../timed/present-timed-change.ts';
import { escapeHtml } from '../wording/markup.ts';
import { formatCount } from '../wording/number.ts';
import { wrapName } from '../wording/quality-name.ts';
import { type ChangeOf, infoMessage } from '../wording/result-message.ts';
import { presentAgentChange, withoutReturnMessages } from './present-agent-change.ts';
import { presentRoll } from './present-roll.ts';

/** Messages about a result, in the order of its changes. The message about a new place comes last. */
export function presentMessages(turn: Turn, end: EndedStory, world: World): ResultMessage[] {
  const ofChanges = withoutReturnMessages(turn.changes, world).flatMap((change) =>
    presentChange(change, turn, end, world),
  );
  const ofArrival = [
    ...presentMove(turn, world),
    ...presentChangeability(turn, world),
    ...presentMapChange(turn, world),
  ];
  return [...ofChanges, ...ofArrival];
}

/** The lines that report no change: that the result suits the journal, and the line of the tutorial. */
export function presentHints(turn: Turn, end: EndedStory, world: World): ResultHint[] {
  const { character } = turn;
  const changes = withoutReturnMessages(turn.changes, world);
  const offered = changes.findIndex(({ kind }) => kind === 'journal offered');
  const branch = world.storylets.get(end.storylet)?.branches.find(({ id }) => id === end.branch);
  const aside = branch && outcomeNamed(branch, end)?.asideHtml;
  const messagesOf = (some: Turn['changes']) => some.flatMap((change) => presentChange(change, turn, end, world));
  return [
    ...(offered === -1
      ? []
      : [
          {
            kind: 'journal' as const,
            message: world.pack.words.texts.journal.worthSaving,
            place: messagesOf(changes.slice(0, offered)).length,
          },
        ]),
    ...(aside === undefined
      ? []
      : [
          {
            kind: 'tutorial' as const,
            message: renderText(aside, { character, world }),
            place: presentMessages(turn, end, world).length,
          },
        ]),
  ];
}

function presentChange(change: Change, { character }: Turn, end: EndedStory, world: World): ResultMessage[] {
  const here = { character, world };
  switch (change.kind) {
    case 'quality':
    case 'shared':
      return presentQualityChange(change, here);
    case 'rolled':
      return presentRoll(change, end, here);
    case 'renamed': {
      const quality = world.qualities.get(change.quality);
      if (!quality) return [];
      const [old, given] = [wrapName(escapeHtml(quality.name)), wrapName(escapeHtml(change.name))];
      return [infoMessage(`Your ${old} is called ${given} from now on.`, quality.image)];
    }
    case 'letter':
      return [infoMessage(`There is a message for you: ${wrapName(escapeHtml(change.title))}.`, change.image)];
    case 'invited':
      return presentInvited(change, here);
    case 'worn':
    case 'taken off':
      return presentWorn(change, here);
    case 'outfit saved':
      return presentOutfitGiven(change);
    case 'frame changed':
      return [infoMessage('Your profile shows your face in another frame.')];
    case 'banner changed':
      return [infoMessage('Your profile has another banner.')];
    case 'lodged':
      return presentLodged(change.lodging, world);
    case 'actions':
      return presentActions(change, world.pack.words);
    case 'fate':
      return presentFate(change, world.pack.words);
    case 'deck':
    case 'card drawn':
    case 'card left':
      return presentCardChange(change, world);
    case 'plan done':
      return presentPlanChange(change, world);
    case 'agent engaged':
    case 'agent dismissed':
    case 'agent turned away':
    case 'agent':
      return presentAgentChange(change, world);
    case 'timer started':
    case 'timer stopped':
    case 'timer due':
      return presentTimedChange(change, world);
    // `presentMove` reports all moves of a turn in one message.
    case 'moved':
    case 'setting':
    // Sent as a hint.
    case 'journal offered':
    // Shown elsewhere on the page, or reported by the endpoint itself.
    case 'repeated':
    case 'story':
    case 'met':
    case 'opened':
    case 'forced in a row':
    case 'stayed':
    case 'revealed':
    case 'held back':
    case 'membership':
    case 'refresh used':
    case 'unlocks used':
    case 'chronograph':
    case 'code redeemed':
    case 'outfit chosen':
    case 'plan saved':
    case 'card returned':
    case 'plan dropped':
    case 'bought':
    case 'sold':
    case 'invitation over':
    case 'event begun':
    case 'name changed':
    case 'face changed':
      return [];
  }
}

/** An invitation was sent. The message names the recipient, and says that the answer will arrive in Messages. */
function presentInvited({ act: id }: ChangeOf<'invited'>, { character, world }: Standpoint): ResultMessage[] {
  const act = world.acts.get(id);
  if (!act) return [];
  const where = character.restrictions.includes('Messages')
    ? ''
    : ' It stands under <em>Messages</em>, where it can be taken back, and where the answer comes.';
  return [infoMessage(`Your invitation is on its way: ${wrapName(escapeHtml(act.name))}.${where}`, act.image)];
}

/** Reports only actions gained from a result. The action counter shows refilled and spent actions. */
export function presentActions({ why, from, to }: ChangeOf<'actions'>, { actions }: WorldWords): ResultMessage[] {
  if (why !== 'refreshed') return [];
  const count = to.count - from.count;
  const message = `You have ${formatCount(count)} more ${count === 1 ? actions.one : actions.many}.`;
  return [{ type: 'ActionsRefreshedMessage', priority: 2, message }];
}

export function presentFate({ why, from, to, owed }: ChangeOf<'fate'>, { premium }: WorldWords): ResultMessage[] {
  if (why === 'spent') {
    const message = `You spent ${formatCount(from - to)} ${premium} (${formatCount(to)} left).`;
    return [{ type: 'FateBranchCurrencyUsedMessage', priority: 2, message }];
  }
  const message = `${fateMoved(why, premium, from, to, owed)} (new total ${formatCount(to)}).`;
  return [{ type: 'FatePointChangeMessage', priority: 2, message }];
}

function fateMoved(
  why: ChangeOf<'fate'>['why'],
  premium: string,
  from: number,
  to: number,
  owed: ChangeOf<'fate'>['owed'],
): string {
  if (why === 'taken back') return `${formatCount(from - to)} ${premium} of yours were taken back`;
  const paid = owed ? owed.from - owed.to : 0;
  const verb = why === 'bought' ? 'bought' : 'were given';
  const came = `You ${verb} ${formatCount(to - from + paid)} ${premium}`;
  return paid > 0 ? `${came}, of which ${formatCount(paid)} paid what you owed` : came;
}
