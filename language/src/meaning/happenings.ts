import type { Restriction } from '@underhall/engine';
import { accessCode } from './access-code.ts';
import type { Form } from './form.ts';
import { amountFrom, nameOf, requirement } from './named-forms.ts';
import { listOf, oneOf, text, wholeNumber, yesOrNo } from './plain-forms.ts';

/** Parts of the screen. */
export const restriction = oneOf<Restriction>(
  'Travel',
  'Possessions',
  'EchoBazaar',
  'Fate',
  'Messages',
  'Agents',
  'Extras',
);

/** So many actions, or as many as the bank lacks. */
const refreshment: Form<number | 'full'> = {
  read: (words, reading) => (words.text === 'full' ? 'full' : wholeNumber(1).read(words, reading)),
};

/** What changes the levels of qualities. */
export const effectFacts = {
  gain: listOf(amountFrom(1)),
  lose: listOf(amountFrom(1)),
  set: listOf(amountFrom(0)),
  'only if': listOf(requirement),
};

/** What may happen to a character whether or not they are there to see it. */
export const happeningFacts = {
  ...effectFacts,
  reveal: listOf(restriction),
  hide: listOf(restriction),
  'refresh actions': refreshment,
  'refresh cards': yesOrNo,
  start: listOf(nameOf('timed story')),
  stop: listOf(nameOf('timed story')),
  'give fate': wholeNumber(1),
  grant: listOf(accessCode),
  message: text,
  says: text,
};
