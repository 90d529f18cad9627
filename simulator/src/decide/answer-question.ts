import { namableIn } from '@underhall/engine';
import type { View } from '../cast.ts';
import { waitingBranch } from '../page/open-storylet.ts';
import { actToInviteTo, canBeInvited } from '../page/social-commands.ts';
import { isStillOpen } from '../page/story-commands.ts';
import type { Inclination } from './inclination.ts';

const names = ['Ludovic', 'A Small One', 'Mrs Pepper', "O'Dowd", 'Älteste', 'The Second', '  Spare  '];

/** Gives a name, or asks somebody; goes back where there is nothing to name or nobody to ask. */
export const answerQuestion: Inclination = (view) => {
  const { phase } = view.character.story;
  return (phase === 'Rename' ? giveName(view) : askSomebody(view)) ?? { do: 'go back' };
};

const giveName: Inclination = (view) => {
  const { player } = view;
  const branch = waitingBranch('Rename', view);
  if (!branch || !isStillOpen('Rename', view)) return undefined;
  const quality = player.dice.oneOf(namableIn(branch.names ?? '', view));
  return quality && { do: 'name', quality: quality.id, name: player.dice.oneOf(names) ?? '' };
};

const askSomebody: Inclination = (view) => {
  const { town, player } = view;
  const act = actToInviteTo(view);
  if (act?.external) return { do: 'invite outside' };
  const fit = [...town.players.keys()].filter((number) => canBeInvited(number, view));
  const to = player.dice.oneOf(fit);
  return to === undefined ? undefined : { do: 'invite', to, words: wordsFor(view) };
};

const wordsFor = ({ player }: View): string => (player.dice.falls(50) ? '' : 'Thursday would suit.\nSo would any day.');
