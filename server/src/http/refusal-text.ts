import type { Refusal } from '@underhall/engine';

export const refusalText: Record<Refusal, string> = {
  'no such storylet': 'There is no such story here. Look again at what is on offer.',
  'storylet not on offer': 'That story is not on offer to you now. Look again at what is.',
  'in another storylet': 'You are in the middle of something else, and have to see it through.',
  'no way back': 'There is no going back from this one. Choose.',
  'story is over': 'That story is over.',
  'no such branch': 'That choice is no longer here.',
  'branch locked': 'You do not have what this choice asks for.',
  'not enough actions': 'Not enough actions',
  'not enough fate': 'You do not have the Fate that this choice asks for.',
};
