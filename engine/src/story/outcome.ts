import { applyCode } from '../access/access-code.ts';
import { giveActions } from '../actions/action-clock.ts';
import { dismiss, engage } from '../agents/in-service.ts';
import { refreshDeck } from '../cards/deck.ts';
import { clearHand } from '../cards/hand.ts';
import type { EndedStory, OutcomeKind } from '../character.ts';
import { giveFate } from '../fate/balance.ts';
import { enterSetting, moveTo } from '../map/move-to.ts';
import { giveBanner, giveFrame } from '../myself/ornaments.ts';
import { putOn } from '../outfits/clothes.ts';
import { giveOutfit } from '../outfits/saved-outfits.ts';
import { meetsAll } from '../qualities/meets.ts';
import { startTimer } from '../timed/timers.ts';
import { type Moment, record, type Standpoint, type Turn } from '../turn.ts';
import { renderText } from '../wording/render-text.ts';
import type { Consequences, Letter, Outcome, PlainOutcome } from './consequences.ts';
import type { Branch } from './storylet.ts';

/** Rare outcomes are rolled after the challenges. */
export function outcomeOf(branch: Branch, passed: boolean, moment: Moment): OutcomeKind {
  const { outcomes } = branch;
  const falls = (percent: number | undefined) => percent !== undefined && moment.chance.roll(100) <= percent;
  if ('always' in outcomes) return falls(outcomes.rare?.percent) ? 'rare' : 'always';
  if (passed) return falls(outcomes.rareSuccess?.percent) ? 'rareSuccess' : 'success';
  return falls(outcomes.rareFailure?.percent) ? 'rareFailure' : 'failure';
}

const plainOutcome = ({ outcomes }: Branch, kind: OutcomeKind): PlainOutcome | undefined =>
  (outcomes as Partial<Record<OutcomeKind, PlainOutcome>>)[kind];

/** Index of the first variant whose requirements hold. Undefined if the plain outcome applies. */
export function variantOf(branch: Branch, kind: OutcomeKind, here: Standpoint): number | undefined {
  const found = plainOutcome(branch, kind)?.variants?.findIndex(({ when }) => meetsAll(when, here)) ?? -1;
  return found < 0 ? undefined : found;
}

/**
 * Undefined if the branch has none of that kind: a stored result may be from an older version of the world. For a
 * variant that no longer exists, the plain outcome.
 */
export function outcomeNamed(
  branch: Branch,
  { outcome: kind, variant }: Pick<EndedStory, 'outcome' | 'variant'>,
): Outcome | undefined {
  const plain = plainOutcome(branch, kind);
  return (variant === undefined ? undefined : plain?.variants?.[variant]) ?? plain;
}

type Step<Field> = (turn: Turn, field: Field, moment: Moment) => Turn;
type Steps<Fields> = { readonly [Name in keyof Fields]-?: Step<NonNullable<Fields[Name]>> };

/** For every field of `Consequences` except effects on qualities, a step that applies it. Steps run in this order. */
const consequenceSteps: Steps<Omit<Consequences, 'effects'>> = {
  reveal: (turn, restrictions) =>
    restrictions.reduce(
      (sofar, restriction) =>
        sofar.character.restrictions.includes(restriction) ? record(sofar, { kind: 'revealed', restriction }) : sofar,
      turn,
    ),
  hide: (turn, restrictions) =>
    restrictions.reduce(
      (sofar, restriction) =>
        sofar.character.restrictions.includes(restriction) ? sofar : record(sofar, { kind: 'held back', restriction }),
      turn,
    ),
  refreshActions: giveActions,
  refreshCards: (turn, _isFull, { world }) => refreshDeck(turn, world),
  stop: (turn, stories) =>
    stories.reduce((sofar, story) => {
      const isRunning = sofar.character.timers.some((timer) => timer.story === story);
      return isRunning ? record(sofar, { kind: 'timer stopped', story }) : sofar;
    }, turn),
  start: (turn, stories, moment) =>
    stories.reduce((sofar, story) => startTimer(sofar, story, moment.now, moment), turn),
  fate: giveFate,
  grant: (turn, codes, { world }) => codes.reduce((sofar, code) => applyCode(sofar, code, world), turn),
  send: sendLetter,
};

type TextsOfOutcome = 'title' | 'descriptionHtml' | 'image' | 'scene' | 'asideHtml';

/** For every field of an outcome that changes the character, a step that applies it. Steps run in this order. */
const outcomeSteps: Steps<Omit<Outcome, TextsOfOutcome | 'effects' | 'goTo' | 'straightTo' | 'giveCode' | 'journal'>> =
  {
    wear: (turn, item, { world }) => putOn(turn, item, world),
    outfit: giveOutfit,
    frame: giveFrame,
    banner: giveBanner,
    ...consequenceSteps,
    lodge: (turn, lodging, { world }) =>
      world.lodgings.has(lodging) ? record(turn, { kind: 'lodged', lodging }) : turn,
    dismiss,
    engage: (turn, agent, { world }) => engage(turn, agent, world),
    clearHand: (turn, _isCleared, { world }) => clearHand(turn, world),
    setting: (turn, setting, { world }) => enterSetting(turn, setting, world),
    moveTo: (turn, area, { world }) => moveTo(turn, area, world),
  };

/**
 * Applies an outcome except its effects on qualities. `storylet` is recorded if the result is offered for the journal.
 */
export function applyOutcome(turn: Turn, outcome: Outcome, storylet: number, moment: Moment): Turn {
  const applied = applyAll(outcomeSteps, turn, outcome, moment);
  return outcome.journal ? record(applied, { kind: 'journal offered', storylet }) : applied;
}

/** Applies the fields that outcomes and timed stories share, except effects on qualities. */
export const applyConsequences = (turn: Turn, consequences: Consequences, moment: Moment): Turn =>
  applyAll(consequenceSteps, turn, consequences, moment);

function applyAll<Fields>(steps: Steps<Fields>, turn: Turn, fields: Partial<Fields>, moment: Moment): Turn {
  let after = turn;
  for (const name in steps) {
    const field = fields[name];
    if (field !== undefined && field !== null) after = steps[name](after, field, moment);
  }
  return after;
}

function sendLetter(turn: Turn, { title, html: text, image, storylet }: Letter, { world, now }: Moment): Turn {
  const html = renderText(text, { character: turn.character, world });
  const about = { ...(image !== undefined && { image }), ...(storylet !== undefined && { storylet }) };
  return record(turn, { kind: 'letter', title, html, ...about, at: now });
}
