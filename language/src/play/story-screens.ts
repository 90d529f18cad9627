import {
  areaOf,
  beginStorylet,
  type Character,
  canGoAgain,
  type EndedStory,
  handOf,
  look,
  namableIn,
  offered,
  outcomeNamed,
  renameQuality,
  renderText,
  type Story,
  type Storylet,
  useQuality,
} from '@underhall/engine';
import type { Game } from './game.ts';
import { type Choice, paragraphsOf, type Screen, withoutArguments } from './screen.ts';

/** The storylets on offer where the character stands, then the cards in the hand. */
export function listScreen({ character, world }: Game): Screen {
  const cards = handOf({ character, world });
  const teaser = (storylet: Storylet) => paragraphsOf(renderText(storylet.teaserHtml, { character, world }));
  const listed = offered({ character, world }).map(
    (storylet): Choice => ({
      lines: [`${storylet.name}${storylet.urgency === 'normal' ? '' : ` (${storylet.urgency})`}`, ...teaser(storylet)],
      pick: withoutArguments((moment) => beginStorylet(moment, storylet.id)),
    }),
  );
  const cardLines = cards.map(
    ({ card, isPlayable }): Choice => ({
      lines: [`${card.name} (a card${isPlayable ? '' : ' that does not fit now'})`, ...teaser(card)],
      pick: withoutArguments((moment) => beginStorylet(moment, card.id)),
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

/** The question a branch asks before it goes on: a name, or somebody to invite. */
export function questionScreen(game: Game, { phase, ...asked }: Story & { phase: 'Rename' | 'Act' }): Screen {
  const branch = game.world.storylets.get(asked.storylet)?.branches.find(({ id }) => id === asked.branch);
  if (phase === 'Act' || !branch) {
    const act = branch?.act === undefined ? undefined : game.world.acts.get(branch.act);
    return {
      lines: [`"${act?.name ?? 'An invitation'}" wants somebody else, and you play alone here: b goes back`],
      choices: [],
    };
  }
  return {
    lines: ['What is named, and how? A number, a space, the name. b goes back', ''],
    choices: namableIn(branch.names ?? '', game).map(({ id, name }) => ({
      lines: [currentName(id, name, game.character)],
      pick: (rest) =>
        rest === '' ? 'a name stands behind the number: 1 The Bishop' : (moment) => renameQuality(moment, id, rest),
    })),
  };
}

const currentName = (id: number, name: string, { names }: Character): string =>
  names[id] === undefined ? name : `${name}, called ${names[id]}`;

/** A result: its title and text, what changed, and the ways on. */
export function endScreen({ character, world }: Game, end: EndedStory, changes: readonly string[]): Screen {
  const branch = world.storylets.get(end.storylet)?.branches.find(({ id }) => id === end.branch);
  const outcome = branch && outcomeNamed(branch, end.outcome);
  const aside =
    outcome?.asideHtml === undefined
      ? []
      : ['', ...paragraphsOf(renderText(outcome.asideHtml, { character, world }), '  ')];
  const leads = end.next === undefined ? undefined : world.storylets.get(end.next)?.name;
  const onwards: Choice = {
    lines: [leads === undefined ? 'Onwards' : `Onwards, to ${leads}`],
    pick: withoutArguments(look),
  };
  return {
    lines: [
      `~~ ${outcome?.title ?? 'This has left the world'} ~~ (${end.outcome})`,
      '',
      ...(outcome ? paragraphsOf(renderText(outcome.descriptionHtml, { character, world })) : []),
      ...aside,
      '',
      ...changes,
      ...(changes.length > 0 ? [''] : []),
    ],
    choices: canGoAgain(end, { character, world }) ? [onwards, again(end)] : [onwards],
  };
}

const again = ({ storylet, item }: EndedStory): Choice => ({
  lines: ['Again'],
  pick: withoutArguments((moment) => (item === undefined ? beginStorylet(moment, storylet) : useQuality(moment, item))),
});
