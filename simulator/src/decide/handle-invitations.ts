import { isOpen, namableIn, questionIn } from '@underhall/engine';
import type { View } from '../cast.ts';
import { pendingBranch } from '../page/open-story.ts';
import { actToInviteTo, canBeInvited, isSocialCommandOffered } from '../page/social-commands.ts';
import { isStillOpen } from '../page/story-commands.ts';
import { sentBy, sentTo } from '../town.ts';
import type { Behaviour } from './behaviour.ts';

/** Begins the storylet of an accepted invitation, answers invitations, and cancels or expires sent ones. */
export const handleInvitations: Behaviour = (view) => {
  const { player, town, now } = view;
  if (town.invitations.size === 0 && player.acceptedInvitations.length === 0) return undefined;
  const expired = sentBy(player.number, town).find((invitation) => !isOpen(invitation, now));
  if (expired) return { do: 'let expire', invitation: expired.id };
  if (!player.dice.happens(player.strategy.traits.socialPercent)) return undefined;

  const [accepted] = player.acceptedInvitations;
  const join = { do: 'join', invitation: accepted?.id ?? 0 } as const;
  if (accepted && isSocialCommandOffered(join, view)) return join;
  const [received] = sentTo(player.number, town).filter((invitation) => isOpen(invitation, now));
  if (received) {
    const accept = { do: 'accept', invitation: received.id } as const;
    if (player.dice.happens(85)) return isSocialCommandOffered(accept, view) ? accept : undefined;
    return { do: 'decline', invitation: received.id };
  }
  const [invitation] = sentBy(player.number, town);
  return invitation && player.dice.happens(3) ? { do: 'cancel', invitation: invitation.id } : undefined;
};

const names = ['Ludovic', 'A Small One', 'Mrs Pepper', "O'Dowd", 'Älteste', 'The Second', '  Spare  '];

/** Enters a name or invites a player. Goes back if neither is possible. */
export const answerPrompt: Behaviour = (view) => {
  const { phase } = view.character.story;
  return (phase === 'Rename' ? giveName(view) : askSomebody(view)) ?? { do: 'go back' };
};

/** Usually spends an item on a second roll. Otherwise takes the failure. */
export const answerSecondChance: Behaviour = (view) => {
  const { character, player } = view;
  const { story } = character;
  const item = player.dice.oneOf(questionIn(view)?.offered ?? []);
  return item !== undefined && story.phase === 'SecondChance' && player.dice.happens(70)
    ? { do: 'choose', branch: story.branch, secondChances: [item] }
    : { do: 'go back' };
};

const giveName: Behaviour = (view) => {
  const { player } = view;
  const branch = pendingBranch('Rename', view);
  if (!branch || !isStillOpen('Rename', view)) return undefined;
  const quality = player.dice.oneOf(namableIn(branch.names ?? '', view));
  return quality && { do: 'name', quality: quality.id, name: player.dice.oneOf(names) ?? '' };
};

const askSomebody: Behaviour = (view) => {
  const { town, player } = view;
  const act = actToInviteTo(view);
  if (act?.external) return { do: 'invite outside' };
  const fit = [...town.players.keys()].filter((number) => canBeInvited(number, view));
  const to = player.dice.oneOf(fit);
  return to === undefined ? undefined : { do: 'invite', to, words: wordsFor(view) };
};

const wordsFor = ({ player }: View): string =>
  player.dice.happens(50) ? '' : 'Thursday would suit.\nSo would any day.';
