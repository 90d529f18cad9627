import { restrictions } from '@underhall/engine';
import type { Form } from './form.ts';
import { changeFrom, nameOf } from './named-forms.ts';
import { accessCode, listOf, oneOf, plainWords, wholeNumber, yesOrNo } from './plain-forms.ts';
import { levelRequirement } from './requirement.ts';
import { variedLine } from './written-text.ts';

/** Parts of the screen. */
export const restriction = oneOf(...restrictions);

/** A number of actions, or as many as the bank lacks. */
const refreshment: Form<number | 'full'> = {
  read: (words, reading) => (words.text === 'full' ? 'full' : wholeNumber(1).read(words, reading)),
};

/** The facts that change levels of qualities. */
export const effectFacts = {
  gain: listOf(changeFrom(1)),
  lose: listOf(changeFrom(1)),
  set: listOf(changeFrom(0)),
  'only if': listOf(levelRequirement),
};

/** The facts of anything that may happen to a character, whether or not they are there to see it. */
export const consequenceFacts = {
  ...effectFacts,
  reveal: listOf(restriction),
  hide: listOf(restriction),
  'refresh actions': refreshment,
  'refresh cards': yesOrNo,
  start: listOf(nameOf('timed story')),
  stop: listOf(nameOf('timed story')),
  'give fate': wholeNumber(1),
  grant: listOf(accessCode),
  message: plainWords,
  says: variedLine,
  'tells of': nameOf('storylet'),
};
