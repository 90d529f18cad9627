import { drawCard } from '../../cards/draw-card.ts';
import { discardCard } from '../../cards/hand.ts';
import { returnCard } from '../../cards/undo-discards.ts';
import { travel } from '../../map/travel.ts';
import { dropPlan, makePlan, restartPlan } from '../../plans/plans.ts';
import { beginStorylet } from '../../story/begin.ts';
import { chooseBranch } from '../../story/choose-branch.ts';
import { chooseTimes } from '../../story/choose-times.ts';
import { goBack, look, resume } from '../../story/look.ts';
import { renameQuality } from '../../story/rename-quality.ts';
import { useQuality } from '../../story/use-quality.ts';
import type { World } from '../../world.ts';
import { draw, listedStorylets } from './cards.ts';
import { begin, choose, giveName } from './choose-branch.ts';
import { chooseOften } from './choose-often.ts';
import { tableNow } from './clocks.ts';
import {
  alone,
  type CommandNumbers,
  type CommandPair,
  type MakePair,
  type Others,
  oneOf,
  someNames,
} from './command-pair.ts';
import { discard, undoDiscard } from './discards.ts';
import { locksNow, shownNow } from './locks.ts';
import * as looking from './look.ts';
import type { Game } from './model-character.ts';
import { plan, replan, unplan } from './plans.ts';
import { storyletCount } from './some-storylets.ts';
import { qualityIds } from './some-things.ts';
import * as telling from './story.ts';

const storyletIds = Array.from({ length: 26 }, (_, place) => place + 1);
const branchIds = storyletIds.flatMap((id) => [0, 1, 2, 3].map((at) => id * 10 + at));
const pets = [qualityIds.cat, qualityIds.dog, qualityIds.hat] as const;

const isTicked = ({ more }: CommandNumbers, place: number): boolean => Math.floor(more / 100) % (place + 3) > 0;
const branchesOf = ({ pack }: World): readonly number[] =>
  pack.storylets.flatMap(({ branches }) => branches.map(({ id }) => id));
const plannable = (game: Game): readonly number[] => {
  const { story } = game.who;
  return story.phase === 'End' ? [story.branch] : shownNow(game).map(({ id }) => id);
};
const plansOf = ({ who }: Game): readonly number[] => who.plans.map(({ branch }) => branch);

const aLook: MakePair = () => alone(undefined, look, looking.look);

/** Usually opens a storylet that can be opened. If one is open, often chooses a branch instead. */
const beginning: MakePair = (chosen, game, others) => {
  if (chosen.pick < 60 && telling.openNow(game)) return choosing(chosen, game, others);
  const { story } = game.who;
  const told = story.phase === 'End' ? [story.storylet] : [];
  const atHand = [...listedStorylets(game).map(({ id }) => id), ...tableNow(game).hand, ...told];
  const asked = chosen.pick < 10 ? storyletCount + 1 : oneOf(chosen, atHand, storyletIds);
  return alone(asked, beginStorylet, begin);
};

/** Usually chooses a branch that is not locked. If no storylet is open, usually opens one instead. */
const choosing: MakePair = (chosen, game, others) => {
  const { story } = game.who;
  if (story.phase === 'SecondChance' && chosen.pick < 110) {
    const answer = { branch: story.branch, secondChances: chosen.pick < 40 ? [] : [qualityIds.lens, qualityIds.charm] };
    return alone(answer, chooseBranch, (played) => choose(played, answer.branch, answer.secondChances));
  }
  if (chosen.pick < 90 && !telling.openNow(game)) return beginning(chosen, game, others);
  const shown = shownNow(game);
  const free = shown.filter((each) => Object.values(locksNow(each, game)).every((isLocked) => !isLocked));
  const atHand = chosen.pick < 70 && free.length > 0 ? free : shown;
  const branch = oneOf(
    chosen,
    atHand.map(({ id }) => id),
    branchIds,
  );
  const secondChances = [qualityIds.lens, qualityIds.charm].filter((_, place) => isTicked(chosen, place));
  return alone({ branch, secondChances }, chooseBranch, (played) => choose(played, branch, secondChances));
};

