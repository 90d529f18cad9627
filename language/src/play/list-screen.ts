import { areaOf, beginStorylet, handOf, offered, renderText, type Storylet } from '@underhall/engine';
import type { Game } from './game.ts';
import { paragraphsOf } from './plain-text.ts';
import { type Choice, plainly, type Screen } from './screen.ts';

/** The storylets on offer where the character stands, then the cards in the hand. */
export function listScreen({ character, world }: Game): Screen {
  const cards = handOf({ character, world });
  const teaser = (storylet: Storylet) => paragraphsOf(renderText(storylet.teaserHtml, { character, world }));
  const listed = offered({ character, world }).map(
    (storylet): Choice => ({
      lines: [`${storylet.name}${storylet.urgency === 'normal' ? '' : ` (${storylet.urgency})`}`, ...teaser(storylet)],
      pick: plainly((moment) => beginStorylet(moment, storylet.id)),
    }),
  );
  const cardLines = cards.map(
    ({ card, isPlayable }): Choice => ({
      lines: [`${card.name} (a card${isPlayable ? '' : ' that does not fit now'})`, ...teaser(card)],
      pick: plainly((moment) => beginStorylet(moment, card.id)),
    }),
  );
  const choices = [...listed, ...cardLines];
  const place = areaOf({ character, world });
  return {
    lines: [
      place ? `${place.name}, ${place.line}` : 'Nowhere',
      ...(choices.length === 0 ? ['', 'nothing is listed here'] : ['']),
    ],
    choices,
  };
}
