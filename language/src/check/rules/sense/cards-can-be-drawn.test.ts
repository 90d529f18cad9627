import { expect, test } from 'vitest';
import { aBranch, anOutcome, aStorylet, messagesOf } from '../../../testing/a-world.ts';
import { cardsCanBeDrawn } from './cards-can-be-drawn.ts';

const area = (cards: string) => ({
  'areas/square/area.story': `= The Square\nsetting: Town\nalso in: Sea\ntype: District\ncards: ${cards}\n`,
  'settings/sea.story': '= Sea\n\n= Moon\n',
});
const card = (place: string) => ({ 'areas/square/card.story': `= Drawn\n${place}deck: sometimes\n\n${aBranch('')}` });
const never = 'no cards are drawn anywhere "Drawn" belongs; give it another place, or take "cards: no" from the area';

test.each(['', 'where: anywhere\n', 'where: The Square\n', 'in: Town\n', 'in: Moon, Sea\n'])(
  'a card with %j is drawn in the square',
  (place) => {
    expect(messagesOf(cardsCanBeDrawn, { ...area('yes'), ...card(place) })).toEqual([]);
    expect(messagesOf(cardsCanBeDrawn, { ...area('no'), ...card(place) })).toEqual([never]);
  },
);

test('one whose setting has no area is drawn nowhere, unless a story takes the setting along', () => {
  const sailing = aStorylet('', aBranch('', anOutcome('change setting: Moon')));

  expect(messagesOf(cardsCanBeDrawn, { ...area('yes'), ...card('in: Moon\n') })).toEqual([never]);
  expect(messagesOf(cardsCanBeDrawn, { ...area('yes'), ...card('in: Moon\n'), ...sailing })).toEqual([]);
});

test('what is listed needs no cards', () => {
  expect(messagesOf(cardsCanBeDrawn, { ...area('no'), ...aStorylet('') })).toEqual([]);
});
