import { redeem } from '../../access/redeem.ts';
import { abandonPlot } from '../../agents/abandon-plot.ts';
import { beginPlot } from '../../agents/begin-plot.ts';
import { lend } from '../../agents/lend.ts';
import { perhapsNot } from '../../agents/perhaps-not.ts';
import { reportPlot } from '../../agents/report-plot.ts';
import { takeAll, takeBack } from '../../agents/take-back.ts';
import { buy } from '../../bazaar/buy.ts';
import { sell } from '../../bazaar/sell.ts';
import { discardCard } from '../../cards/discard-card.ts';
import { drawCard } from '../../cards/draw-card.ts';
import { travel } from '../../map/travel.ts';
import { enrol } from '../../membership/enrol.ts';
import { addOutfit } from '../../outfits/add-outfit.ts';
import { changeOutfit } from '../../outfits/change-outfit.ts';
import { equip } from '../../outfits/equip.ts';
import { equipHighest } from '../../outfits/equip-highest.ts';
import { renameOutfit } from '../../outfits/rename-outfit.ts';
import { saveOutfit } from '../../outfits/save-outfit.ts';
import { toggleFavourite } from '../../outfits/toggle-favourite.ts';
import { unequip } from '../../outfits/unequip.ts';
import { dropPlan } from '../../plans/drop-plan.ts';
import { makePlan } from '../../plans/make-plan.ts';
import { restartPlan } from '../../plans/restart-plan.ts';
import { beginStorylet } from '../../story/begin.ts';
import { chooseBranch } from '../../story/choose-branch.ts';
import { goBack } from '../../story/go-back.ts';
import { look, resume } from '../../story/look.ts';
import { renameQuality } from '../../story/rename-quality.ts';
import { useQuality } from '../../story/use-quality.ts';
import { allow, type Moment, openTurn, type Ruling } from '../../turn.ts';
import * as choosing from './choosing.ts';
import { tableNow } from './coming.ts';
import type { Command, Verb } from './commands.ts';
import * as hands from './hands.ts';
import { joinAs } from './joining.ts';
import * as market from './market.ts';
import type { Answer, Game } from './person.ts';
import * as planning from './planning.ts';
import { bringCode } from './redeeming.ts';
import * as service from './service.ts';
import { agentIds, codes } from './some-outcomes.ts';
import { areaIds } from './some-places.ts';
import { plotIds, wareIds } from './some-rest.ts';
import { garments, has } from './some-things.ts';
import * as telling from './telling.ts';
import { openNow } from './telling.ts';
import * as wardrobe from './wardrobe.ts';

/** One command, as it is put to the engine and to the model. */
export type Asked = {
  readonly engine: (moment: Moment) => Ruling;
  readonly model: (game: Game) => Answer;
  readonly about: unknown;
};

type Pick = Omit<Command, 'verb'>;

/** One of those at hand; for some commands, or where there are none, one of all there are. */
function of<Thing>({ pick, more }: Pick, atHand: readonly Thing[], all: readonly Thing[]): Thing {
  const things = pick < 100 && atHand.length > 0 ? atHand : all;
  return things[more % things.length] as Thing;
}

const isTicked = ({ more }: Pick, place: number): boolean => Math.floor(more / 100) % (place + 3) > 0;
const names = ['Tib', 'Mouse', 'tib', ' Spot ', '', '!', 'x'.repeat(22), 'x'.repeat(141), 'Casual'] as const;
const amounts = [1, 1, 1, 2, 3, 5, 7, 9, 1, 2, 3, 0, -1, 1.5, 999_999, 1_000_000] as const;
const outfitIds = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 99] as const;
const pets = [has.cat, has.dog, has.hat] as const;
const hour = 3_600_000;

const storyletIds = Array.from({ length: 26 }, (_, place) => place + 1);
const branchIds = storyletIds.flatMap((id) => [0, 1, 2, 3].map((at) => id * 10 + at));

