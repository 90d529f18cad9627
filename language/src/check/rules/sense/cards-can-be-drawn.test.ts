import { expect, test } from 'vitest';
import { aBranch, anOutcome, aStorylet, messagesOf } from '../../../testing/a-world.ts';
import { cardsCanBeDrawn } from './cards-can-be-drawn.ts';

const area = (cards: string) => ({
  'areas/square/area.story': `= The Square\nsetting: Town\nalso in: Sea\ntype: District\ncards: ${cards}\n`,
  'settings/sea.story': '= Sea\n\n= Moon\n',
});
const card = (place: string) => ({ 'areas/square/card.story': `= Drawn\n${place}deck: sometimes\n\n${aBranch('')}` });
const never = 'no cards are drawn in any place of "Drawn"; give it another place, or delete "cards: no" from the area';

test.each(['', 'where: anywhere\n', 'where: The Square\n', 'in: Town\n', 'in: Moon, Sea\n'])(
  'accepts a card with %j, which is drawn in the square',
  (place) => {
    expect(messagesOf(cardsCanBeDrawn, { ...area('yes'), ...card(place) })).toEqual([]);
    expect(messagesOf(cardsCanBeDrawn, { ...area('no'), ...card(place) })).toEqual([never]);
  },
);

test('reports a card whose setting has no area, unless a story changes to the setting', () => {
  const sailing = aStorylet('', aBranch('', anOutcome('change setting: Moon')));

  expect(messagesOf(cardsCanBeDrawn, { ...area('yes'), ...card('in: Moon\n') })).toEqual([never]);
  expect(messagesOf(cardsCanBeDrawn, { ...area('yes'), ...card('in: Moon\n'), ...sailing })).toEqual([]);
});

test('skips listed storylets', () => {
  expect(messagesOf(cardsCanBeDrawn, { ...area('no'), ...aStorylet('') })).toEqual([]);
});