/** Usually repeats a branch that is not locked, as often as it allows. */
const repeating: MakePair = (chosen, game, others) => {
  if (game.who.story.phase !== 'In' && chosen.pick < 90) return choosing(chosen, game, others);
  const shown = shownNow(game).filter(({ repeatable }) => repeatable !== undefined || chosen.pick >= 90);
  const free = shown.filter((each) => Object.values(locksNow(each, game)).every((isLocked) => !isLocked));
  const branch = oneOf(chosen, free.length > 0 ? free : shown, shownNow(game));
  const id = branch?.id ?? 1;
  const times = chosen.pick < 90 ? (branch?.repeatable ?? 2) : 2 + (chosen.more % 4);
  const secondChances = [qualityIds.lens, qualityIds.charm].filter((_, place) => isTicked(chosen, place));
  return alone(
    { branch: id, secondChances, times },
    (moment, choice) => chooseTimes(moment, choice, times),
    (played) => chooseOften(played, id, secondChances, times),
  );
};

/** A command that leads to this branch of the generous storylet. */
export function towards(place: number, chosen: CommandNumbers, game: Game, others: Others): CommandPair {
  const open = telling.openNow(game);
  if (!open && chosen.pick < 80) return alone(storyletCount + 1, beginStorylet, begin);
  if (open?.storylet !== storyletCount + 1) return choosing(chosen, game, others);
  const branch = open.storylet * 10 + place;
  return alone({ branch, secondChances: [] }, chooseBranch, (played) => choose(played, branch, []));
}

export const storyCommands = {
  look: aLook,
  wait: aLook,
  longWait: aLook,
  goBackInTime: aLook,
  patch: aLook,
  swap: aLook,
  resume: () => alone(undefined, resume, looking.resume),
  goBack: () => alone(undefined, goBack, looking.goBack),
  begin: beginning,
  choose: choosing,
  repeat: repeating,
  rename(chosen, game, others) {
    const { story, names } = game.who;
    const told = story.phase === 'End' && chosen.pick < 50 ? [...names].at(-1) : undefined;
    if (chosen.pick < 90 && story.phase !== 'Rename' && !told) return towards(5, chosen, game, others);
    const name = told?.[1] ?? (someNames[Math.floor(chosen.more / 3) % someNames.length] as string);
    return alone(
      { quality: told?.[0] ?? oneOf(chosen, pets, pets), name },
      (moment, { quality }) => renameQuality(moment, quality, name),
      (played, { quality }) => giveName(played, quality, name),
    );
  },
  use: (chosen) =>
    alone(
      oneOf(
        chosen,
        [qualityIds.whistle, qualityIds.whistle, qualityIds.whistle, qualityIds.cane, qualityIds.lens],
        [qualityIds.whistle, qualityIds.hat, 99],
      ),
      useQuality,
      telling.use,
    ),
  draw: () => alone(undefined, drawCard, draw),
  discard: (chosen, game) => alone(oneOf(chosen, tableNow(game).hand, storyletIds), discardCard, discard),
  undoDiscard: (chosen, game) =>
    alone(oneOf(chosen, game.who.discarded?.hand ?? [], storyletIds), returnCard, undoDiscard),
  travel: (chosen, game, others) =>
    telling.openNow(game) && chosen.pick < 70
      ? choosing(chosen, game, others)
      : alone(oneOf(chosen, [1, 2, 3, 4, 5, 6, 7], [0, 8, 9, 99]), travel, telling.travel),
  plan: (chosen, game) => alone(oneOf(chosen, plannable(game), [...branchesOf(game.world), 1, 9999]), makePlan, plan),
  unplan: (chosen, game) => alone(oneOf(chosen, plansOf(game), branchIds), dropPlan, unplan),
  replan: (chosen, game) => alone(oneOf(chosen, plansOf(game), branchIds), restartPlan, replan),
} satisfies Record<string, MakePair>;
