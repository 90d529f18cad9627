import {
  areaOf,
  beginStorylet,
  type Character,
  canGoAgain,
  chooseBranch,
  type EndedStory,
  handOf,
  look,
  namableIn,
  outcomeNamed,
  questionIn,
  renameQuality,
  renderText,
  type Story,
  type Storylet,
  storyletsOnOffer,
  useQuality,
} from '@underhall/engine';
import type { Game } from './game.ts';
import { type Choice, paragraphsOf, type Screen, withoutArguments } from './screen.ts';

/** Listed storylets, then the cards in the hand. */
export function listScreen({ character, world }: Game): Screen {
  const cards = handOf({ character, world });
  const teaser = (storylet: Storylet) => paragraphsOf(renderText(storylet.teaserHtml, { character, world }));
  const listed = storyletsOnOffer({ character, world }).map(
    (storylet): Choice => ({
      lines: [`${storylet.name}${storylet.urgency === 'normal' ? '' : ` (${storylet.urgency})`}`, ...teaser(storylet)],
      pick: withoutArguments((moment) => beginStorylet(moment, storylet.id)),
    }),
  );
  const cardLines = cards.map(
    ({ card, isPlayable }): Choice => ({
      lines: [`${card.name} (a card${isPlayable ? '' : ' , not playable now'})`, ...teaser(card)],
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

type Question = 'Rename' | 'Act' | 'SecondChance';

/** The question of a branch before its result: for a name, an invited player, or a second roll. */
export function questionScreen(game: Game, { phase, ...asked }: Story & { phase: Question }): Screen {
  const branch = game.world.storylets.get(asked.storylet)?.branches.find(({ id }) => id === asked.branch);
  if (phase === 'Act' || !branch) {
    const act = branch?.act === undefined ? undefined : game.world.acts.get(branch.act);
    return {
      lines: [`"${act?.name ?? 'An invitation'}" invites another player, and you play alone here; b goes back`],
      choices: [],
    };
  }
  if (phase === 'SecondChance') return secondChanceScreen(game, branch.id);
  return {
    lines: ['Which one gets a name? Type its number, a space and the name; b goes back', ''],
    choices: namableIn(branch.names ?? '', game).map(({ id, name }) => ({
      lines: [currentName(id, name, game.character)],
      pick: (rest) =>
        rest === '' ? 'write a name after the number: 1 The Bishop' : (moment) => renameQuality(moment, id, rest),
    })),
  };
}

/** The items that buy a second roll after a failed one. */
function secondChanceScreen(game: Game, branch: number): Screen {
  const items = questionIn(game)?.offered ?? [];
  return {
    lines: ['The roll failed. Type a number to spend that item on a second roll; b takes the failure', ''],
    choices: items.map((item) => ({
      lines: [game.world.qualities.get(item)?.name ?? `quality ${item}`],
      pick: withoutArguments((moment) => chooseBranch(moment, { branch, secondChances: [item] })),
    })),
  };
}

const currentName = (id: number, name: string, { names }: Character): string =>
  names[id] === undefined ? name : `${name}, called ${names[id]}`;

export function endScreen({ character, world }: Game, end: EndedStory, changes: readonly string[]): Screen {
  const branch = world.storylets.get(end.storylet)?.branches.find(({ id }) => id === end.branch);
  const outcome = branch && outcomeNamed(branch, end);
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
      `~~ ${outcome?.title ?? 'This is no longer in the world'} ~~ (${end.outcome})`,
      '',
      ...(outcome ? paragraphsOf(renderText(outcome.descriptionHtml, { character, world })) : []),
      ...aside,
      ...(outcome?.giveCode === undefined ? [] : ['', `  code to pass on: /a/${outcome.giveCode}`]),
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
