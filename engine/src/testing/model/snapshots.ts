import type { CardTable } from '../../cards/card-table.ts';
import { eligibleCards } from '../../cards/draw-card.ts';
import { tableOf } from '../../cards/hand.ts';
import { deckOf } from '../../membership/allowance-of.ts';
import type { Offers } from '../../offers/offers.ts';
import { outfitsOf } from '../../outfits/saved-outfits.ts';
import { effectiveLevel } from '../../qualities/effective-level.ts';
import { standingOf } from '../../qualities/qualities.ts';
import { branchesFor, locksOf } from '../../story/locks.ts';
import { storyletsOnOffer } from '../../story/on-offer.ts';
import { openStoryIn } from '../../story/phases.ts';
import type { Standpoint } from '../../turn.ts';
import { drawable, fits, inOrder, isForHand, listedStorylets } from './cards.ts';
import { tableNow } from './clocks.ts';
import { outfitsNow } from './clothes.ts';
import { levelNow, standingFor } from './levels.ts';
import { locksNow, shownNow } from './locks.ts';
import { type Game, modelLimits } from './model-character.ts';

const numerically = (a: number, b: number) => a - b;
const byFirst = (a: readonly [unknown, ...unknown[]], b: readonly [unknown, ...unknown[]]) =>
  String(a[0]) < String(b[0]) ? -1 : 1;

/** Everything that a player could see of the engine's character. */
export function snapshotOf(here: Standpoint, offers: Offers) {
  const { character, world } = here;
  const { deck, hand } = tableOf(here);
  const full: CardTable = { deck: { count: deckOf(here).capacity }, hand: [] };
  const open = openStoryIn(character.story, world);
  const branches = (open && world.storylets.get(open.storylet)?.branches) ?? [];
  return {
    levels: world.pack.qualities.map(({ id, shared }) => {
      const { level, points } = standingOf(shared ? world.shared : character.qualities, id);
      const own = standingOf(character.qualities, id).level;
      return [id, level, points, effectiveLevel(id, here), own];
    }),
    actions: [character.actions.count, character.actions.nextAt],
    called: [character.name, character.face, character.frame, character.banner],
    fate: character.fate,
    membership: [character.membership.tier, character.membership.until],
    here: [character.area, character.setting, character.stayed, character.lodging],
    table: [deck.count, deck.nextAt, hand],
    tables: world.pack.settings.map(({ id }) => {
      const table = character.cards[id] ?? full;
      return [id, table.deck.count, table.deck.nextAt, table.hand];
    }),
    story: Object.entries(character.story).sort(byFirst),
    led: character.forcedInARow,
    met: character.met,
    names: Object.entries(character.names).map(([id, name]) => [Number(id), name]),
    worn: Object.entries(character.worn).sort(byFirst),
    outfits: outfitsOf(character)
      .map(({ id, name, type, worn, isFavourite }) => [id, name, type, Object.entries(worn).sort(byFirst), isFavourite])
      .sort(([a], [b]) => Number(a) - Number(b)),
    outfit: character.chosenOutfit,
    plans: character.plans.map((plan) => [plan.branch, plan.storylet, plan.area, plan.isDone, plan.madeAt]),
    agents: character.agents.map(({ agent, lent, plot, reports }) => [agent, lent, plot?.id, plot?.elapsed, reports]),
    timers: character.timers.map(({ story, dueAt, seed }) => [story, dueAt, seed] as const).sort((a, b) => a[0] - b[0]),
    begun: character.begun,
    restrictions: [...character.restrictions].sort(),
    codes: [...character.codes].sort(),
    offered: storyletsOnOffer(here).map(({ id }) => id),
    followed: [offers.list().map(({ id }) => id), offers.cards().map(({ id }) => id)],
    cards: eligibleCards(here)
      .map(({ id }) => id)
      .sort(numerically),
    branches: branchesFor(branches, here).map((branch) => {
      const { byQualities, byActions, byFate } = locksOf(branch, here);
      return [branch.id, byQualities, byActions, byFate];
    }),
  };
}

/** The same for the model's character. */
export function snapshotNow(game: Game): ReturnType<typeof snapshotOf> {
  const { who, world, shared } = game;
  const { deck, hand } = tableNow(game);
  const full = { deck: { count: modelLimits(game).deck.room, nextAt: undefined }, hand: [] };
  return {
    levels: world.pack.qualities.map((quality) => {
      const { level, points } = standingFor((quality.shared ? shared : who.totals).get(quality.id) ?? 0, quality);
      return [quality.id, level, points, levelNow(quality.id, game), quality.shared ? 0 : level];
    }),
    actions: [who.actions.count, who.actions.nextAt],
    called: [who.name, who.face, who.frame, who.banner],
    fate: who.fate,
    membership: [who.tier, who.until],
    here: [who.area, who.setting, who.stayed, who.lodging],
    table: [deck.count, deck.nextAt, hand],
    tables: world.pack.settings.map(({ id }) => {
      const table = who.tables.get(id) ?? full;
      return [id, table.deck.count, table.deck.nextAt, table.hand];
    }),
    story: Object.entries(who.story).sort(byFirst),
    led: who.led,
    met: [...who.met].sort(numerically),
    names: [...who.names].sort(([a], [b]) => a - b),
    worn: [...who.worn].sort(byFirst),
    outfits: [...outfitsNow(who)]
      .map(({ id, name, type, worn, isFavourite }) => [id, name, type, [...worn].sort(byFirst), isFavourite])
      .sort(([a], [b]) => Number(a) - Number(b)),
    outfit: who.outfit,
    plans: who.plans.map((plan) => [plan.branch, plan.storylet, plan.area, plan.isDone, plan.madeAt]),
    agents: who.engagedAgents.map(({ agent, lent, plot, reports }) => [agent, lent, plot?.id, plot?.elapsed, reports]),
    timers: [...who.timers].map(([id, { dueAt, seed }]) => [id, dueAt, seed] as const).sort((a, b) => a[0] - b[0]),
    begun: [...who.begun].sort(numerically),
    restrictions: [...who.restrictions].sort(),
    codes: [...who.codes].sort(),
    offered: listedStorylets(game).map(({ id }) => id),
    followed: [
      listedStorylets(game).map(({ id }) => id),
      inOrder(world.pack.storylets.filter((each) => isForHand(each) && fits(each, game))).map(({ id }) => id),
    ],
    cards: drawable(game)
      .map(({ id }) => id)
      .sort(numerically),
    branches: shownNow(game).map((branch) => {
      const { byQualities, byActions, byFate } = locksNow(branch, game);
      return [branch.id, byQualities, byActions, byFate];
    }),
  };
}