const about = <Argument>(
  argument: Argument,
  engine: (moment: Moment, argument: Argument) => Ruling,
  model: (game: Game, argument: Argument) => Answer,
): Asked => ({
  about: argument,
  engine: (moment) => engine(moment, argument),
  model: (game) => model(game, argument),
});

/** Errands are run only where somebody is in service. */
function agentAtHand(pick: Pick, { who }: Game): number {
  return of(
    pick,
    who.servants.map(({ agent }) => agent),
    [...agentIds, 9],
  );
}

/** What each command asks, of somebody who stands where the game has come to. */
const asks: Readonly<Record<Verb, (pick: Pick, game: Game) => Asked>> = {
  look: () => about(undefined, look, telling.look),
  resume: () => about(undefined, resume, telling.resume),
  goBack: () => about(undefined, goBack, telling.goBack),
  begin(pick, game) {
    if (pick.pick < 60 && openNow(game)) return asks.choose(pick, game);
    const atHand = [...hands.listed(game).map(({ id }) => id), ...tableNow(game).hand];
    return about(of(pick, atHand, storyletIds), beginStorylet, choosing.begin);
  },
  choose(pick, game) {
    if (pick.pick < 90 && !openNow(game)) return asks.begin(pick, game);
    const shown = choosing.shownNow(game);
    const free = shown.filter(
      (each) => pick.pick >= 70 || Object.values(choosing.locksNow(each, game)).every((is) => !is),
    );
    const branch = of(
      pick,
      (free.length > 0 ? free : shown).map(({ id }) => id),
      branchIds,
    );
    const secondChances = [has.lens, has.charm].filter((_, place) => isTicked(pick, place));
    return about(
      { branch, secondChances },
      (moment, choice) => chooseBranch(moment, choice),
      (played, choice) => choosing.choose(played, choice.branch, choice.secondChances),
    );
  },
  rename(pick, game) {
    if (pick.pick < 90 && game.who.story.phase !== 'Rename') return asks.choose(pick, game);
    const named = { quality: of(pick, pets, pets), name: names[Math.floor(pick.more / 3) % names.length] as string };
    return about(
      named,
      (moment, { quality, name }) => renameQuality(moment, quality, name),
      (game, { quality, name }) => choosing.giveName(game, quality, name),
    );
  },
  draw: () => about(undefined, drawCard, hands.draw),
  discard: (pick, game) => about(of(pick, tableNow(game).hand, storyletIds), discardCard, hands.discard),
  travel: (pick) => about(of(pick, areaIds.slice(0, 7), [0, 8, 9, 99]), travel, telling.travel),
  use: (pick) => about(of(pick, [has.whistle, has.lens], [has.whistle, has.hat, 99]), useQuality, telling.use),
  equip: (pick) => about(of(pick, garments, [has.pence, 99]), equip, wardrobe.equip),
  unequip: (pick, { who }) => about(of(pick, [...who.worn.values()], garments), unequip, wardrobe.unequip),
  equipHighest: (pick) => about(of(pick, [has.keen, has.quick, has.worry], [99]), equipHighest, wardrobe.equipBest),
  changeOutfit: (pick) => about(of(pick, outfitIds, outfitIds), changeOutfit, wardrobe.changeInto),
  saveOutfit: (pick) => about(of(pick, outfitIds, outfitIds), saveOutfit, wardrobe.save),
  renameOutfit(pick) {
    const named = {
      id: of(pick, [1, 2, 3], outfitIds),
      name: names[Math.floor(pick.more / 10) % names.length] as string,
    };
    return about(
      named,
      (moment, { id, name }) => renameOutfit(moment, id, name),
      (game, { id, name }) => wardrobe.renameClothes(game, id, name),
    );
  },
  markOutfit: (pick) => about(of(pick, [1, 2, 3], outfitIds), toggleFavourite, wardrobe.mark),
  addOutfit(pick) {
    const name = pick.pick < 60 ? undefined : names[pick.more % names.length];
    return about(
      name,
      (moment, given) => addOutfit(moment, { type: 'Purchased', ...(given !== undefined && { name: given }) }),
      wardrobe.buyClothes,
    );
  },
  buy: (pick, game) => trade(pick, game, buy, market.buyThem),
  sell: (pick, game) => trade(pick, game, sell, market.sellThem),
  lend(pick, game) {
    const lent = { agent: agentAtHand(pick, game), item: garments[pick.pick % garments.length] as number };
    return about(
      lent,
      (moment, { agent, item }) => lend(moment, agent, item),
      (played, { agent, item }) => service.lendIt(played, agent, item),
    );
  },
  takeBack(pick, game) {
    const slot = [undefined, 'Hat', 'Weapon', 'Clothing'][pick.pick % 4];
    return about(
      { agent: agentAtHand(pick, game), slot },
      (moment, { agent }) => (slot === undefined ? takeAll(moment, agent) : takeBack(moment, agent, slot)),
      (played, { agent }) => service.takeThemBack(played, agent, slot),
    );
  },
  beginPlot(pick, game) {
    const sent = { agent: agentAtHand(pick, game), plot: [...plotIds, 99][pick.pick % 5] as number };
    return about(
      sent,
      (moment, { agent, plot }) => beginPlot(moment, agent, plot),
      (played, { agent, plot }) => service.send(played, agent, plot),
    );
  },
  reportPlot: (pick, game) => about(agentAtHand(pick, game), reportPlot, service.hear),
  perhapsNot: (pick, game) => about(agentAtHand(pick, game), perhapsNot, service.notNow),
  callOff: (pick, game) => about(agentAtHand(pick, game), abandonPlot, service.callOff),
  plan: (pick) => about(of(pick, branchIds, [1, 9999]), makePlan, planning.plan),
  unplan: (pick, { who }) =>
    about(
      of(
        pick,
        who.plans.map(({ branch }) => branch),
        branchIds,
      ),
      dropPlan,
      planning.unplan,
    ),
  replan: (pick, { who }) =>
    about(
      of(
        pick,
        who.plans.map(({ branch }) => branch),
        branchIds,
      ),
      restartPlan,
      planning.replan,
    ),
  redeem: (pick) => about(of(pick, codes, codes), redeem, bringCode),
  enrol(pick, { now }) {
    const tier = (['none', 'exceptional', 'enhanced'] as const)[pick.more % 3] ?? 'none';
    const until = tier === 'none' || pick.pick < 50 ? undefined : now + (pick.more % 90) * hour;
    const membership = { tier, ...(until !== undefined && { until }) };
    return about(
      membership,
      (moment) => allow(enrol(openTurn(moment), membership, moment.now)),
      (game) => {
        joinAs(game, tier, until);
        return undefined;
      },
    );
  },
  wait: () => about(undefined, look, telling.look),
  longWait: () => about(undefined, look, telling.look),
  goBackInTime: () => about(undefined, look, telling.look),
  patch: () => about(undefined, look, telling.look),
};

function trade(
  pick: Pick,
  game: Game,
  engine: (moment: Moment, id: number, amount: number) => Ruling,
  model: (game: Game, id: number, amount: number) => Answer,
): Asked {
  const open = wareIds.filter((id) => market.wareNow(game, id));
  const asked = { id: of(pick, open, [...wareIds, 99]), amount: amounts[pick.pick % amounts.length] as number };
  return about(
    asked,
    (moment, { id, amount }) => engine(moment, id, amount),
    (played, { id, amount }) => model(played, id, amount),
  );
}

/** What a command comes to where the game stands. */
export const askedBy = ({ verb, ...pick }: Command, game: Game): Asked => asks[verb](pick, game);

/** How much time goes by before a command, in milliseconds. */
export function timeBefore({ verb, pick, more }: Command): number {
  const minute = 60_000;
  if (verb === 'wait') return (more % 70) * minute + pick;
  if (verb === 'longWait') return (more % 240) * hour;
  if (verb === 'goBackInTime') return -(more % 3000) * minute;
  return (pick % 3) * minute;
}
