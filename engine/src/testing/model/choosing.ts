import type { OutcomeKind } from '../../character.ts';
import type { Open } from '../../story/phases.ts';
import type { Branch, BranchId, Effect, Outcome, Quality, QualityId } from '../../world.ts';
import { chanceNow, pointsFor } from './chances.ts';
import { tableNow, takeFrom } from './coming.ts';
import { affectAll, happenAll } from './effects.ts';
import { allHold, baseLevel, owned } from './levels.ts';
import { type Answer, type Game, no, roomsOf } from './person.ts';
import { moveTo, putUnder } from './places.ts';
import { planDone } from './planning.ts';
import { comeHome, dismissThem, engageThem, isReporting, reporterNow } from './service.ts';
import { isMetInstead, mayLeave, openFreely, openNow, throughOf, use, usedAgain, whyNotBegun } from './telling.ts';
import { wearIt } from './wardrobe.ts';

/** What a branch burns now: nothing in a report. */
export const costNow = ({ cost }: Branch, game: Game): number => (reporterNow(game) ? 0 : cost);

/** Why a branch cannot be chosen now. */
export function locksNow(branch: Branch, game: Game) {
  const isPaid = branch.pays.every(({ quality, level }) => owned(quality, game) >= level);
  return {
    byQualities: !isPaid || !allHold(branch.needs, game),
    byActions: game.who.actions.count < costNow(branch, game),
    byFate: game.who.fate < branch.fate,
  };
}

export function whyNot(branch: Branch | undefined, game: Game): string | undefined {
  if (!branch || !allHold(branch.when, game)) return 'no such branch';
  const { byQualities, byActions, byFate } = locksNow(branch, game);
  if (byQualities) return 'branch locked';
  if (byFate) return 'not enough fate';
  if (byActions) return 'not enough actions';
  const pets = game.world.pack.qualities.filter(
    ({ id, category, namable }) => namable && category === branch.names && owned(id, game) > 0,
  );
  if (branch.names !== undefined && pets.length === 0) return 'nothing to name';
  return branch.act !== undefined && !game.world.acts.has(branch.act) ? 'no such act' : undefined;
}

/** Branches the player sees, in the author's order. */
export function shownNow(game: Game): Branch[] {
  const lies = openNow(game);
  const storylet = lies && game.world.storylets.get(lies.storylet);
  return (storylet?.branches ?? []).filter((each) => allHold(each.when, game));
}

export const branchOf = (game: Game, lies: Open, id: BranchId): Branch | undefined =>
  game.world.storylets.get(lies.storylet)?.branches.find((each) => each.id === id);

export function begin(game: Game, id: number): Answer {
  const storylet = game.world.storylets.get(id);
  if (!storylet) return no('no such storylet');
  const lies = openNow(game);
  if (lies?.storylet === id) {
    game.who.story = lies;
    return undefined;
  }
  if (!mayLeave(game)) return no('in another storylet');
  const { story } = game.who;
  const only =
    storylet.autofire && storylet.deck === 'sometimes' && storylet.branches.length === 1
      ? storylet.branches[0]
      : undefined;
  const isTold = story.phase === 'End' && story.storylet === id && only;
  if (isTold && !tableNow(game).hand.includes(id)) return { doneBefore: story.turn };
  const thing = usedAgain(game, storylet);
  if (thing !== undefined) return use(game, thing);
  if (isMetInstead(game)) return undefined;
  const refused = whyNotBegun(game, storylet) ?? (only && whyNot(only, game));
  if (refused) return no(refused);
  if (!only) {
    openFreely(game, id);
    return undefined;
  }
  openFreely(game, id);
  take(game, only, []);
  return undefined;
}

export function choose(game: Game, id: BranchId, ticked: QualityId[]): Answer {
  const { story } = game.who;
  if (story.phase === 'End' && story.branch === id) return { doneBefore: story.turn };
  const lies = openNow(game);
  if (!lies) return no('story is over');
  if ((story.phase === 'Rename' || story.phase === 'Act') && story.branch === id) return undefined;
  const branch = branchOf(game, lies, id);
  const refused = whyNot(branch, game);
  if (refused || !branch) return no(refused ?? '');
  game.who.story = lies;
  take(game, branch, ticked);
  return undefined;
}

/** Chooses a branch of what is open: asks what it has to ask, or else is paid and told. */
function take(game: Game, branch: Branch, secondChances: QualityId[]): void {
  const lies = openNow(game);
  if (!lies) return;
  const phase = branch.names !== undefined ? 'Rename' : branch.act !== undefined ? 'Act' : undefined;
  if (phase) {
    game.who.story = { ...lies, phase, branch: branch.id, secondChances };
    game.acts = true;
  } else carryOut(game, lies, branch, secondChances);
}

/** Is the result on show that of giving just this name? */
function isGivenNow({ who, world }: Game, id: QualityId, name: string): boolean {
  const { story } = who;
  if (story.phase !== 'End' || who.names.get(id) !== name) return false;
  const branch = world.storylets.get(story.storylet)?.branches.find((each) => each.id === story.branch);
  return branch?.names !== undefined;
}

