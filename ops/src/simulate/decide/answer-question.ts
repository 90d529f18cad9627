import { namableIn } from '@underhall/engine';
import type { View } from '../cast.ts';
import { branchAsking } from '../shown/open-now.ts';
import { actAsked, isAskable } from '../shown/social-shown.ts';
import { isStillOpen } from '../shown/story-shown.ts';
import type { Inclination } from './inclination.ts';

const names = ['Ludovic', 'A Small One', 'Mrs Pepper', "O'Dowd", 'Älteste', 'The Second', '  Spare  '];

/** Gives a name, or asks somebody; goes back where there is nothing to name or nobody to ask. */
export const answerQuestion: Inclination = (view) => {
  const { phase } = view.character.story;
  return (phase === 'Rename' ? giveName(view) : askSomebody(view)) ?? { do: 'go back' };
};

const giveName: Inclination = (view) => {
  const { player } = view;
  const asking = branchAsking('Rename', view);
  if (!asking || !isStillOpen('Rename', view)) return undefined;
  const quality = player.dice.oneOf(namableIn(asking.names ?? '', view));
  return quality && { do: 'name', quality: quality.id, name: player.dice.oneOf(names) ?? '' };
};

const askSomebody: Inclination = (view) => {
  const { town, player } = view;
  const act = actAsked(view);
  if (act?.external) return { do: 'invite outside' };
  const fit = [...town.players.keys()].filter((number) => isAskable(number, view));
  const to = player.dice.oneOf(fit);
  return to === undefined ? undefined : { do: 'invite', to, words: wordsFor(view) };
};

const wordsFor = ({ player }: View): string => (player.dice.falls(50) ? '' : 'Thursday would suit.\nSo would any day.');
