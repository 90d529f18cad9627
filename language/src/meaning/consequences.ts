import { restrictions } from '@underhall/engine';
import type { Form } from './form.ts';
import { changeFrom, nameOf } from './named-forms.ts';
import { accessCode, listOf, oneOf, plainWords, wholeNumber, yesOrNo } from './plain-forms.ts';
import { onlyIf } from './requirement.ts';
import { variedLine } from './written-text.ts';

export const restriction = oneOf(...restrictions);

/** A number of actions, or `full` for all missing ones. */
const refreshment: Form<number | 'full'> = {
  read: (words, reading) => (words.text === 'full' ? 'full' : wholeNumber(1).read(words, reading)),
};

export const effectFacts = {
  gain: listOf(changeFrom(1)),
  lose: listOf(changeFrom(1)),
  set: listOf(changeFrom(0)),
  'only if': listOf(onlyIf),
};

/** Consequences that do not need the character's presence. */
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