export function giveName(game: Game, id: QualityId, given: string): Answer {
  const { story } = game.who;
  const name = given.trim();
  if (story.phase === 'End' && isGivenNow(game, id, name)) return { doneBefore: story.turn };
  const lies = openNow(game);
  if (story.phase !== 'Rename' || !lies) return no('not asked');
  const branch = branchOf(game, lies, story.branch);
  if (branch?.names === undefined) return no('not asked');
  const refused = whyNot(branch, game);
  if (refused) return no(refused);
  const quality = game.world.qualities.get(id);
  if (!quality?.namable || quality.category !== branch.names || owned(id, game) === 0) return no('nothing to name');
  if (name.length < 1 || name.length > 140 || /[^\p{L}\p{M}\p{Nd} '’,]/u.test(name)) return no('name unfit');
  carryOut(game, lies, branch, story.secondChances, () => game.who.names.set(id, name));
  return undefined;
}

/** Pays, rolls, tells. */
export function carryOut(
  game: Game,
  lies: Open,
  branch: Branch,
  ticked: readonly QualityId[],
  then?: () => void,
): void {
  const { who, world } = game;
  const cost = costNow(branch, game);
  game.acts = true;
  takeFrom(who.actions, cost, roomsOf(who).bank, game.now);
  game.spent += cost;
  who.fate -= branch.fate;
  planDone(game, branch.id);
  const { hand } = tableNow(game);
  if (hand.includes(lies.storylet)) hand.splice(hand.indexOf(lies.storylet), 1);
  then?.();
  const servant = who.servants.find((each) => isReporting(game, each));

  const results = branch.challenges.map((challenge) => {
    const exact = chanceNow(challenge, game);
    const chance = Math.floor(exact);
    const base = baseLevel(challenge.quality, game);
    let isPassed = game.luck.roll(100) <= chance;
    const item = challenge.secondChance;
    if (!isPassed && item !== undefined && ticked.includes(item) && chance < 100) {
      const price = branch.pays.find(({ quality }) => quality === item)?.level ?? 0;
      if (owned(item, game) > price) {
        affectAll(game, [{ kind: 'change', quality: item, by: -1 }]);
        isPassed = game.luck.roll(100) <= chance;
      }
    }
    return { exact, isPassed, base, quality: world.qualities.get(challenge.quality), kind: challenge.kind };
  });

  const kind = kindOf(
    game,
    branch,
    results.every(({ isPassed }) => isPassed),
  );
  const outcome = (branch.outcomes as Partial<Record<OutcomeKind, Outcome>>)[kind];
  if (!outcome) return;
  const prices = branch.pays.map(({ quality, level }): Effect => ({ kind: 'change', quality, by: -level }));
  const learnt = reporterNow(game) ? [] : results.flatMap(lessonsOf);
  affectAll(game, [...prices, ...learnt, ...outcome.effects]);
  const worn = outcome.wear === undefined ? undefined : world.qualities.get(outcome.wear);
  if (worn) wearIt(worn, game);
  happenAll(game, outcome);
  settle(game, outcome);
  if (servant && who.servants.includes(servant)) comeHome(servant);
  who.story = {
    phase: 'End',
    storylet: lies.storylet,
    branch: branch.id,
    outcome: kind,
    turn: game.turn,
    ...(outcome.goTo !== undefined && { next: outcome.goTo }),
    ...throughOf(lies),
  };
}

function kindOf(game: Game, { outcomes }: Branch, isPassed: boolean): OutcomeKind {
  const [plain, rare, twin] =
    'always' in outcomes
      ? (['always', 'rare', outcomes.rare] as const)
      : isPassed
        ? (['success', 'rareSuccess', outcomes.rareSuccess] as const)
        : (['failure', 'rareFailure', outcomes.rareFailure] as const);
  return twin && game.luck.roll(100) <= twin.percent ? rare : plain;
}

type Result = { exact: number; isPassed: boolean; base: number; quality: Quality | undefined; kind: string };

/** What an attribute learns, and what failing costs the practised. */
function lessonsOf({ exact, isPassed, base, quality, kind }: Result): Effect[] {
  if (quality?.category !== 'BasicAbility' || kind === 'luck') return [];
  const learnt: Effect = { kind: 'change', quality: quality.id, by: pointsFor(exact, isPassed) };
  if (isPassed || quality.menace === undefined || base < 33) return [learnt];
  return [learnt, { kind: 'change', quality: quality.menace, by: 1 }];
}

/** Where an outcome leaves the character. */
function settle(game: Game, outcome: Outcome): void {
  const { who, world } = game;
  if (outcome.lodge !== undefined && world.lodgings.has(outcome.lodge)) who.lodging = outcome.lodge;
  if (outcome.dismiss !== undefined) dismissThem(game, outcome.dismiss);
  if (outcome.engage !== undefined) engageThem(game, outcome.engage);
  if (outcome.clearHand) tableNow(game).hand.splice(0);
  if (outcome.setting !== undefined) putUnder(game, outcome.setting);
  if (outcome.moveTo !== undefined) moveTo(game, outcome.moveTo);
}
