import { giveActions } from './actions/action-clock.ts';
import { freeAgent } from './agents/plots.ts';
import { returnToDeck } from './cards/deck.ts';
import { giveBackFate } from './fate/balance.ts';
import type { AreaId } from './ids.ts';
import { leaveLostArea } from './map/leave-lost-area.ts';
import { branchIn } from './story/carry-out.ts';
import { record, type Standpoint, type Turn } from './turn.ts';
import { escapeHtml } from './wording/render-text.ts';
import { type GoneKind, nameOfGone, type World } from './world.ts';

/** A turn, the names of things that the character was in the middle of, and whether their price came back. */
type GivenUp = {
  readonly turn: Turn;
  readonly things: readonly (string | undefined)[];
  readonly isPaidBack: boolean;
};

/**
 * Gives up removed things that the character is in the middle of: an open storylet, a card, a plot of an agent, the
 * area. Prices come back, and one message says so. Plans are left alone, because nothing is staked in them.
 */
export function giveUpLost(turn: Turn, world: World, now: number): Turn {
  const { turn: without, things, isPaidBack } = giveUpCards(giveUpPlots(giveUpStory(turn, world), world), world);
  const after = leaveLostArea(without, world);
  if (after === turn) return turn;
  const { lostTitle, lostLine, lostThing, lostPaidLine } = world.pack.words.texts.story;
  const sentences = [
    ...new Set(things.map((name) => inWords(lostLine, { thing: name ?? lostThing }))),
    ...(isPaidBack ? [escapeHtml(lostPaidLine)] : []),
    ...(after === without ? [] : [describeLostPlace(turn.character.area, { character: after.character, world })]),
  ];
  return record(after, { kind: 'letter', title: lostTitle, html: `<p>${sentences.join(' ')}</p>`, at: now });
}

/** Says in safe markup that the area is gone, and where the character is now. */
export function describeLostPlace(area: AreaId, { character, world }: Standpoint): string {
  const { lostPlaceLine, lostPlace } = world.pack.words.texts.story;
  return inWords(lostPlaceLine, {
    place: nameOfGone('area', area, world) ?? lostPlace,
    area: world.areas.get(character.area)?.name ?? '',
  });
}

/** Safe markup. */
const inWords = (text: string, values: Readonly<Record<string, string>>): string =>
  escapeHtml(text.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole));

function giveUpStory(turn: Turn, world: World): GivenUp {
  const { story } = turn.character;
  const nothing = { turn, things: [], isPaidBack: false };
  if (story.phase === 'Available' || story.phase === 'End') return nothing;
  const isTried = story.phase === 'SecondChance';
  if (world.storylets.has(story.storylet) && !(isTried && !branchIn(story, story.branch, world))) return nothing;
  const closed = record(turn, { kind: 'story', to: { phase: 'Available' } });
  const things = [nameOf('storylet', story.storylet, world)];
  if (!isTried || !story.paid) return { turn: closed, things, isPaidBack: false };
  const { actions, fate } = story.paid;
  return {
    turn: giveBackFate(giveActions(closed, actions, { world }), fate, 'branch'),
    things,
    isPaidBack: actions > 0 || fate > 0,
  };
}

/** The agent is free again and keeps lent items, as after a report. */
const giveUpPlots = (given: GivenUp, world: World): GivenUp =>
  given.turn.character.agents.reduce((sofar, engaged) => {
    if (!engaged.plot) return sofar;
    const { id, fate = 0 } = engaged.plot;
    const plot = world.plots.get(id);
    if (world.agents.has(engaged.agent) && plot && world.storylets.has(plot.report)) return sofar;
    return {
      turn: giveBackFate(freeAgent(sofar.turn, engaged), fate, 'plot'),
      things: [...sofar.things, nameOf('plot', id, world)],
      isPaidBack: sofar.isPaidBack || fate > 0,
    };
  }, given);

function giveUpCards(given: GivenUp, world: World): GivenUp {
  const lost = Object.entries(given.turn.character.cards).flatMap(([table, { hand }]) =>
    hand.flatMap((card) => (world.storylets.has(card) ? [] : [{ table: Number(table), card }])),
  );
  return {
    ...given,
    turn: lost.reduce(
      (sofar, { table, card }) =>
        returnToDeck(record(sofar, { kind: 'card left', table, card, why: 'no longer fits' }), table, world),
      given.turn,
    ),
    things: [...given.things, ...lost.map(({ card }) => nameOf('storylet', card, world))],
  };
}

/** The thing may be there, without the part that the character was in the middle of. */
const nameOf = (kind: Exclude<GoneKind, 'area'>, id: number, world: World): string | undefined =>
  (kind === 'plot' ? world.plots : world.storylets).get(id)?.name ?? nameOfGone(kind, id, world);
